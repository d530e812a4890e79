import { text } from '../../../../i18n/local-text'
import type { Story } from '../story'

export const PORT_ALDER: Story = {
  about: text(
    'A fishing town with one lighthouse, one stand and one song, sung twice.',
    'Un pueblo pesquero con un faro, una grada y una canción, que se canta dos veces.',
    'Ein Fischerort mit einem Leuchtturm, einer Tribüne und einem Lied, das zweimal gesungen wird.',
  ),
  home: text(
    'Sailcloth and sea: the shirt of Port Alder has looked like the start of a regatta since 1899.',
    'Vela y mar: la camiseta de Port Alder parece la salida de una regata desde 1899.',
    'Segeltuch und See: Das Trikot von Port Alder sieht seit 1899 aus wie der Start einer Regatta.',
  ),
  away: text(
    'The away shirt is the home one seen from under water, where the club has spent some seasons.',
    'La segunda es la primera vista desde debajo del agua, donde el club ha pasado alguna temporada.',
    'Das Auswärtstrikot ist das Heimtrikot von unter Wasser gesehen, wo der Verein manche Saison verbracht hat.',
  ),
  third: text(
    'Borrowed from the flag that tells small boats to stay in: brick red squares, and no argument.',
    'Sale de la bandera que manda a los barcos pequeños quedarse en puerto: cuadros en rojo ladrillo y nada que discutir.',
    'Entlehnt von der Flagge, die kleine Boote im Hafen hält: ziegelrote Karos und keine Diskussion.',
  ),
  goalkeeper: text(
    'Lemon, like oilskins, since the goal at the harbour end faces the weather.',
    'Limón, como los impermeables, porque la portería del puerto da de cara al temporal.',
    'Zitronengelb wie Ölzeug, denn das Tor auf der Hafenseite steht zum Wetter hin.',
  ),
  retro: text(
    'Striped like the deckchairs of 1962, and about as easy to fold.',
    'A rayas como las tumbonas de 1962, y casi igual de fácil de doblar.',
    'Gestreift wie die Liegestühle von 1962 und ungefähr so leicht zu falten.',
  ),
  retroAway: text(
    'In 1988 Port Alder turned the shirt brick red for one away game and forgot to turn it back.',
    'En 1988 Port Alder tiñó la camiseta de rojo ladrillo para un partido y se olvidó de devolverla.',
    '1988 färbte Port Alder das Trikot für ein Auswärtsspiel ziegelrot und vergaß, es zurückzufärben.',
  ),
  kidsHome: text(
    'A sail for small winds, with buttons that small fingers can manage by the second half.',
    'Una vela para vientos pequeños, con botones que los dedos pequeños dominan al segundo tiempo.',
    'Ein Segel für kleine Winde, mit Knöpfen, die kleine Finger bis zur zweiten Halbzeit schaffen.',
  ),
  kidsAway: text(
    'Sea blue does not show the sea, which on the coast saves a wash.',
    'En el azul mar no se nota el mar, y en la costa eso ahorra una lavadora.',
    'Auf Seeblau sieht man die See nicht, das spart an der Küste eine Wäsche.',
  ),
  training: text(
    'Halved like the training pitch at spring tide, when one side of it is briefly harbour.',
    'A mitades, como el campo de entrenamiento con marea viva, cuando un lado es puerto por un rato.',
    'Geteilt wie der Trainingsplatz bei Springflut, wenn die eine Seite kurz zum Hafen gehört.',
  ),
  shorts: text(
    'Sea blue, so that only the top half of a Port Alder player is ever under sail.',
    'Azul mar: un jugador de Port Alder solo va a vela de cintura para arriba.',
    'Seeblau, denn bei Port Alder steht ein Spieler nur von der Hüfte aufwärts unter Segeln.',
  ),
  socks: text(
    'Ringed like the lighthouse, and visible in the same weather.',
    'A anillos como el faro, y visibles con el mismo tiempo.',
    'Geringelt wie der Leuchtturm und bei demselben Wetter zu sehen.',
  ),
  scarf: text(
    'Port Alder scarves are tied with a bowline; everything else comes off on the ferry.',
    'En Port Alder la bufanda se ata con un as de guía; con lo demás, vuela en el transbordador.',
    'In Port Alder bindet man den Schal mit einem Palstek, alles andere fliegt auf der Fähre davon.',
  ),
  ball: text(
    'The harbour master keeps the ones that go over the stand, sorted by season.',
    'El capitán del puerto guarda los que pasan por encima de la grada, ordenados por temporada.',
    'Die über die Tribüne gehen, verwahrt der Hafenmeister, nach Saison sortiert.',
  ),
}
