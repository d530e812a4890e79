import { text } from '../../../i18n/local-text'
import type { Asked } from './asked'

/** About goalkeepers’ shirts. */
export const GOALKEEPING: readonly Asked[] = [
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
