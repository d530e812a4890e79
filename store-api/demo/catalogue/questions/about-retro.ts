import { text } from '../../../i18n/local-text'
import type { Asked } from './asked'

/** About shirts as they were long ago. */
export const RETRO: readonly Asked[] = [
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
