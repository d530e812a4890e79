import { text } from '../../../i18n/local-text'
import type { Story } from '../kit'

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

export const FENLIGHT_UNITED: Story = {
  about: text(
    'A club in flat country, where you see the visitors coming from two days away.',
    'Un club en tierra llana, donde al visitante se le ve venir dos días antes.',
    'Ein Verein im flachen Land, wo man die Gäste zwei Tage vorher kommen sieht.',
  ),
  home: text(
    'Fenlight hoops are a field, a ditch, a field, a ditch, all the way to the horizon and round the back.',
    'Las franjas de Fenlight son un campo, una acequia, un campo, una acequia, hasta el horizonte y por detrás.',
    'Fenlights Querstreifen sind ein Feld, ein Graben, ein Feld, ein Graben, bis zum Horizont und hintenherum weiter.',
  ),
  away: text(
    'Gold is the reed in October, and also the only trophy cabinet colour United have agreed on.',
    'El dorado es el carrizo en octubre, y también el único color que United ha acordado para su vitrina.',
    'Gold ist das Schilf im Oktober und die einzige Farbe, auf die man sich bei United für die Vitrine geeinigt hat.',
  ),
  third: text(
    'Drawn after dark on the causeway, when only the marker posts show and you drive from one to the next.',
    'Dibujada de noche en el camino de la laguna, cuando solo se ven los postes y se conduce de uno a otro.',
    'Nachts auf dem Damm entworfen, wenn nur die Leitpfosten leuchten und man von einem zum nächsten fährt.',
  ),
  goalkeeper: text(
    'The colour of marsh orchids, which also do best when left alone in a large open space.',
    'El color de las orquídeas del humedal, que también prefieren un espacio grande y que las dejen en paz.',
    'Die Farbe von Sumpforchideen, die auch am liebsten allein auf großer Fläche stehen.',
  ),
  retro: text(
    'In 1973 United wore quarters, drained two pitches and drew eleven matches in a row.',
    'En 1973 United jugó a cuartos, drenó dos campos y empató once partidos seguidos.',
    '1973 trug United Viertel, legte zwei Plätze trocken und spielte elfmal hintereinander unentschieden.',
  ),
  kidsHome: text(
    'Fewer hoops than the big one, since there is less horizon to fill.',
    'Menos franjas que la grande, porque hay menos horizonte que llenar.',
    'Weniger Querstreifen als beim großen, es ist ja auch weniger Horizont zu füllen.',
  ),
  kidsAway: text(
    'Gold shows every splash of the fen, and the fen is generous.',
    'En el dorado se ve cada salpicadura del humedal, y el humedal es generoso.',
    'Auf Gold sieht man jeden Spritzer aus dem Moor, und das Moor ist freigiebig.',
  ),
  training: text(
    'The V points at the ground, which in Fenlight is soft from October and gone by January.',
    'La V señala al suelo, que en Fenlight es blando desde octubre y en enero ya no está.',
    'Der Winkel zeigt auf den Boden, der in Fenlight ab Oktober weich und im Januar verschwunden ist.',
  ),
  warmUp: text(
    'For the mist before a home game, which lifts at kick-off if the referee insists.',
    'Para la niebla de antes del partido, que se levanta al empezar si el árbitro insiste.',
    'Für den Nebel vor dem Heimspiel, der sich zum Anpfiff hebt, wenn der Schiedsrichter darauf besteht.',
  ),
  shorts: text(
    'Ivory shorts in a bog are a statement, and the laundry at United is very good.',
    'Un pantalón marfil en un pantano es una declaración, y la lavandería de United es muy buena.',
    'Elfenbein im Moor ist eine Ansage, und die Wäscherei von United ist sehr gut.',
  ),
  socks: text(
    'Most of what happens at Fenlight happens below the ankle, so we looked carefully at the socks.',
    'En Fenlight casi todo pasa por debajo del tobillo, así que miramos bien las medias.',
    'Das meiste geschieht in Fenlight unterhalb der Knöchel, also haben wir bei den Stutzen genau hingesehen.',
  ),
  scarf: text(
    'Wave it on the dyke and the next village will wave back, out of habit.',
    'Agítala en el dique y el pueblo de al lado responderá, por costumbre.',
    'Schwenk ihn auf dem Deich, und das nächste Dorf winkt zurück, aus Gewohnheit.',
  ),
  ball: text(
    'On the fen a ball rolls until somebody stops it, so it comes with the phone number of a neighbour.',
    'En la llanura un balón rueda hasta que alguien lo para; conviene llevarse bien con los vecinos.',
    'Im Flachland rollt ein Ball, bis ihn jemand aufhält; gute Nachbarn sind von Vorteil.',
  ),
}

