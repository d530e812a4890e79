import { text } from '../../../i18n/local-text'
import type { Story } from '../kit'

export const IRONVALE_WANDERERS: Story = {
  about: text(
    'They wandered between five grounds until the foundry lent them a sixth and forgot to ask for it back.',
    'Vagaron por cinco campos hasta que la fundición les prestó un sexto y se olvidó de reclamarlo.',
    'Sie zogen durch fünf Stadien, bis die Gießerei ihnen ein sechstes lieh und vergaß, es zurückzuverlangen.',
  ),
  home: text(
    'Black like the valley, with the glow of the last furnace at the collar; Ironvale has never seen the need for more.',
    'Negra como el valle, con el resplandor del último horno en los ribetes; en Ironvale nunca hizo falta más.',
    'Schwarz wie das Tal, mit der Glut des letzten Ofens an den Kanten; mehr hat man in Ironvale nie gebraucht.',
  ),
  away: text(
    'Bone and black in hoops, after the pit ponies, which were the fastest thing in the valley until 1931.',
    'Hueso y negro a franjas, por los ponis de la mina, lo más rápido del valle hasta 1931.',
    'Knochenweiß und Schwarz in Ringen, nach den Grubenponys, bis 1931 das Schnellste im ganzen Tal.',
  ),
  third: text(
    'This is iron on its way from hot to cold, stopped at the moment somebody said that looks nice.',
    'Es hierro de camino entre el calor y el frío, parado justo cuando alguien dijo que quedaba bien.',
    'Das ist Eisen auf dem Weg von heiß nach kalt, angehalten, als jemand sagte, das sieht gut aus.',
  ),
  goalkeeper: text(
    'Nothing else in Ironvale is turquoise, so nobody has ever lost sight of the goalkeeper.',
    'En Ironvale no hay nada más de color turquesa, así que nadie ha perdido de vista al portero.',
    'Sonst ist in Ironvale nichts türkis, deshalb hat noch niemand den Torwart aus den Augen verloren.',
  ),
  retro: text(
    'The quarters of 1958 showed which shift you were on; the team was picked from all four.',
    'Los cuartos de 1958 indicaban el turno de cada uno; el equipo salía de los cuatro.',
    'Die Viertel von 1958 zeigten, in welcher Schicht man war; aufgestellt wurde aus allen vieren.',
  ),
  retroAway: text(
    'The sash of 1986 was cut from the same cloth as the works banner, and is easier to carry.',
    'La banda de 1986 salió de la misma tela que la pancarta de la fábrica, y se lleva mejor.',
    'Die Schärpe von 1986 war aus dem Tuch des Werksbanners und trägt sich leichter.',
  ),
  kidsHome: text(
    'Black hides everything, which parents in Ironvale discovered first and told nobody.',
    'El negro lo tapa todo; los padres de Ironvale lo descubrieron primero y no se lo dijeron a nadie.',
    'Schwarz verbirgt alles, das haben die Eltern in Ironvale zuerst gemerkt und keinem verraten.',
  ),
  kidsAway: text(
    'Hooped like a pit pony and about as easy to persuade to come inside.',
    'A franjas como un poni de mina, e igual de fácil de convencer para que entre en casa.',
    'Geringelt wie ein Grubenpony und etwa so leicht dazu zu bewegen, ins Haus zu kommen.',
  ),
  training: text(
    'Striped in graphite and black, like the rails to the foundry, along which the squad still runs.',
    'A franjas de grafito y negro, como las vías de la fundición por las que aún corre la plantilla.',
    'Gestreift in Graphit und Schwarz wie die Gleise zur Gießerei, an denen die Mannschaft noch immer läuft.',
  ),
  shorts: text(
    'Black shorts for a black shirt; the tailor at Wanderers has had an easy life.',
    'Pantalón negro para camiseta negra: el sastre de Wanderers ha vivido tranquilo.',
    'Schwarze Shorts zum schwarzen Trikot; der Schneider der Wanderers hatte ein leichtes Leben.',
  ),
  socks: text(
    'The rings stand for the furnaces that are out, and the trim for the one that is not.',
    'Los anillos son los hornos apagados; el ribete, el que sigue encendido.',
    'Die Ringe stehen für die Öfen, die aus sind, der Rand für den einen, der es nicht ist.',
  ),
  scarf: text(
    'Warm as a foundry door, and somewhat easier to take to the match.',
    'Abriga como la puerta de una fundición y se lleva mejor al partido.',
    'Warm wie eine Gießereitür und etwas leichter ins Stadion mitzunehmen.',
  ),
  ball: text(
    'In Ironvale it is kicked against steel doors, so we checked the seams with a hammer in mind.',
    'En Ironvale se patea contra puertas de acero, así que revisamos las costuras pensando en un martillo.',
    'In Ironvale schießt man ihn gegen Stahltore, also haben wir die Nähte mit dem Hammer im Sinn geprüft.',
  ),
}

