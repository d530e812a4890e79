import { text } from '../../../i18n/local-text'
import type { Voices } from './voices'

/** Of socks. */
export const SOCKS_VOICES: Voices = {
  praise: [
    [
      text(
        'They stay up for ninety minutes without tape.',
        'Aguantan arriba los noventa minutos sin cinta.',
        'Sie bleiben neunzig Minuten oben, ganz ohne Tape.',
      ),
      text(
        'Cushioned at the heel: no blisters since.',
        'Talón acolchado: se acabaron las ampollas.',
        'Gepolsterte Ferse, seitdem keine Blasen mehr.',
      ),
      text('Shin pads sit firmly in them.', 'Las espinilleras no se mueven.', 'Schienbeinschoner sitzen darin fest.'),
      text(
        'At size 42 the middle size fits perfectly.',
        'Calzo un 42 y la talla mediana va perfecta.',
        'Mit Schuhgröße 42 passt die mittlere genau.',
      ),
    ],
    [
      text(
        'The colours have stayed as they were after many washes.',
        'Tras muchos lavados los colores siguen igual.',
        'Nach vielen Wäschen sind die Farben wie am ersten Tag.',
      ),
      text('Exactly the ones {team} wear.', 'Son iguales que las de {team}.', 'Genau die, die {team} trägt.'),
      text(
        'Bought for the whole team, and for once nobody plays in odd socks.',
        'Las compramos para todo el equipo y por fin vamos iguales.',
        'Für die ganze Mannschaft gekauft, endlich tragen alle dieselben.',
      ),
      text('Warm, but not hot.', 'Abrigan sin dar calor.', 'Warm, aber nicht heiß.'),
    ],
  ],
  doubts: [
    text(
      'Long for short legs: I turn them over once.',
      'Son largas si tienes las piernas cortas: yo les doy una vuelta.',
      'Bei kurzen Beinen zu lang, ich schlage sie einmal um.',
    ),
    text('Tight at the calf at first.', 'Al principio aprietan en el gemelo.', 'An der Wade anfangs eng.'),
  ],
  complaints: [
    text(
      'A hole at the toe after four matches.',
      'Un agujero en la puntera a los cuatro partidos.',
      'Nach vier Spielen ein Loch am Zeh.',
    ),
    text('They slide down, tape or no tape.', 'Se caen, con cinta o sin ella.', 'Sie rutschen, mit Tape und ohne.'),
  ],
}
