import { text } from '../../../../i18n/local-text'
import type { Story } from '../story'

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
