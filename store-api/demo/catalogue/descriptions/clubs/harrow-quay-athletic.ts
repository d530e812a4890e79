import { text } from '../../../../i18n/local-text'
import type { Story } from '../story'

export const HARROW_QUAY_ATHLETIC: Story = {
  about: text(
    'Dockers on weekdays, Athletic on Saturdays, and punctual on neither unless the tide allows.',
    'Estibadores entre semana, Athletic los sábados, y puntuales solo cuando lo permite la marea.',
    'Werktags Hafenarbeiter, samstags Athletic, pünktlich immer nur, wenn die Flut es zulässt.',
  ),
  home: text(
    'The sash is a mooring rope, if you ask in Harrow Quay, and the amber is the lamp at the end of the pier.',
    'La banda es una amarra, si preguntas en Harrow Quay, y el ámbar es el farol del final del muelle.',
    'Die Schärpe ist ein Festmachertau, sagt man in Harrow Quay, und der Bernsteinton die Laterne am Ende der Mole.',
  ),
  away: text(
    'The dockyard painted everything ivory in 1922 and had some left over; Athletic have travelled in it ever since.',
    'El astillero lo pintó todo de marfil en 1922 y sobró pintura; desde entonces Athletic viaja con ella.',
    '1922 strich die Werft alles in Elfenbein und hatte etwas übrig; seither reist Athletic darin.',
  ),
  third: text(
    'Half lamp, half water: this is what the harbour looks like at five in the morning to those who have to know.',
    'Mitad farol, mitad agua: así se ve el puerto a las cinco de la mañana, para quien tiene que saberlo.',
    'Halb Laterne, halb Wasser: So sieht der Hafen um fünf Uhr früh aus, für alle, die es wissen müssen.',
  ),
  goalkeeper: text(
    'Coral, like the life jackets on the ferry, and worn with the same hope of not being needed.',
    'Coral, como los chalecos del transbordador, y con la misma esperanza de no hacer falta.',
    'Koralle wie die Schwimmwesten auf der Fähre, getragen mit derselben Hoffnung, nicht gebraucht zu werden.',
  ),
  retro: text(
    'For one season, 1969, the sash was in dry dock and Athletic played in halves.',
    'Durante una temporada, 1969, la banda estuvo en dique seco y Athletic jugó a mitades.',
    'Eine Saison lang, 1969, lag die Schärpe im Trockendock, und Athletic spielte in Hälften.',
  ),
  retroAway: text(
    'Amber hoops for 1991, chosen so that the coach driver could count his passengers.',
    'Franjas en ámbar para 1991, elegidas para que el conductor del autobús pudiera contar pasajeros.',
    'Querstreifen in Bernstein für 1991, ausgesucht, damit der Busfahrer seine Leute zählen konnte.',
  ),
  kidsHome: text(
    'The rope across the chest is shorter here, but it still holds a ship of reasonable size.',
    'La amarra del pecho es más corta, pero aún sujeta un barco de tamaño razonable.',
    'Das Tau über der Brust ist hier kürzer, hält aber immer noch ein Schiff von vernünftiger Größe.',
  ),
  kidsAway: text(
    'Children in Harrow Quay learn to swim, then to tie knots, then to put this on by themselves.',
    'En Harrow Quay los niños aprenden a nadar, luego a hacer nudos y luego a ponerse esta solos.',
    'In Harrow Quay lernen Kinder erst schwimmen, dann Knoten, dann das hier allein anzuziehen.',
  ),
  training: text(
    'Steel above, navy below, like most mornings on the training pitch beside the cranes.',
    'Acero arriba, azul marino abajo, como casi todas las mañanas en el campo junto a las grúas.',
    'Oben Stahl, unten Marine, wie fast jeder Morgen auf dem Platz neben den Kränen.',
  ),
  shorts: text(
    'Navy shorts, because they have always been navy and the minutes of 1907 say so twice.',
    'Pantalón azul marino, porque siempre lo fue y el acta de 1907 lo dice dos veces.',
    'Marineblau, weil sie es immer waren und das Protokoll von 1907 es zweimal festhält.',
  ),
  socks: text(
    'Rings like the tide marks on the quay wall, where you can read what sort of week it was.',
    'Anillos como las marcas de marea en el muelle, donde se lee qué semana ha sido.',
    'Ringe wie die Wasserlinien an der Kaimauer, an denen man abliest, was für eine Woche es war.',
  ),
  scarf: text(
    'The wind comes from the estuary at every home game; the club shop has sold scarves since before it sold tickets.',
    'En cada partido sopla viento de la ría; el club vende bufandas desde antes de vender entradas.',
    'Bei jedem Heimspiel weht es von der Mündung her; Schals verkaufte der Verein schon vor den Eintrittskarten.',
  ),
  ball: text(
    'It floats, which has been tested at Harrow Quay more often than anyone intended.',
    'Flota, cosa que en Harrow Quay se ha comprobado más veces de las previstas.',
    'Er schwimmt, das wurde in Harrow Quay öfter geprüft, als irgendwer vorhatte.',
  ),
}
