import { text } from '../../../i18n/local-text'
import type { Voices } from './voices'

/** Of shirts for children. */
export const KIDS_VOICES: Voices = {
  fit: [
    text(
      'At nine and 1.36 m the 8–10 fits, with room to grow.',
      'Con nueve años y 1,36 la de 8–10 le queda bien y le da para crecer.',
      'Mit neun und 1,36 m passt 8–10, mit Luft nach oben.',
    ),
    text(
      'The sizes by age are right for once.',
      'Por una vez las tallas por edad son de verdad.',
      'Die Größen nach Alter stimmen endlich einmal.',
    ),
    text(
      'I took one size larger, and it will last two seasons.',
      'Cogí una talla más y nos dura dos temporadas.',
      'Eine Nummer größer genommen, das reicht für zwei Saisons.',
    ),
    text(
      'He is tall for his age; by height the chart was spot on.',
      'Es alto para su edad; por altura, la tabla acertó de lleno.',
      'Er ist groß für sein Alter, nach der Körpergröße stimmt die Tabelle genau.',
    ),
  ],
  praise: [
    [
      text(
        'My son, eight, wears it to bed, to school and to training.',
        'Mi hijo de ocho años se la pone para dormir, para el cole y para entrenar.',
        'Mein Sohn, acht, trägt es im Bett, in der Schule und beim Training.',
      ),
      text(
        'My daughter has decided that this is now her only shirt.',
        'Mi hija ha decidido que ya no tiene otra camiseta.',
        'Meine Tochter hat beschlossen, dass sie nur noch dieses Trikot hat.',
      ),
      text(
        'The face when the parcel was opened was worth every cent.',
        'La cara al abrir el paquete valió cada céntimo.',
        'Das Gesicht beim Auspacken war jeden Cent wert.',
      ),
      text(
        'A present for my nephew, who knows every {team} player by heart.',
        'Se lo regalé a mi sobrino, que se sabe la plantilla de {team} de memoria.',
        'Geschenk für meinen Neffen, der jeden Spieler von {team} auswendig kennt.',
      ),
      text(
        'Both of ours have one now, so the quarrelling has stopped.',
        'Ya la tienen los dos, así que se acabaron las peleas.',
        'Jetzt haben beide eins, und der Streit hat ein Ende.',
      ),
    ],
    [
      text(
        'Survives mud, grass and a washing machine that never rests.',
        'Aguanta barro, césped y una lavadora que no descansa.',
        'Übersteht Matsch, Gras und eine Waschmaschine ohne Pause.',
      ),
      text(
        'Grass stains came out at thirty degrees.',
        'Las manchas de hierba salieron a treinta grados.',
        'Grasflecken gingen bei dreißig Grad heraus.',
      ),
      text(
        'After a month on the school playground, no hole yet.',
        'Un mes en el patio del colegio y ni un agujero.',
        'Nach einem Monat Pausenhof noch kein Loch.',
      ),
      text(
        'Soft enough that nobody complains about scratching.',
        'Tan suave que nadie dice que pica.',
        'So weich, dass niemand über Kratzen klagt.',
      ),
    ],
  ],
  doubts: [
    text(
      'It is wide for a thin child.',
      'Le queda ancha a un niño delgado.',
      'Für ein schmales Kind ist es recht weit.',
    ),
    text(
      'Between two ages you have to guess a little.',
      'Entre dos edades hay que adivinar un poco.',
      'Zwischen zwei Altersstufen muss man etwas raten.',
    ),
    text(
      'The neck is narrow for putting it on in a hurry.',
      'El cuello es estrecho para ponérsela con prisas.',
      'Der Halsausschnitt ist knapp, wenn es schnell gehen muss.',
    ),
    text(
      'It costs a lot for something that is too small next year.',
      'Es cara para algo que el año que viene queda pequeño.',
      'Viel Geld für etwas, das nächstes Jahr zu klein ist.',
    ),
  ],
  complaints: [
    text(
      'Too small after three months; we should have measured.',
      'A los tres meses ya era pequeña; tendríamos que haber medido.',
      'Nach drei Monaten zu klein, wir hätten messen sollen.',
    ),
    text(
      'A seam came open on the second day of school.',
      'Se abrió una costura el segundo día de cole.',
      'Am zweiten Schultag ist eine Naht aufgegangen.',
    ),
    text(
      'The sleeves are so wide that she does not want to wear it.',
      'Las mangas son tan anchas que no se la quiere poner.',
      'Die Ärmel sind so weit, dass sie es nicht anziehen will.',
    ),
  ],
}