export const GLASSWATER: Story = {
  about: text(
    'A village on a reservoir, with an older village underneath that still gets the results by post.',
    'Un pueblo junto a un embalse, con otro más antiguo debajo que aún recibe los resultados por correo.',
    'Ein Dorf am Stausee, darunter ein älteres, das die Ergebnisse noch immer per Post bekommt.',
  ),
  home: text(
    'The shirt is the lake from the middle to the shore, where it turns to foam and people take photographs.',
    'La camiseta es el lago desde el centro hasta la orilla, donde se hace espuma y la gente saca fotos.',
    'Das Trikot ist der See von der Mitte bis zum Ufer, wo er zu Schaum wird und alle fotografieren.',
  ),
  away: text(
    'Foam white, with the ripples of a stone that skipped seven times; it has been verified.',
    'Blanco espuma, con las ondas de una piedra que dio siete saltos; está comprobado.',
    'Schaumweiß, mit den Wellen eines Steins, der siebenmal sprang; das ist überprüft.',
  ),
  third: text(
    'The hull of the rescue boat, apricot with one stripe, which has mostly rescued footballs.',
    'El casco de la lancha de salvamento, albaricoque con una banda; casi siempre ha salvado balones.',
    'Der Rumpf des Rettungsboots, apricot mit einem Streifen; gerettet hat es vor allem Fußbälle.',
  ),
  goalkeeper: text(
    'Violet stripes, so that whoever dives here can be told from those who dive for a living.',
    'Franjas violeta, para distinguir a quien se tira aquí de quien bucea para vivir.',
    'Violette Streifen, damit man den, der hier abtaucht, von den Berufstauchern unterscheidet.',
  ),
  retro: text(
    'In 1983 the water was so low that the church tower showed, and Glasswater finished second.',
    'En 1983 bajó tanto el agua que asomó el campanario, y Glasswater quedó segundo.',
    '1983 stand das Wasser so tief, dass der Kirchturm herausschaute, und Glasswater wurde Zweiter.',
  ),
  kidsHome: text(
    'Deep at the top and shallow at the bottom, the opposite of the lake, so please still learn to swim.',
    'Honda arriba y poco profunda abajo, al revés que el lago; mejor aprender a nadar igualmente.',
    'Oben tief und unten flach, anders als der See, also bitte trotzdem schwimmen lernen.',
  ),
  kidsAway: text(
    'The ripples in the cloth are intentional, the ones at the cuffs are from today.',
    'Las ondas de la tela son adrede; las de los puños son de hoy.',
    'Die Wellen im Stoff sind Absicht, die an den Ärmeln sind von heute.',
  ),
  training: text(
    'Teal and midnight in quarters: shallow, deep, shallow, deep, and laps of all four.',
    'Verde petróleo y medianoche a cuartos: poco hondo, hondo, poco hondo, hondo, y a dar vueltas.',
    'Petrol und Mitternacht in Vierteln: flach, tief, flach, tief, und Runden um alle vier.',
  ),
  warmUp: text(
    'The lake before sunrise, when the squad runs round it and the anglers pretend not to look.',
    'El lago antes del amanecer, cuando la plantilla lo rodea corriendo y los pescadores fingen no mirar.',
    'Der See vor Sonnenaufgang, wenn die Mannschaft ihn umrundet und die Angler so tun, als sähen sie nichts.',
  ),
  shorts: text(
    'Teal, so that a wet pair and a dry pair look the same to the manager.',
    'Verde petróleo: mojado o seco, el entrenador no nota la diferencia.',
    'Petrol, damit der Trainer nasse und trockene nicht unterscheiden kann.',
  ),
  socks: text(
    'Water-level rings, read by the dam keeper every Saturday at three.',
    'Anillos de nivel, que el guarda de la presa lee cada sábado a las tres.',
    'Pegelringe, abgelesen vom Staumeister jeden Samstag um drei.',
  ),
  scarf: text(
    'Long enough to throw to somebody, which at Glasswater is a safety feature.',
    'Lo bastante larga para lanzársela a alguien, que en Glasswater es una medida de seguridad.',
    'Lang genug, um ihn jemandem zuzuwerfen, das gilt in Glasswater als Sicherheitsmerkmal.',
  ),
  ball: text(
    'The boat goes out for these twice a half, so write your name on it.',
    'La lancha sale a por ellos dos veces por tiempo, así que escríbele tu nombre.',
    'Das Boot fährt dafür zweimal pro Halbzeit hinaus, schreib also deinen Namen darauf.',
  ),
}

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
