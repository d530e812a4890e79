import { text } from '../../../i18n/local-text'
import type { Voices } from './voices'

/** Of shorts. */
export const SHORTS_VOICES: Voices = {
  praise: [
    [
      text(
        'The waistband is soft and the cord holds.',
        'La cinturilla es suave y el cordón aguanta.',
        'Der Bund ist weich, und die Kordel hält.',
      ),
      text(
        'Light enough to forget that you have them on.',
        'Tan ligero que se te olvida que lo llevas.',
        'So leicht, dass man sie vergisst.',
      ),
      text(
        'The length is right: above the knee and no shorter.',
        'El largo es perfecto: por encima de la rodilla y ni un dedo más corto.',
        'Die Länge stimmt: über dem Knie und nicht kürzer.',
      ),
      text(
        'I am 86 cm at the waist, and M is comfortable.',
        'Tengo 86 de cintura y la M me queda cómoda.',
        'Mit 86 cm Taille sitzt M bequem.',
      ),
    ],
    [
      text(
        'Matches the {team} shirt exactly.',
        'Es exactamente del color de la camiseta de {team}.',
        'Passt farblich genau zum Trikot von {team}.',
      ),
      text(
        'For five-a-side, for running, for the beach.',
        'Para la pachanga, para correr y para la playa.',
        'Für den Hallenkick, zum Laufen, für den Strand.',
      ),
      text(
        'Sliding tackles on artificial grass have left no mark yet.',
        'Se tira uno al suelo en césped artificial y ni una marca.',
        'Grätschen auf Kunstrasen haben noch keine Spur hinterlassen.',
      ),
      text('Dry again within the hour.', 'En una hora está seco otra vez.', 'Nach einer Stunde wieder trocken.'),
    ],
  ],
  doubts: [
    text(
      'No pockets, so the key goes into the sock.',
      'No tiene bolsillos: la llave, al calcetín.',
      'Keine Taschen, der Schlüssel muss in den Stutzen.',
    ),
    text('A little short for tall people.', 'Algo corto para quien es alto.', 'Für große Leute etwas kurz.'),
    text('Cut on the wide side.', 'Es más bien ancho.', 'Recht weit geschnitten.'),
  ],
  complaints: [
    text(
      'The cord disappeared into the waistband on the first evening.',
      'El cordón se metió en la cinturilla la primera tarde.',
      'Die Kordel war am ersten Abend im Bund verschwunden.',
    ),
    text(
      'A seam gave way when I sat down.',
      'Se abrió una costura al sentarme.',
      'Beim Hinsetzen ist eine Naht gerissen.',
    ),
  ],
}
