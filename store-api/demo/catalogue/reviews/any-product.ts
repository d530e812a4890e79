import type { LocalText } from '../../../i18n/locale'
import { text } from '../../../i18n/local-text'

/** Sentences of reviews of one kind of product, which can be combined freely. `{team}` is the team's name. */
export interface ReviewPhrases {
  /** Praise of the fit, not used in reviews with doubts. */
  fit?: readonly LocalText[]
  /** By topic; a review has at most one sentence per topic. */
  praise: readonly (readonly LocalText[])[]
  /** Minor criticism, in reviews below five stars. */
  doubts: readonly LocalText[]
  /** Reasons for one or two stars. */
  complaints: readonly LocalText[]
}

/** About the fabric of sports shirts. */
export const CLOTH_PHRASES: ReviewPhrases = {
  praise: [
    [
      text(
        'The cloth is light and dries quickly; I wore it on the hottest Saturday of the year and was fine.',
        'La tela es ligera y se seca enseguida: la llevé el sábado más caluroso del año y tan a gusto.',
        'Der Stoff ist leicht und trocknet schnell, am heißesten Samstag des Jahres war das genau richtig.',
      ),
      text(
        'Softer than I expected, and nothing shows through.',
        'Más suave de lo que esperaba, y no se transparenta nada.',
        'Weicher als erwartet, und es scheint nichts durch.',
      ),
      text(
        'Six washes so far, and nothing has faded or come loose.',
        'Seis lavados ya, y ni ha perdido color ni se ha soltado nada.',
        'Sechs Wäschen bis jetzt, nichts ist ausgeblichen, nichts hat sich gelöst.',
      ),
      text(
        'The crest is sewn on properly, with no loose threads anywhere.',
        'El escudo está bien cosido, sin un hilo suelto.',
        'Das Wappen ist sauber aufgenäht, nirgends ein loser Faden.',
      ),
      text(
        'The seams are flat, so nothing rubs, not even under a jacket.',
        'Las costuras son planas y no rozan ni debajo de una chaqueta.',
        'Die Nähte sind flach, da scheuert nichts, auch nicht unter der Jacke.',
      ),
      text(
        'The cloth feels sturdier than what I am used to.',
        'La tela es más resistente de lo que estoy acostumbrado.',
        'Der Stoff wirkt fester, als ich es gewohnt bin.',
      ),
    ],
    [
      text(
        'Worn for five-a-side every Tuesday, and it still looks new.',
        'La uso los martes en la pachanga y sigue como nueva.',
        'Jeden Dienstag beim Hallenkick getragen, sieht immer noch aus wie neu.',
      ),
      text(
        'I run in it too, and it stays where it is.',
        'También corro con ella y no se mueve.',
        'Ich laufe auch darin, und nichts verrutscht.',
      ),
      text(
        'A whole match in the rain, and it was dry again before I got home.',
        'Un partido entero bajo la lluvia, y antes de llegar a casa ya estaba seca.',
        'Ein ganzes Spiel im Regen, und zu Hause war es schon wieder trocken.',
      ),
      text(
        'Straight from the line, no ironing needed.',
        'Del tendedero al cuerpo: no hace falta plancharla.',
        'Von der Leine direkt an, Bügeln unnötig.',
      ),
    ],
  ],
  doubts: [
    text(
      'Fine for the stands, a little warm for playing.',
      'Para la grada, bien; para jugar da algo de calor.',
      'Für die Tribüne gut, zum Spielen etwas warm.',
    ),
    text(
      'For the price I had hoped for a heavier cloth.',
      'Por ese precio esperaba una tela con más cuerpo.',
      'Für den Preis hätte ich festeren Stoff erwartet.',
    ),
    text(
      'One thread was loose at the hem; I cut it off and that was that.',
      'Venía un hilo suelto en el bajo; lo corté y ya está.',
      'Am Saum hing ein Faden, abgeschnitten, erledigt.',
    ),
  ],
  complaints: [
    text(
      'After the second wash the hem had come undone.',
      'Al segundo lavado se descosió el bajo.',
      'Nach der zweiten Wäsche war der Saum auf.',
    ),
    text(
      'It pulls threads as soon as a bag touches it.',
      'Se engancha en cuanto la roza una mochila.',
      'Zieht Fäden, sobald eine Tasche daran reibt.',
    ),
  ],
}

