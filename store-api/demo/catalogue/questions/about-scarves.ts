import { text } from '../../../i18n/local-text'
import type { Asked } from './asked'

/** About scarves. */
export const SCARVES: readonly Asked[] = [
  {
    question: text(
      'Is it knitted on both sides?',
      '¿Es de punto por los dos lados?',
      'Ist er auf beiden Seiten gestrickt?',
    ),
    answer: text(
      'Yes, double-knitted: the word can be read from the front and from the back.',
      'Sí, de punto doble: la palabra se lee por delante y por detrás.',
      'Ja, doppelt gestrickt: Das Wort ist von vorn und von hinten zu lesen.',
    ),
  },
  {
    question: text('Can it go in the washing machine?', '¿Se puede lavar a máquina?', 'Darf er in die Maschine?'),
    answer: text(
      'Better not. By hand and cold, then laid flat to dry.',
      'Mejor no. A mano y en frío, y a secar en plano.',
      'Besser nicht. Von Hand und kalt, dann liegend trocknen.',
    ),
  },
  {
    question: text('Is it scratchy?', '¿Pica?', 'Kratzt er?'),
    answer: text(
      'No, the yarn is soft acrylic, recycled.',
      'No, el hilo es acrílico suave y reciclado.',
      'Nein, das Garn ist weiches, recyceltes Acryl.',
    ),
  },
]
