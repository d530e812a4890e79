import { text } from '../../../i18n/local-text'
import type { Voices } from './voices'

/** Of balls. */
export const BALL_VOICES: Voices = {
  praise: [
    [
      text('Holds its air for weeks.', 'Aguanta hinchado semanas.', 'Hält wochenlang die Luft.'),
      text(
        'Flies straight, so the rest is up to me.',
        'Vuela recto; el resto es cosa mía.',
        'Fliegt gerade, der Rest liegt an mir.',
      ),
      text('Good touch, also in the wet.', 'Buen toque, también en mojado.', 'Gutes Ballgefühl, auch bei Nässe.'),
      text(
        'Size 4 is right for my ten-year-old.',
        'La talla 4 es la buena para mi hijo de diez años.',
        'Größe 4 passt für meinen Zehnjährigen.',
      ),
    ],
    [
      text(
        'It has seen tarmac and gravel, and the colours are still there.',
        'Ha pisado asfalto y grava, y los colores siguen ahí.',
        'Hat Asphalt und Schotter gesehen, und die Farben sind noch da.',
      ),
      text(
        'Too pretty to kick, we do it anyway.',
        'Da pena darle patadas, pero se las damos.',
        'Fast zu schön zum Treten, wir tun es trotzdem.',
      ),
      text(
        'We play with it twice a week, and the panels hold.',
        'Jugamos con él dos veces por semana y los paneles aguantan.',
        'Wir spielen zweimal die Woche damit, und die Felder halten.',
      ),
      text(
        'Half the park wants to know where we got the {team} ball.',
        'Medio parque pregunta de dónde es el balón de {team}.',
        'Der halbe Park fragt, woher wir den Ball von {team} haben.',
      ),
    ],
  ],
  doubts: [
    text(
      'No pump in the box, so have one ready.',
      'No trae bomba: ten una a mano.',
      'Keine Pumpe dabei, die sollte man haben.',
    ),
    text(
      'A little hard until it has been played in.',
      'Algo duro hasta que se le hace el rodaje.',
      'Am Anfang etwas hart.',
    ),
  ],
  complaints: [
    text('It loses air overnight.', 'Pierde aire de un día para otro.', 'Verliert über Nacht Luft.'),
    text(
      'The paint came off on concrete within a week.',
      'En cemento perdió la pintura en una semana.',
      'Auf Beton war die Farbe nach einer Woche ab.',
    ),
  ],
}