export const LARKMOOR_TOWN: Story = {
  about: text(
    'They kick off early so that the larks have finished and the pubs have not.',
    'Empiezan pronto, cuando las alondras ya han acabado y los bares todavía no.',
    'Angestoßen wird früh, wenn die Lerchen fertig sind und die Wirtshäuser noch nicht.',
  ),
  home: text(
    'Yellow for the gorse and slate for the roofs: four pieces of Larkmoor that meet in the middle, like the town council, but on time.',
    'Amarillo por la aulaga y pizarra por los tejados: cuatro trozos de Larkmoor que se reúnen en el centro, como el pleno, pero a su hora.',
    'Gelb für den Ginster, Schiefer für die Dächer: vier Stücke Larkmoor, die sich in der Mitte treffen wie der Stadtrat, nur pünktlich.',
  ),
  away: text(
    'White, with the road over the moor drawn across it as the coach driver sees it in January.',
    'Blanca, con la carretera del páramo cruzándola tal como la ve el conductor en enero.',
    'Weiß, und quer darüber die Straße übers Moor, wie der Busfahrer sie im Januar sieht.',
  ),
  third: text(
    'Plum and yellow squares, after the floor of the Larkmoor dance hall, where most of the town’s transfers were arranged.',
    'Cuadros ciruela y amarillo, como el suelo del salón de baile de Larkmoor, donde se cerraban casi todos los fichajes.',
    'Karos in Pflaume und Gelb wie im Tanzsaal von Larkmoor, in dem die meisten Transfers des Ortes vereinbart wurden.',
  ),
  goalkeeper: text(
    'The moor goes from bright green to dark in the same places every year, and goalkeepers are advised to remember where.',
    'El páramo pasa del verde vivo al oscuro siempre en los mismos sitios; al portero le conviene recordarlos.',
    'Das Moor wird jedes Jahr an denselben Stellen von hell- zu dunkelgrün, Torhüter sollten sie sich merken.',
  ),
  retro: text(
    'In 1964 Town wore stripes, bees were in fashion, and the away end hummed.',
    'En 1964 Town llevaba franjas, las abejas estaban de moda y el fondo visitante zumbaba.',
    '1964 trug Town Streifen, Bienen waren in Mode, und der Gästeblock summte.',
  ),
  kidsHome: text(
    'Four quarters, and a child can tell you whose each one is.',
    'Cuatro cuartos, y cualquier niño te dirá de quién es cada uno.',
    'Vier Viertel, und jedes Kind kann dir sagen, wem welches gehört.',
  ),
  kidsAway: text(
    'The road across the chest leads from one pocket of sweets to the other, in spirit; there are no pockets.',
    'La carretera del pecho va de un bolsillo de caramelos al otro, en teoría: bolsillos no hay.',
    'Die Straße über der Brust führt von einer Bonbontasche zur anderen, theoretisch, denn Taschen gibt es keine.',
  ),
  training: text(
    'Hoops in slate and steel: the weather forecast for Larkmoor, Tuesday and Thursday.',
    'Franjas de pizarra y acero: el pronóstico de Larkmoor para el martes y el jueves.',
    'Ringe in Schiefer und Stahl: die Wettervorhersage für Larkmoor, Dienstag und Donnerstag.',
  ),
  warmUp: text(
    'Yellow all over, so the squad can find each other in the fog and be back by kick-off.',
    'Amarilla entera, para que la plantilla se encuentre en la niebla y vuelva a tiempo.',
    'Rundum gelb, damit die Mannschaft sich im Nebel findet und zum Anpfiff zurück ist.',
  ),
  shorts: text(
    'The tile-makers paid for the first pair, hence slate, and hence no complaints.',
    'El primer par lo pagaron los pizarreros; de ahí el color y de ahí que nadie proteste.',
    'Das erste Paar bezahlten die Dachdecker, daher Schiefer und daher keine Beschwerden.',
  ),
  socks: text(
    'Yellow and slate in turn, like gorse and wall on the walk to the ground.',
    'Amarillo y pizarra por turnos, como aulaga y muro de camino al campo.',
    'Abwechselnd Gelb und Schiefer wie Ginster und Mauer auf dem Weg zum Stadion.',
  ),
  scarf: text(
    'It was seen on the moor in the winter of 1963, on a sheep, and both were doing well.',
    'Se la vio en el páramo en el invierno de 1963, puesta en una oveja, y ambas estaban bien.',
    'Im Winter 1963 wurde er im Moor gesehen, an einem Schaf, und beiden ging es gut.',
  ),
  ball: text(
    'The moor keeps whatever is brown, so we made it anything but.',
    'El páramo se queda con todo lo que sea marrón, así que lo hicimos de cualquier otro color.',
    'Was braun ist, behält das Moor, also haben wir alles andere genommen.',
  ),
}

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

