import { text } from '../../../i18n/local-text'
import type { Voices } from './voices'

/** Of tops for training and warming up. */
export const TRAINING_VOICES: Voices = {
  praise: [
    [
      text(
        'I train in it three times a week, and it is always dry in time.',
        'Entreno con ella tres veces por semana y siempre está seca a tiempo.',
        'Ich trainiere dreimal die Woche darin, und es ist immer rechtzeitig trocken.',
      ),
      text(
        'Loose enough to move, and nothing flaps about.',
        'Suelta para moverse, pero sin que sobre tela.',
        'Locker genug zum Bewegen, und nichts flattert.',
      ),
      text(
        'Our whole team ordered it, and no two people disagree about it.',
        'La pidió todo el equipo y nadie se ha quejado.',
        'Unsere ganze Mannschaft hat es bestellt, und alle sind zufrieden.',
      ),
      text(
        'I sleep in it as well, do not tell the coach.',
        'También duermo con ella; no se lo digas al míster.',
        'Ich schlafe auch darin, sag es nicht dem Trainer.',
      ),
      text('Plain enough for the gym.', 'Lo bastante discreta para el gimnasio.', 'Schlicht genug fürs Fitnessstudio.'),
    ],
  ],
  doubts: [
    text(
      'I would have liked a pocket for the key.',
      'Le falta un bolsillo para la llave.',
      'Eine kleine Tasche für den Schlüssel wäre schön.',
    ),
  ],
  complaints: [
    text(
      'It smells after one session, whatever I wash it with.',
      'Huele tras un entrenamiento, la lave con lo que la lave.',
      'Riecht nach einer Einheit, egal womit ich wasche.',
    ),
  ],
}
