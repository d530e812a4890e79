import { text } from '../../../i18n/local-text'
import type { Voices } from './voices'

/** Of the cloth shirts are played in. */
export const CLOTH_VOICES: Voices = {
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
