import { text } from '../../../../i18n/local-text'
import type { Story } from '../story'

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