export const SALTMARSH_CITY: Story = {
  about: text(
    'A city by courtesy of one cathedral, and a club by courtesy of low tide.',
    'Ciudad gracias a una catedral y club gracias a la marea baja.',
    'Eine Stadt dank einer Kathedrale und ein Verein dank der Ebbe.',
  ),
  home: text(
    'Saltmarsh City wear the sky, of which they have more than anybody else in the league.',
    'Saltmarsh City se viste de cielo, porque tiene más que nadie en toda la liga.',
    'Saltmarsh City trägt den Himmel, davon hat man dort mehr als irgendwer sonst in der Liga.',
  ),
  away: text(
    'For away games the sky is folded up and the night comes out, with a few thin lines of light.',
    'Para jugar fuera se dobla el cielo y sale la noche, con unas rayas finas de luz.',
    'Auswärts wird der Himmel eingepackt und die Nacht ausgepackt, mit ein paar dünnen Lichtstreifen.',
  ),
  third: text(
    'Sand, with the one channel that boats can use; the pilots drew it for us on a napkin.',
    'Arena, con el único canal por el que pasan barcos; los prácticos nos lo dibujaron en una servilleta.',
    'Sand, mit der einen Rinne, durch die Boote passen; die Lotsen haben sie uns auf eine Serviette gezeichnet.',
  ),
  goalkeeper: text(
    'Orange like the buoys: it marks the spot, and ships are asked to keep clear.',
    'Naranja como las boyas: señala el sitio y se ruega a los barcos que se aparten.',
    'Orange wie die Bojen: Es markiert die Stelle, Schiffe werden gebeten, Abstand zu halten.',
  ),
  retro: text(
    'The pinstripes of 1981 were sewn by the choir, who had the machines and strong views on white thread.',
    'Las rayas de 1981 las cosió el coro, que tenía las máquinas y opiniones firmes sobre el hilo blanco.',
    'Die Nadelstreifen von 1981 nähte der Chor, der hatte die Maschinen und klare Ansichten zu weißem Garn.',
  ),
  kidsHome: text(
    'A small piece of sky with sleeves, and enough of it left for a brother or sister.',
    'Un trocito de cielo con mangas, y queda bastante para un hermano o una hermana.',
    'Ein kleines Stück Himmel mit Ärmeln, für Geschwister ist genug übrig.',
  ),
  kidsAway: text(
    'Midnight blue, though it is meant for bed at eight.',
    'Azul medianoche, aunque a las ocho se supone que está en la cama.',
    'Mitternachtsblau, obwohl um acht Schlafenszeit ist.',
  ),
  training: text(
    'City train inland, so the marsh is only in the cloth, and dries in an hour.',
    'City entrena tierra adentro: la marisma solo está en la tela y se seca en una hora.',
    'City trainiert landeinwärts, die Marsch steckt nur im Stoff und trocknet in einer Stunde.',
  ),
  warmUp: text(
    'Ice and sky in broad bands, for the half hour in which the gulls own the pitch.',
    'Hielo y cielo en franjas anchas, para la media hora en que el campo es de las gaviotas.',
    'Eis und Himmel in breiten Bändern, für die halbe Stunde, in der der Platz den Möwen gehört.',
  ),
  shorts: text(
    'White, as a show of trust in the drainage.',
    'Blanco, como muestra de confianza en el drenaje.',
    'Weiß, als Vertrauensbeweis an die Entwässerung.',
  ),
  socks: text(
    'Saltmarsh players count the hoops to see how deep it is near the corner flag.',
    'Los de Saltmarsh cuentan las franjas para saber cuánta agua hay junto al banderín.',
    'In Saltmarsh zählt man an den Ringen ab, wie tief es an der Eckfahne ist.',
  ),
  scarf: text(
    'Sky blue, for a town where people look up and say it will hold.',
    'Celeste, para un sitio donde la gente mira arriba y dice que aguantará.',
    'Himmelblau, für einen Ort, in dem alle nach oben schauen und sagen, es hält.',
  ),
  ball: text(
    'It is bright enough to be found at low tide, and patient enough to wait for it.',
    'Es lo bastante vivo para encontrarlo con marea baja, y paciente para esperarla.',
    'Er leuchtet genug, um bei Ebbe gefunden zu werden, und ist geduldig genug, darauf zu warten.',
  ),
}
