import { text } from '../../../i18n/local-text'
import type { Asked } from './asked'

/** About whatever is bought. */
export const ANYTHING: readonly Asked[] = [
  {
    question: text(
      'Can I send it back if the size is wrong?',
      '¿Puedo devolverlo si me equivoco de talla?',
      'Kann ich es zurückschicken, wenn die Größe nicht passt?',
    ),
    answer: text(
      'Yes, within 30 days, unworn and with its tags on. Tell us the size you need, and we’ll send it as soon as yours is on its way.',
      'Sí, en un plazo de 30 días, sin usar y con las etiquetas. Dinos qué talla necesitas y te la mandamos en cuanto la tuya esté en camino.',
      'Ja, innerhalb von 30 Tagen, ungetragen und mit Etikett. Sag uns, welche Größe du brauchst, dann schicken wir sie los, sobald deine unterwegs ist.',
    ),
  },
  {
    question: text(
      'Is this licensed {team} merchandise?',
      '¿Es un producto con licencia de {team}?',
      'Ist das ein lizenzierter Artikel von {team}?',
    ),
    answer: text(
      'Yes: everything from {team} in our shop is made with their blessing, and the crest is the real one.',
      'Sí: todo lo de {team} en la tienda se hace con su permiso, y el escudo es el auténtico.',
      'Ja, alles von {team} in unserem Shop ist mit deren Segen gemacht, und das Wappen ist das echte.',
    ),
  },
  {
    question: text('Do you wrap it as a present?', '¿Lo envolvéis para regalo?', 'Packt ihr es als Geschenk ein?'),
    answer: text(
      'Not in gift paper. The parcel is plain, though, and has no price in it, so you can send it straight to them.',
      'En papel de regalo, no. Pero el paquete es discreto y no lleva precio, así que puedes enviarlo directamente.',
      'Nicht in Geschenkpapier. Das Paket ist aber schlicht und ohne Preis, du kannst es also gleich verschicken lassen.',
    ),
  },
  {
    question: text(
      'When will my size be back if it is sold out?',
      'Si mi talla está agotada, ¿cuándo vuelve?',
      'Wann kommt meine Größe wieder, wenn sie ausverkauft ist?',
    ),
    answer: text(
      'We restock every few weeks during the season. Check back, or open a ticket and we’ll let you know.',
      'Reponemos cada pocas semanas durante la temporada. Vuelve a mirar o abre una consulta y te avisamos.',
      'Wir nähen während der Saison alle paar Wochen nach. Schau wieder vorbei, oder stell eine Anfrage, dann sagen wir dir Bescheid.',
    ),
  },
]
