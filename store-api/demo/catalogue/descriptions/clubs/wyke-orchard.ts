import { text } from '../../../../i18n/local-text'
import type { Story } from '../story'

export const WYKE_ORCHARD: Story = {
  about: text(
    'Eleven apple trees on one touchline, and a fixture list arranged around the harvest.',
    'Once manzanos junto a una banda y un calendario que respeta la cosecha.',
    'Elf Apfelbäume an der Seitenlinie und ein Spielplan, der Rücksicht auf die Ernte nimmt.',
  ),
  home: text(
    'Claret for the fruit, pale blue for the morning it is picked, in lines as straight as the rows at Wyke.',
    'Granate por la fruta, azul claro por la mañana en que se recoge, en líneas tan rectas como las de Wyke.',
    'Weinrot für die Frucht, Hellblau für den Morgen der Ernte, in Linien so gerade wie die Reihen in Wyke.',
  ),
  away: text(
    'Quartered, the way an apple is cut when it has to do for four.',
    'A cuartos, como se parte una manzana cuando tiene que dar para cuatro.',
    'Geviertelt, wie man einen Apfel schneidet, der für vier reichen muss.',
  ),
  third: text(
    'Olive is the colour of the pickers’ aprons, which had bigger pockets but the same manners.',
    'Oliva es el color de los delantales de recolección, con más bolsillos pero los mismos modales.',
    'Oliv ist die Farbe der Pflückerschürzen, die hatten größere Taschen, aber dieselben Manieren.',
  ),
  goalkeeper: text(
    'Lime and olive, so that from the stand the goalkeeper passes for a young tree with good reach.',
    'Lima y oliva: desde la grada el portero parece un árbol joven con buen alcance.',
    'Limette und Oliv, damit der Torwart von der Tribüne als junger Baum mit guter Reichweite durchgeht.',
  ),
  retro: text(
    'The sash of 1971 was sewn by the cider press, and the first batch came out slightly diagonal, which is how it stayed.',
    'La banda de 1971 la cosieron los de la sidra; la primera tanda salió algo torcida y así se quedó.',
    'Die Schärpe von 1971 nähte die Mosterei; die erste Lieferung geriet etwas schräg, und dabei blieb es.',
  ),
  retroAway: text(
    'Parchment with a chevron for 1994, the year Wyke won away in a hailstorm and saved half the crop.',
    'Pergamino con galón para 1994, el año en que Wyke ganó fuera bajo el granizo y salvó media cosecha.',
    'Pergament mit Winkel für 1994, das Jahr, in dem Wyke auswärts im Hagel gewann und die halbe Ernte rettete.',
  ),
  kidsHome: text(
    'The same fine lines, for the size of person who can still get under the fence.',
    'Las mismas rayas finas, para quien aún cabe por debajo de la valla.',
    'Dieselben feinen Linien, für Leute, die noch unter dem Zaun hindurchpassen.',
  ),
  kidsAway: text(
    'A quarter for climbing, a quarter for falling, and two for explaining.',
    'Un cuarto para trepar, otro para caerse y dos para dar explicaciones.',
    'Ein Viertel zum Klettern, eins zum Fallen und zwei zum Erklären.',
  ),
  training: text(
    'Claret into plum, which at Wyke is the difference between September and a good September.',
    'De granate a ciruela, que en Wyke es la diferencia entre un septiembre y un buen septiembre.',
    'Von Weinrot zu Pflaume, in Wyke der Unterschied zwischen einem September und einem guten.',
  ),
  shorts: text(
    'Pale blue shorts, as light as blossom and roughly as suited to mud.',
    'Pantalón azul claro, ligero como la flor del manzano y casi igual de apto para el barro.',
    'Hellblau, leicht wie die Blüte und für Schlamm ungefähr genauso geeignet.',
  ),
  socks: text(
    'Long enough to keep out nettles, which grow behind the goal at the far end.',
    'Lo bastante largas contra las ortigas, que crecen detrás de la portería del fondo.',
    'Lang genug gegen die Brennnesseln, die hinter dem hinteren Tor wachsen.',
  ),
  scarf: text(
    'Wyke knits it in one long row like everything else it plants.',
    'Wyke la teje en una sola hilera larga, como todo lo que planta.',
    'In Wyke strickt man ihn in einer langen Reihe, wie man dort alles anlegt.',
  ),
  ball: text(
    'It has brought down more apples than any ladder in the county.',
    'Ha bajado más manzanas que cualquier escalera de la comarca.',
    'Er hat mehr Äpfel heruntergeholt als jede Leiter im Kreis.',
  ),
}
