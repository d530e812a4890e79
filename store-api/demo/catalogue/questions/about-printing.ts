import { text } from '../../../i18n/local-text'
import type { Asked } from './asked'

/** About names and numbers. */
export const PRINTING: readonly Asked[] = [
  {
    question: text(
      'Can I have only a number printed, without a name?',
      '¿Se puede estampar solo el número, sin nombre?',
      'Kann ich nur eine Nummer drucken lassen, ohne Namen?',
    ),
    answer: text(
      'Yes. Leave the name blank; the price of printing is the same.',
      'Sí. Deja el nombre vacío; el precio del estampado es el mismo.',
      'Ja. Lass den Namen leer, der Preis für den Aufdruck ist derselbe.',
    ),
  },
  {
    question: text('How long may the name be?', '¿Qué longitud puede tener el nombre?', 'Wie lang darf der Name sein?'),
    answer: text(
      'Up to 12 letters, with spaces, dots, hyphens, apostrophes and accents. Long names are set narrower, not smaller.',
      'Hasta 12 letras, con espacios, puntos, guiones, apóstrofos y tildes. Los largos se estampan más estrechos, no más pequeños.',
      'Bis zu 12 Buchstaben, mit Leerzeichen, Punkten, Bindestrichen, Apostrophen und Akzenten. Lange Namen werden schmaler gesetzt, nicht kleiner.',
    ),
  },
  {
    question: text(
      'Can I return it once it is printed?',
      '¿Se puede devolver una vez estampada?',
      'Kann ich es bedruckt zurückgeben?',
    ),
    answer: text(
      'Only if it is faulty, as it is made just for you. Order it unprinted first if you’re not sure of the size.',
      'Solo si tiene algún fallo, porque se hace solo para ti. Si dudas con la talla, pídela primero sin estampar.',
      'Nur wenn es einen Mangel hat, denn es wird nur für dich gemacht. Bist du bei der Größe unsicher, bestell es erst ohne Aufdruck.',
    ),
  },
  {
    question: text(
      'Does the print come off in the wash?',
      '¿Se va el estampado al lavar?',
      'Geht der Aufdruck beim Waschen ab?',
    ),
    answer: text(
      'Not at 30 °C and inside out. Keep it away from the tumble dryer and the iron, and wait a day before the first wash.',
      'A 30 °C y del revés, no. Ni secadora ni plancha, y espera un día antes del primer lavado.',
      'Nicht bei 30 °C und auf links. Halte Trockner und Bügeleisen fern und warte mit der ersten Wäsche einen Tag.',
    ),
  },
]
