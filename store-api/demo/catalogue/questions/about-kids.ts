import { text } from '../../../i18n/local-text'
import type { Asked } from './asked'

/** About shirts for children. */
export const KIDS: readonly Asked[] = [
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
