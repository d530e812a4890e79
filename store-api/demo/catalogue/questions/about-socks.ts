import { text } from '../../../i18n/local-text'
import type { Asked } from './asked'

/** About socks. */
export const SOCKS: readonly Asked[] = [
  {
    question: text('Which size for a 41?', '¿Qué talla para un 41?', 'Welche Größe bei 41?'),
    answer: text('The middle one, 39–42.', 'La mediana, 39–42.', 'Die mittlere, 39–42.'),
  },
  {
    question: text('Do they reach over the knee?', '¿Pasan de la rodilla?', 'Reichen sie über das Knie?'),
    answer: text(
      'To just below it, with a cuff that can be turned over.',
      'Hasta justo debajo, con una vuelta que se puede doblar.',
      'Bis knapp darunter, mit einem Bund zum Umschlagen.',
    ),
  },
  {
    question: text('Is it one pair?', '¿Viene un par?', 'Ist das ein Paar?'),
    answer: text('Yes, one pair.', 'Sí, un par.', 'Ja, ein Paar.'),
  },
]
