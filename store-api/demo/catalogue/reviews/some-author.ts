import type { Random } from '../../../catalog/images/seeded-random'
import { pick } from './pick'

const FIRST_NAMES =
  'Ada Aidan Aina Alba Alice Amara Amir Ana Anders Anja Antonia Arne Aylin Bea Ben Bruno Carla Carmen Caro Cem Chiara Chloe Clara Connor Curro Dani Daria David Deniz Diego Dora Eamon Elena Eli Elif Emil Emma Enzo Erik Esther Eva Fatima Felix Finn Frida Gael Gemma Greta Grace Hana Hannes Harriet Hugo Ian Ida Ines Ingrid Iris Isa Ivo Jakob James Jana Javi Jo Jonas Julia Kai Kamil Karim Katja Kemal Lara Lea Leo Liam Lina Lola Lotte Luca Lucía Luis Maeve Malik Manu Marco Mar Marta Mats Mia Mila Mina Moritz Nadia Nils Nina Noah Nora Nuria Oisín Oliver Olga Omar Oscar Pablo Paco Paula Pia Priya Quim Rafa Rita Robin Rosa Ruth Sami Samira Sara Selma Silke Sofía Sven Tara Theo Tim Tomás Toni Uwe Vera Viktor Wanda Will Xavi Yara Yusuf Zoe'.split(
    ' ',
  )

const INITIALS = [...'ABCDEFGHIJKLMNOPRSTVWZ']

/** Somebody nobody knows: `Mara V.` */
export const someAuthor = (random: Random): string => `${pick(random, FIRST_NAMES)} ${pick(random, INITIALS)}.`
