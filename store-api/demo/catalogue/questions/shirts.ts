import { text } from '../../../i18n/local-text'
import type { DemoQuestion } from '../kit'

/** About adult shirts. */
export const SHIRTS: readonly DemoQuestion[] = [
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

/** About printed names and numbers. */
export const PRINTING: readonly DemoQuestion[] = [
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

export const RETRO: readonly DemoQuestion[] = [
  {
    question: text(
      'Is it the cotton they had then?',
      '¿Es el mismo algodón de entonces?',
      'Ist das die Baumwolle von damals?',
    ),
    answer: text(
      'The same weight, 240 g/m², and as stiff on the first day. It softens with every wash.',
      'El mismo gramaje, 240 g/m², e igual de rígido el primer día. Con cada lavado se ablanda.',
      'Dasselbe Gewicht, 240 g/m², und am ersten Tag genauso steif. Mit jeder Wäsche wird sie weicher.',
    ),
  },
  {
    question: text('Are there short sleeves?', '¿La hay de manga corta?', 'Gibt es kurze Ärmel?'),
    answer: text(
      'No. {team} played in long ones that year, so this one has them too.',
      'No. Aquel año {team} jugó con manga larga, así que esta también la tiene.',
      'Nein. {team} hat in jenem Jahr mit langen gespielt, also hat dieses sie auch.',
    ),
  },
  {
    question: text('Does it shrink at forty degrees?', '¿Encoge a cuarenta grados?', 'Läuft es bei vierzig Grad ein?'),
    answer: text(
      'By about a centimetre in the first wash, which is counted in. After that it stays as it is.',
      'Un centímetro en el primer lavado, que ya está previsto. Después se queda como está.',
      'Bei der ersten Wäsche um etwa einen Zentimeter, das ist eingerechnet. Danach bleibt es, wie es ist.',
    ),
  },
]

/** About kids' shirts. */
export const KIDS: readonly DemoQuestion[] = [
  {
    question: text(
      'My son is seven and 1.28 m. Which size?',
      'Mi hijo tiene siete años y mide 1,28. ¿Qué talla?',
      'Mein Sohn ist sieben und 1,28 m groß. Welche Größe?',
    ),
    answer: text(
      'Go by height rather than age: he is at the end of 6–8, so take 8–10 and he can grow into it.',
      'Guíate por la altura más que por la edad: está al límite de la 6–8, así que la 8–10 le durará más.',
      'Richte dich eher nach der Größe als nach dem Alter: Er liegt am Ende von 6–8, mit 8–10 wächst er hinein.',
    ),
  },
  {
    question: text('Is there a set with shorts?', '¿Hay conjunto con pantalón?', 'Gibt es ein Set mit Shorts?'),
    answer: text('Not for children yet.', 'Para niños, todavía no.', 'Für Kinder noch nicht.'),
  },
  {
    question: text(
      'Will it fit a two-year-old?',
      '¿Sirve para un niño de dos años?',
      'Passt es einem zweijährigen Kind?',
    ),
    answer: text(
      'No, the smallest size begins at four years and 104 cm.',
      'No, la talla más pequeña empieza en cuatro años y 104 cm.',
      'Nein, die kleinste Größe beginnt bei vier Jahren und 104 cm.',
    ),
  },
  {
    question: text('Do grass stains come out?', '¿Salen las manchas de hierba?', 'Gehen Grasflecken heraus?'),
    answer: text(
      'Nearly always: rub in some liquid soap, wait half an hour, and wash at 30 °C.',
      'Casi siempre: frota con jabón líquido, espera media hora y lava a 30 °C.',
      'Fast immer: Flüssigseife einreiben, eine halbe Stunde warten, bei 30 °C waschen.',
    ),
  },
]

/** About goalkeeper shirts. */
export const GOALKEEPING: readonly DemoQuestion[] = [
  {
    question: text(
      'Can the padding at the elbows be taken out?',
      '¿Se puede quitar el acolchado de los codos?',
      'Lassen sich die Ellbogenpolster herausnehmen?',
    ),
    answer: text(
      'No, it is sewn in. It is thin enough to be washed and worn with everything else.',
      'No, va cosido. Es lo bastante fino para lavarlo y llevarlo con todo lo demás.',
      'Nein, sie sind eingenäht. Sie sind dünn genug, um mitgewaschen und mitgetragen zu werden.',
    ),
  },
  {
    question: text(
      'Is there a version with short sleeves?',
      '¿Hay versión de manga corta?',
      'Gibt es das auch mit kurzen Ärmeln?',
    ),
    answer: text(
      'Not this season: the keepers of {team} asked for long ones.',
      'Esta temporada no: los porteros de {team} las pidieron largas.',
      'In dieser Saison nicht, die Torhüter von {team} wollten lange.',
    ),
  },
]
