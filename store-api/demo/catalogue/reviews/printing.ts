import { text } from '../../../i18n/local-text'
import type { Voices } from './voices'

/** Of shirts with a name and a number. */
export const PRINT_VOICES: Voices = {
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
