import { text } from '../../../../i18n/local-text'
import type { Story } from '../story'

export const QUELARA: Story = {
  about: text(
    'The youngest team of the six, with the oldest stadium and the brightest tiles.',
    'La más joven de las seis, con el estadio más viejo y los azulejos más vivos.',
    'Die jüngste der sechs Mannschaften, mit dem ältesten Stadion und den buntesten Kacheln.',
  ),
  home: text(
    'The lilac tiles of the Quelara arcade, laid square by square and almost never a goal down.',
    'Los azulejos lila de la galería de Quelara, puestos uno a uno y casi nunca por debajo en el marcador.',
    'Die fliederfarbenen Kacheln der Arkaden von Quelara, Feld für Feld verlegt und fast nie im Rückstand.',
  ),
  away: text(
    'Lemon and indigo, like the awnings on the night market, open until the last goal has been discussed.',
    'Limón e índigo, como los toldos del mercado nocturno, abierto hasta comentar el último gol.',
    'Zitrone und Indigo wie die Markisen auf dem Nachtmarkt, der offen bleibt, bis das letzte Tor besprochen ist.',
  ),
  goalkeeper: text(
    'Mint, which grows between the terraces and is handed to goalkeepers who need calming.',
    'Menta, que crece entre las gradas y se da a los porteros que necesitan calma.',
    'Mint wie die Minze zwischen den Rängen, die man Torhütern zur Beruhigung reicht.',
  ),
  retro: text(
    'In 1982 Quelara had been a country for eight months and already had a sash and a grudge.',
    'En 1982 Quelara llevaba ocho meses siendo un país y ya tenía una banda y una cuenta pendiente.',
    '1982 war Quelara seit acht Monaten ein Land und hatte schon eine Schärpe und eine offene Rechnung.',
  ),
  kidsHome: text(
    'Children in Quelara use the checks for noughts and crosses; chalk washes out.',
    'En Quelara los niños juegan al tres en raya sobre los cuadros; la tiza se va al lavar.',
    'Kinder in Quelara spielen auf den Karos Drei gewinnt, Kreide geht beim Waschen heraus.',
  ),
  training: text(
    'The lines stand up straight, as a reminder from the fitness coach.',
    'Todo va bien recto, como recordatorio del preparador físico.',
    'Alles steht gerade, als Erinnerung vom Athletiktrainer.',
  ),
  socks: text(
    'Indigo over lilac, for stairs of ninety steps between the tram and the turnstile.',
    'Índigo y lila, para los noventa escalones entre el tranvía y la entrada.',
    'Indigo und Flieder, für die neunzig Stufen zwischen Straßenbahn und Einlass.',
  ),
  scarf: text(
    'A young country needs something to hold up, and the flag was in the wash.',
    'Un país joven necesita algo que alzar, y la bandera estaba en la lavadora.',
    'Ein junges Land braucht etwas zum Hochhalten, und die Flagge war in der Wäsche.',
  ),
}
