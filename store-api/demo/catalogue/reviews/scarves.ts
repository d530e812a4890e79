import { text } from '../../../i18n/local-text'
import type { Voices } from './voices'

/** Of scarves. */
export const SCARF_VOICES: Voices = {
  praise: [
    [
      text(
        'Thick and long enough to go round twice.',
        'Gruesa, y da para dos vueltas.',
        'Dick und lang genug für zwei Runden um den Hals.',
      ),
      text(
        'It is knitted, not printed, so both sides look right.',
        'Es de punto, no estampada, y se ve bien por los dos lados.',
        'Gestrickt, nicht bedruckt, darum sehen beide Seiten gut aus.',
      ),
      text(
        'Does not scratch, which I cannot say of my old one.',
        'No pica, y de la vieja no podía decir lo mismo.',
        'Kratzt nicht, das kann ich von meinem alten nicht sagen.',
      ),
      text(
        'Came through a whole winter without pilling.',
        'Ha pasado un invierno entero sin una bola.',
        'Einen ganzen Winter getragen, kein Knötchen.',
      ),
    ],
    [
      text(
        'Hangs above my desk when {team} are not playing.',
        'Cuando no juega {team} cuelga sobre mi escritorio.',
        'Hängt über dem Schreibtisch, wenn {team} nicht spielt.',
      ),
      text(
        'A present for somebody who has everything of {team}; this was missing.',
        'Regalo para alguien que lo tiene todo de {team}; faltaba esto.',
        'Geschenk für jemanden, der von {team} alles hat, nur das noch nicht.',
      ),
      text(
        'I held it up for ninety minutes and my arms gave up before it did.',
        'La tuve en alto noventa minutos y se cansaron antes los brazos.',
        'Neunzig Minuten hochgehalten, die Arme gaben zuerst auf.',
      ),
      text('The fringe is knotted well.', 'Los flecos están bien anudados.', 'Die Fransen sind fest geknotet.'),
    ],
  ],
  doubts: [
    text('A little stiff until it has been worn.', 'Algo rígida hasta que se usa.', 'Anfangs etwas steif.'),
    text('I would have liked it wider.', 'La habría preferido más ancha.', 'Etwas breiter wäre schön.'),
    text('Washing it by hand is a nuisance.', 'Lavarla a mano es una lata.', 'Handwäsche ist lästig.'),
  ],
  complaints: [
    text('It lost fluff all over my coat.', 'Me llenó el abrigo de pelusa.', 'Hat den ganzen Mantel vollgefusselt.'),
  ],
}
