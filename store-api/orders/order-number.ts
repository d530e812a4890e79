import { randomInt } from 'node:crypto'

/** Letters and digits nobody mistakes for another when they are read out or written down. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const LENGTH = 8

/** A number nobody can guess from another: `TL-7K3QW9XA`. */
export const newOrderNumber = (): string =>
  `TL-${Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('')}`