/** About printed names and numbers. */
export const PRINT_PHRASES: ReviewPhrases = {
  praise: [
    [
      text(
        'I had a name and number printed; the letters are straight and sharp.',
        'La pedí con nombre y número: las letras, rectas y nítidas.',
        'Mit Name und Nummer bestellt, die Schrift ist gerade und sauber.',
      ),
      text(
        'My daughter’s name on the back looks like the real thing.',
        'El nombre de mi hija en la espalda parece el de una profesional.',
        'Der Name meiner Tochter auf dem Rücken sieht aus wie bei den Profis.',
      ),
      text(
        'The number still looks new after two months of five-a-side.',
        'El número sigue como nuevo tras dos meses de pachangas.',
        'Die Nummer sieht nach zwei Monaten Hallenkick noch aus wie neu.',
      ),
      text(
        'What the preview showed is exactly what came.',
        'Llegó exactamente lo que enseñaba la vista previa.',
        'Gekommen ist genau das, was die Vorschau gezeigt hat.',
      ),
      text(
        'Even the accent in my name is right, for the first time ever.',
        'Hasta la tilde de mi apellido está bien, por primera vez en la vida.',
        'Sogar der Akzent in meinem Namen stimmt, zum ersten Mal überhaupt.',
      ),
      text(
        'Ten letters fit across the shoulders without looking squeezed.',
        'Diez letras caben entre los hombros sin parecer apretadas.',
        'Zehn Buchstaben passen über die Schultern, ohne gequetscht auszusehen.',
      ),
    ],
  ],
  doubts: [
    text(
      'The printed name is a little smaller than I had imagined.',
      'El nombre estampado es algo más pequeño de lo que imaginaba.',
      'Der Name ist etwas kleiner gedruckt, als ich dachte.',
    ),
    text(
      'With the printing it took two days longer.',
      'Con el estampado tardó dos días más.',
      'Mit Aufdruck hat es zwei Tage länger gedauert.',
    ),
  ],
  complaints: [
    text(
      'The number began to peel after a few washes.',
      'El número empezó a despegarse a los pocos lavados.',
      'Die Nummer hat sich nach wenigen Wäschen gelöst.',
    ),
    text(
      'A letter of the name sits crooked; they replaced it, but still.',
      'Una letra del nombre está torcida; me la cambiaron, pero aun así.',
      'Ein Buchstabe sitzt schief; wurde ersetzt, ärgerlich war es trotzdem.',
    ),
  ],
}

/** About the shop, for any product. */
export const SERVICE_PHRASES: ReviewPhrases = {
  praise: [
    [
      text(
        'Arrived in four days, well packed.',
        'Llegó en cuatro días y bien empaquetado.',
        'Nach vier Tagen da, gut verpackt.',
      ),
      text(
        'The exchange for another size was done within a week.',
        'El cambio de talla se resolvió en una semana.',
        'Der Umtausch gegen eine andere Größe war in einer Woche erledigt.',
      ),
      text(
        'Ordered on Monday, here on Friday.',
        'Pedido el lunes, en casa el viernes.',
        'Montag bestellt, Freitag da.',
      ),
      text(
        'The shop answered my question the same day.',
        'La tienda me contestó el mismo día.',
        'Der Shop hat meine Frage noch am selben Tag beantwortet.',
      ),
      text('I would order here again.', 'Volvería a pedir aquí.', 'Ich würde hier wieder bestellen.'),
      text(
        'No plastic in the parcel, just paper: good.',
        'El paquete, sin plástico, solo papel: muy bien.',
        'Kein Plastik im Paket, nur Papier, sehr gut.',
      ),
    ],
  ],
  doubts: [
    text(
      'Delivery took two days longer than I had hoped.',
      'El envío tardó dos días más de lo que esperaba.',
      'Die Lieferung hat zwei Tage länger gedauert als erhofft.',
    ),
    text(
      'The box arrived dented, the contents were fine.',
      'La caja llegó golpeada; lo de dentro, bien.',
      'Der Karton war verbeult, der Inhalt in Ordnung.',
    ),
  ],
  complaints: [
    text(
      'The parcel stood still for a week before anything happened.',
      'El paquete estuvo parado una semana.',
      'Das Paket stand eine Woche still.',
    ),
  ],
}

