import { text } from '../../../i18n/local-text'
import type { DemoQuestion } from '../kit'

/** About any product. */
export const GENERAL_QUESTIONS: readonly DemoQuestion[] = [
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

/** About training and warm-up tops. */
export const TRAINING: readonly DemoQuestion[] = [
  {
    question: text('Is it for running too?', '¿Sirve también para correr?', 'Taugt es auch zum Laufen?'),
    answer: text(
      'Yes. The cut is loose, and the seams are flat where a rucksack would rub.',
      'Sí. El corte es suelto y las costuras son planas donde rozaría una mochila.',
      'Ja. Es ist locker geschnitten, und die Nähte sind flach, wo ein Rucksack scheuern würde.',
    ),
  },
  {
    question: text('Do you do prices for teams?', '¿Hay precios para equipos?', 'Gibt es Preise für Mannschaften?'),
    answer: text(
      'For ten or more, send us sizes and the date and we’ll quote within two working days.',
      'A partir de diez, mándanos las tallas y la fecha y en dos días laborables tienes un presupuesto.',
      'Ab zehn Stück: Schick uns Größen und Termin, dann hast du in zwei Werktagen ein Angebot.',
    ),
  },
  {
    question: text('Are there pockets?', '¿Tiene bolsillos?', 'Hat es Taschen?'),
    answer: text(
      'No. Whatever you carry would be in the way.',
      'No. Todo lo que llevaras te estorbaría.',
      'Nein. Was du mitnimmst, wäre nur im Weg.',
    ),
  },
]

export const SHORTS: readonly DemoQuestion[] = [
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

export const SOCKS: readonly DemoQuestion[] = [
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

export const SCARVES: readonly DemoQuestion[] = [
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

export const BALLS: readonly DemoQuestion[] = [
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
