import { text } from '../../../i18n/local-text'
import type { Asked } from './asked'

/** About shorts. */
export const SHORTS: readonly Asked[] = [
  {
    question: text('Is there a lining?', '¿Lleva forro?', 'Haben sie ein Innenfutter?'),
    answer: text(
      'No, they are a single layer, as in a match.',
      'No, es de una sola capa, como en un partido.',
      'Nein, sie sind einlagig, wie im Spiel.',
    ),
  },
  {
    question: text('How long are they in M?', '¿Qué largo tiene en la M?', 'Wie lang sind sie in M?'),
    answer: text(
      '46 cm along the outer seam. The other sizes are in the size guide.',
      '46 cm por la costura exterior. Las demás tallas están en la guía.',
      '46 cm an der Außennaht. Die anderen Größen stehen in der Größentabelle.',
    ),
  },
  {
    question: text(
      'Can a number be printed on the leg?',
      '¿Se puede estampar un número en la pierna?',
      'Kann eine Nummer aufs Bein gedruckt werden?',
    ),
    answer: text(
      'Not at the moment, only on the shirts.',
      'De momento no, solo en las camisetas.',
      'Zurzeit nicht, nur auf die Trikots.',
    ),
  },
]