const BEST = [
  text('Just right', 'Justo lo que buscaba', 'Genau richtig'),
  text('Exactly as pictured', 'Igual que en la foto', 'Genau wie auf dem Bild'),
  text('Very happy', 'Compra redonda', 'Sehr zufrieden'),
  text('Worth it', 'Vale lo que cuesta', 'Jeden Cent wert'),
  text('My new favourite', 'Mi favorita desde hoy', 'Neuer Liebling'),
  text('No complaints', 'Ni una queja', 'Nichts zu beanstanden'),
  text('Great quality', 'Gran calidad', 'Top Qualität'),
  text('Would buy again', 'Repetiría', 'Jederzeit wieder'),
  text('As it should be', 'Como tiene que ser', 'So muss das sein'),
  text('Better than hoped', 'Mejor de lo esperado', 'Besser als erhofft'),
  text('Made my week', 'Me alegró la semana', 'Die Freude der Woche'),
  text('Ten out of ten', 'Un diez', 'Zehn von zehn'),
  text('One for the collection', 'Para la colección', 'Für die Sammlung'),
  text('Bought a second one', 'Ya van dos', 'Gleich zweimal gekauft'),
]
const GOOD = [
  text('Nearly perfect', 'Casi perfecto', 'Fast perfekt'),
  text('Good, with a small but', 'Bien, con un pero', 'Gut, mit kleinem Aber'),
  text('Good overall', 'Bien en general', 'Insgesamt gut'),
  text('Solid', 'Cumple de sobra', 'Solide'),
  text('Pleased', 'Una buena compra', 'Zufrieden'),
  text('Good value', 'Buena relación calidad-precio', 'Gutes Preis-Leistungs-Verhältnis'),
  text('Does what it should', 'Hace lo que debe', 'Tut, was es soll'),
  text('Nice, nearly all of it', 'Bonito, casi todo', 'Schön, fast alles'),
]
const FAIR = [
  text('It is all right', 'No está mal', 'Ganz in Ordnung'),
  text('Mixed feelings', 'Ni fu ni fa', 'Gemischte Gefühle'),
  text('Check the size first', 'Mira bien la talla', 'Erst die Größe prüfen'),
  text('Decent, no more', 'Correcto, sin más', 'Ordentlich, mehr nicht'),
  text('Not bad, not great', 'Ni bien ni mal', 'Nicht schlecht, nicht toll'),
  text('Had hoped for more', 'Esperaba algo más', 'Mehr erhofft'),
]
const POOR = [
  text('Not for me', 'No es para mí', 'Nichts für mich'),
  text('Disappointed', 'Una decepción', 'Enttäuscht'),
  text('Sent it back', 'Devuelto', 'Ging zurück'),
  text('Not worth the price', 'No vale lo que cuesta', 'Den Preis nicht wert'),
  text('A pity', 'Una pena', 'Schade'),
  text('Expected better', 'Esperaba más calidad', 'Besseres erwartet'),
]

/** Titles of reviews, by number of stars. */
export const titlesOf = (stars: number): readonly LocalText[] =>
  stars > 4 ? BEST : stars > 3 ? GOOD : stars > 2 ? FAIR : POOR
