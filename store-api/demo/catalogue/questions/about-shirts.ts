import { text } from '../../../i18n/local-text'
import type { Asked } from './asked'

/** About shirts for grown-ups. */
export const SHIRTS: readonly Asked[] = [
  {
    question: text(
      'I am 1.83 m and 82 kg. L or XL?',
      'Mido 1,83 y peso 82 kilos. ¿L o XL?',
      'Ich bin 1,83 m und wiege 82 kg. L oder XL?',
    ),
    answer: text(
      'By the chart that is an XL in height and an L in the chest. If you like it close, take L; for the stands in winter, XL.',
      'Según la tabla, por altura sería una XL y por pecho una L. Si te gusta ceñida, la L; para la grada en invierno, la XL.',
      'Nach der Tabelle ist es in der Höhe XL und an der Brust L. Magst du es schmal, nimm L, für die Tribüne im Winter XL.',
    ),
  },
  {
    question: text(
      'Is the crest sewn on or printed?',
      '¿El escudo va cosido o estampado?',
      'Ist das Wappen aufgenäht oder gedruckt?',
    ),
    answer: text(
      'It is woven and sewn on, with a flat edge that does not scratch.',
      'Va tejido y cosido, con el borde plano para que no pique.',
      'Es ist gewebt und aufgenäht, mit flachem Rand, der nicht kratzt.',
    ),
  },
  {
    question: text('How do I wash it?', '¿Cómo se lava?', 'Wie wasche ich es?'),
    answer: text(
      'Inside out and without softener, at the temperature named under “Details and care”, and dry it in the air.',
      'Del revés y sin suavizante, a la temperatura que pone en «Detalles y cuidados», y a secar al aire.',
      'Auf links und ohne Weichspüler, bei der Temperatur, die unter „Details und Pflege“ steht, dann an der Luft trocknen.',
    ),
  },
  {
    question: text('Does it shrink?', '¿Encoge?', 'Läuft es ein?'),
    answer: text(
      'Not if it stays out of the tumble dryer. Measured flat it may differ by 1 to 2 cm from the chart, from the first day on.',
      'Si no pasa por la secadora, no. Medida en plano puede variar entre 1 y 2 cm respecto a la tabla, desde el primer día.',
      'Nicht, solange es nicht in den Trockner kommt. Flach gemessen kann es von Anfang an 1 bis 2 cm von der Tabelle abweichen.',
    ),
  },
  {
    question: text(
      'Is it the same cut for men and women?',
      '¿El corte es el mismo para hombre y mujer?',
      'Ist der Schnitt für Männer und Frauen gleich?',
    ),
    answer: text(
      'Yes, there is one cut. Go by the chest measure in the size guide; if you are between two sizes, the smaller one sits closer.',
      'Sí, hay un solo corte. Guíate por la medida de pecho de la tabla; si estás entre dos, la pequeña queda más ceñida.',
      'Ja, es gibt einen Schnitt. Richte dich nach der Brustweite in der Größentabelle; zwischen zwei Größen sitzt die kleinere enger.',
    ),
  },
  {
    question: text('Where is it made?', '¿Dónde se fabrica?', 'Wo wird es hergestellt?'),
    answer: text(
      'You’ll find the country under “Details and care”. We know each of the workshops and have visited them all.',
      'El país está en «Detalles y cuidados». Conocemos todos los talleres y los hemos visitado.',
      'Das Land steht unter „Details und Pflege“. Wir kennen jede der Nähereien und waren in allen.',
    ),
  },
  {
    question: text(
      'Will there be a longer version? I am very tall.',
      '¿Habrá una versión más larga? Soy muy alto.',
      'Wird es eine längere Version geben? Ich bin sehr groß.',
    ),
    answer: text(
      'Not this season. The 3XL is the longest; its length is in the size guide.',
      'Esta temporada no. La más larga es la 3XL; el largo está en la guía de tallas.',
      'In dieser Saison nicht. Am längsten ist 3XL, die Länge steht in der Größentabelle.',
    ),
  },
]
