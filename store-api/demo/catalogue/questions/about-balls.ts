import { text } from '../../../i18n/local-text'
import type { Asked } from './asked'

/** About balls. */
export const BALLS: readonly Asked[] = [
  {
    question: text(
      'Which size is for a nine-year-old?',
      '¿Qué talla para nueve años?',
      'Welche Größe für ein Kind mit neun?',
    ),
    answer: text(
      'Size 4, which clubs use from about eight to twelve. Size 5 is for everyone older, size 3 for the little ones.',
      'La 4, que es la que usan los clubes de los ocho a los doce. La 5 es para los mayores y la 3 para los pequeños.',
      'Größe 4, die nehmen Vereine etwa von acht bis zwölf. Größe 5 ist für alle Älteren, Größe 3 für die Kleinen.',
    ),
  },
  {
    question: text('Does it come pumped up?', '¿Viene hinchado?', 'Kommt er aufgepumpt?'),
    answer: text(
      'Flat, so that the parcel stays small, with a needle. You’ll need a pump.',
      'Desinflado, para que el paquete sea pequeño, con aguja. Necesitas una bomba.',
      'Ohne Luft, damit das Paket klein bleibt, mit Nadel. Eine Pumpe brauchst du.',
    ),
  },
  {
    question: text('Is it good for artificial grass?', '¿Sirve para césped artificial?', 'Taugt er für Kunstrasen?'),
    answer: text(
      'Yes, and for natural grass. Tarmac wears the colours off sooner.',
      'Sí, y para césped natural. El asfalto se come antes los colores.',
      'Ja, und für Naturrasen. Auf Asphalt gehen die Farben schneller ab.',
    ),
  },
]
