import { text } from '../../../i18n/local-text'
import type { Voices } from './voices'

/** Of shirts as they were long ago. */
export const RETRO_VOICES: Voices = {
  praise: [
    [
      text(
        'Heavy cotton as it used to be; my uncle had tears in his eyes.',
        'Algodón gordo, como los de antes; a mi tío se le saltaron las lágrimas.',
        'Schwere Baumwolle wie früher, mein Onkel hatte Tränen in den Augen.',
      ),
      text(
        'The long sleeves and the cuffs make it.',
        'Las mangas largas y los puños lo son todo.',
        'Die langen Ärmel und die Bündchen machen es aus.',
      ),
      text(
        'No sponsor, no fuss: this is what a shirt should look like.',
        'Sin patrocinador ni adornos: así tiene que ser una camiseta.',
        'Kein Sponsor, kein Schnickschnack, so muss ein Trikot aussehen.',
      ),
      text(
        'I still remember {team} in these colours, and they got it right.',
        'Aún me acuerdo de {team} con estos colores, y los han clavado.',
        'Ich erinnere mich noch an {team} in diesen Farben, das ist getroffen.',
      ),
      text(
        'Warm enough for the terrace in November with only a vest below.',
        'Abriga lo suficiente para la grada en noviembre con una camiseta interior.',
        'Warm genug für die Stehplätze im November, nur mit Unterhemd.',
      ),
      text(
        'The collar sits like the one in the old photographs.',
        'El cuello queda como en las fotos antiguas.',
        'Der Kragen sitzt wie auf den alten Fotos.',
      ),
    ],
  ],
  doubts: [
    text(
      'The cotton takes a day to dry on the line.',
      'El algodón tarda un día en secarse en el tendedero.',
      'Die Baumwolle braucht auf der Leine einen ganzen Tag.',
    ),
    text(
      'It shrank a little in the first wash, so allow for that.',
      'Encogió un poco en el primer lavado: tenlo en cuenta.',
      'Bei der ersten Wäsche etwas eingelaufen, das sollte man einplanen.',
    ),
  ],
  complaints: [
    text(
      'It shrank by a whole size although I washed it as it says.',
      'Encogió una talla entera aunque la lavé como pone.',
      'Ist trotz richtiger Wäsche um eine ganze Größe eingelaufen.',
    ),
  ],
}
