import { text } from '../../../../i18n/local-text'
import type { Story } from '../story'

export const COPPERHILL_FC: Story = {
  about: text(
    'A pitch on a slope, which the club calls tradition and the visitors call something else.',
    'Un campo en cuesta, que el club llama tradición y los visitantes de otra manera.',
    'Ein Platz am Hang, was der Verein Tradition nennt und die Gäste anders.',
  ),
  home: text(
    'One half for the metal and one for the hole it came out of: Copperhill has never hidden anything.',
    'Una mitad por el metal y otra por el agujero del que salió: Copperhill nunca ha ocultado nada.',
    'Eine Hälfte für das Metall, eine für das Loch, aus dem es kam: Copperhill hat nie etwas verheimlicht.',
  ),
  away: text(
    'Cream stripes were what the mine canteen had on its awning, and the canteen was the only thing that travelled well.',
    'Las franjas crema eran las del toldo de la cantina, lo único de la mina que viajaba bien.',
    'Cremefarbene Streifen hatte die Markise der Zechenkantine, und nur die Kantine kam auswärts gut an.',
  ),
  third: text(
    'Copper left out in the rain turns this colour; it took the hill two hundred years and us a fortnight.',
    'El cobre bajo la lluvia acaba de este color; al monte le costó doscientos años y a nosotros dos semanas.',
    'Kupfer im Regen nimmt diese Farbe an; der Berg brauchte zweihundert Jahre und wir zwei Wochen.',
  ),
  goalkeeper: text(
    'Grey squares, like the floor of the assay office, where things were also stopped and examined.',
    'Cuadros grises, como el suelo de la oficina de ensayos, donde también se paraba todo y se miraba.',
    'Graue Karos wie der Boden im Prüfamt, wo man ebenfalls alles anhielt und begutachtete.',
  ),
  retro: text(
    'The hoops of 1967 ran level; on the Copperhill pitch that made the players look crooked.',
    'Las franjas de 1967 iban niveladas; en el campo de Copperhill parecían torcidos los jugadores.',
    'Die Ringe von 1967 lagen waagerecht; auf dem Platz von Copperhill wirkten dadurch die Spieler schief.',
  ),
  kidsHome: text(
    'Two halves for one child, who may decide each morning which arm is copper.',
    'Dos mitades para una sola criatura, que decide cada mañana qué brazo es de cobre.',
    'Zwei Hälften für ein Kind, das jeden Morgen entscheidet, welcher Arm aus Kupfer ist.',
  ),
  kidsAway: text(
    'For rolling down the hill after the match, which at Copperhill counts as a lap of honour.',
    'Para bajar rodando la cuesta al terminar, que en Copperhill cuenta como vuelta de honor.',
    'Zum Hinunterrollen nach dem Spiel, das gilt in Copperhill als Ehrenrunde.',
  ),
  training: text(
    'The sash runs uphill or downhill, depending on which end you train at first.',
    'La banda va cuesta arriba o cuesta abajo, según por qué lado empieces a entrenar.',
    'Die Schärpe läuft bergauf oder bergab, je nachdem, auf welcher Seite das Training beginnt.',
  ),
  warmUp: text(
    'From copper to ochre, like the hill at sunset, when the second half is all uphill.',
    'De cobre a ocre, como el monte al atardecer, cuando toda la segunda parte es cuesta arriba.',
    'Von Kupfer zu Ocker wie der Berg am Abend, wenn die zweite Halbzeit nur noch bergauf geht.',
  ),
  shorts: text(
    'Charcoal, for sliding the last few metres.',
    'Carbón, para hacer deslizándose los últimos metros.',
    'Anthrazit, um die letzten Meter zu rutschen.',
  ),
  socks: text(
    'Both socks are the same length; it is the pitch that is not.',
    'Las dos medias miden lo mismo: lo desigual es el campo.',
    'Beide Stutzen sind gleich lang, schief ist nur der Platz.',
  ),
  scarf: text(
    'One half each, so it can be shared on the coach by people on speaking terms.',
    'Una mitad para cada uno, para compartirla en el autobús entre quienes se hablan.',
    'Für jeden eine Hälfte, so lässt er sich im Bus teilen, sofern man noch miteinander spricht.',
  ),
  ball: text(
    'Put it down at Copperhill and it leaves; anywhere else it will wait for you.',
    'En Copperhill lo dejas en el suelo y se va; en cualquier otro sitio te espera.',
    'In Copperhill legt man ihn hin, und er geht; überall sonst wartet er auf dich.',
  ),
}
