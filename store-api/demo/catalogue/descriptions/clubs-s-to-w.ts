import { text } from '../../../i18n/local-text'
import type { Story } from '../kit'

export const STONEGATE_ALBION: Story = {
  about: text(
    'A market town that has played chess and football on the same square since 1888, never at the same time.',
    'Una villa que juega al ajedrez y al fútbol en la misma plaza desde 1888, nunca a la vez.',
    'Eine Marktstadt, die seit 1888 auf demselben Platz Schach und Fußball spielt, nie gleichzeitig.',
  ),
  home: text(
    'The squares are the paving of Stonegate market, in blue because the dyer owed the club a favour.',
    'Los cuadros son el pavimento del mercado de Stonegate, en azul porque el tintorero debía un favor al club.',
    'Die Karos sind das Pflaster vom Markt in Stonegate, blau, weil der Färber dem Verein etwas schuldete.',
  ),
  away: text(
    'Away, Albion wear the white squares only and leave the blue ones to defend the town.',
    'Fuera, Albion lleva solo los cuadros blancos y deja los azules al cuidado de la villa.',
    'Auswärts trägt Albion nur die weißen Felder, die blauen bleiben da und verteidigen die Stadt.',
  ),
  third: text(
    'Scarlet with a chevron, after the town gate, which is also pointed and also draughty.',
    'Escarlata con un galón, por la puerta de la villa, que también acaba en punta y también tiene corrientes.',
    'Scharlachrot mit Winkel, nach dem Stadttor, das ebenfalls spitz ist und in dem es ebenfalls zieht.',
  ),
  goalkeeper: text(
    'Yellow as the butter stall, the one thing on the market nobody gets past without stopping.',
    'Amarilla como el puesto de la mantequilla, el único del mercado que nadie pasa de largo.',
    'Gelb wie der Butterstand, an dem auf dem Markt niemand vorbeikommt, ohne anzuhalten.',
  ),
  retro: text(
    'Halves for 1974, when the town was split over the ring road and the shirt stayed neutral.',
    'A mitades para 1974, cuando la villa se dividió por la circunvalación y la camiseta se mantuvo neutral.',
    'Hälften für 1974, als die Umgehungsstraße die Stadt spaltete und das Trikot neutral blieb.',
  ),
  kidsHome: text(
    'Smaller squares would have been cheating, so there are simply fewer of them.',
    'Hacer los cuadros más pequeños habría sido trampa: simplemente hay menos.',
    'Kleinere Karos wären geschummelt gewesen, also sind es einfach weniger.',
  ),
  kidsAway: text(
    'White, for about the first ten minutes, which is when the photograph is taken.',
    'Blanca durante los diez primeros minutos, que es cuando se hace la foto.',
    'Weiß, ungefähr die ersten zehn Minuten, in denen auch das Foto gemacht wird.',
  ),
  training: text(
    'Fine lines like the squared paper on which the coach draws his arrows and later his excuses.',
    'Rayas finas como el papel pautado donde el entrenador dibuja flechas y luego disculpas.',
    'Feine Linien wie das Papier, auf das der Trainer seine Pfeile zeichnet und später seine Ausreden.',
  ),
  warmUp: text(
    'The chevron points down, to remind the squad of the toes they ought to be touching.',
    'El galón apunta hacia abajo, para recordar los pies que habría que tocarse.',
    'Der Winkel zeigt nach unten und erinnert an die Zehen, die man gerade berühren sollte.',
  ),
  shorts: text(
    'White shorts, with a queen’s freedom of movement.',
    'Pantalón blanco, con la libertad de movimientos de una dama.',
    'Weiße Shorts mit der Bewegungsfreiheit einer Dame.',
  ),
  socks: text(
    'Knights may jump over others in these; referees have been told.',
    'Con ellas el caballo puede saltar por encima de los demás; los árbitros están avisados.',
    'Damit darf der Springer über andere hinweg, die Schiedsrichter wissen Bescheid.',
  ),
  scarf: text(
    'On market day it keeps your place in the queue, a custom that only works in Stonegate.',
    'El día de mercado guarda el turno en la cola, costumbre que solo funciona en Stonegate.',
    'Am Markttag hält er deinen Platz in der Schlange frei, das klappt nur in Stonegate.',
  ),
  ball: text(
    'On cobbles it goes where it likes; on grass it will listen.',
    'Sobre adoquines va adonde quiere; sobre hierba, atiende.',
    'Auf Kopfsteinpflaster geht er, wohin er will, auf Rasen hört er zu.',
  ),
}

export const TARNBRIDGE_ROVERS: Story = {
  about: text(
    'Founded by brickmakers in 1911, still built the same way: slowly, in rows.',
    'Lo fundaron unos ladrilleros en 1911 y sigue construyéndose igual: despacio y por hiladas.',
    '1911 von Zieglern gegründet und bis heute so gebaut: langsam und in Reihen.',
  ),
  home: text(
    'Red for the brickworks, white for the lime. The stripes Tarnbridge Rovers first wore in 1911 are wide again.',
    'Rojo por los ladrillos, blanco por la cal. Las franjas que Tarnbridge Rovers estrenó en 1911 vuelven a ser anchas.',
    'Rot für die Ziegelei, Weiß für den Kalk. Die Streifen, die Tarnbridge Rovers 1911 zum ersten Mal trugen, sind wieder breit.',
  ),
  away: text(
    'Away from home, Rovers leave the bricks behind and wear the colour of the mortar.',
    'Fuera de casa, Rovers deja los ladrillos y se viste del color de la argamasa.',
    'Auswärts lassen die Rovers die Ziegel zu Hause und tragen die Farbe des Mörtels.',
  ),
  third: text(
    'The pinstripes come from the ledgers of the old kiln office, where red ink was used more often than the directors liked.',
    'Las rayas salen de los libros de cuentas del viejo horno, donde la tinta roja se usaba más de lo que gustaba a la directiva.',
    'Die Nadelstreifen stammen aus den Kassenbüchern der alten Ziegelei, in denen öfter rote Tinte stand, als der Leitung lieb war.',
  ),
  goalkeeper: text(
    'Grass green, because the Rovers goalkeeper spends a good part of every match lying in it.',
    'Verde hierba, porque el portero de Rovers pasa buena parte del partido tumbado en ella.',
    'Grasgrün, denn der Torwart der Rovers liegt einen guten Teil jedes Spiels darin.',
  ),
  retro: text(
    'In 1978 the supplier turned the cloth sideways by mistake, and Rovers went up in hoops.',
    'En 1978 el proveedor giró la tela por error y Rovers ascendió a franjas horizontales.',
    '1978 legte der Lieferant den Stoff versehentlich quer, und die Rovers stiegen in Querstreifen auf.',
  ),
  retroAway: text(
    'The black shirt of 1984 went to the cup semi-final and came back by the late train.',
    'La camiseta negra de 1984 fue a la semifinal de copa y volvió en el último tren.',
    'Das schwarze Trikot von 1984 fuhr zum Pokalhalbfinale und kam mit dem Spätzug zurück.',
  ),
  kidsHome: text(
    'Half as wide as the big one, with just as many stripes to get grass on.',
    'La mitad de ancha que la grande, con las mismas franjas para manchar de hierba.',
    'Halb so breit wie das große, mit genauso vielen Streifen für Grasflecken.',
  ),
  kidsAway: text(
    'It is white, and it is for children; Tarnbridge has always believed in people.',
    'Es blanca y es para niños: en Tarnbridge siempre se ha confiado en la gente.',
    'Es ist weiß und für Kinder; in Tarnbridge hat man immer an die Menschen geglaubt.',
  ),
  training: text(
    'Rovers train behind the kilns, so the training top is the colour of what blows over.',
    'Rovers entrena detrás de los hornos, y la camiseta tiene el color de lo que llega con el viento.',
    'Die Rovers trainieren hinter den Öfen, darum hat das Shirt die Farbe dessen, was herüberweht.',
  ),
  warmUp: text(
    'It darkens towards the shoulders like a brick left in too long, which is where the idea came from.',
    'Se oscurece hacia los hombros como un ladrillo demasiado cocido, y de ahí salió la idea.',
    'Nach oben wird es dunkler wie ein zu lang gebrannter Ziegel, daher kam auch die Idee.',
  ),
  shorts: text(
    'Somebody at Rovers once suggested white shorts; the groundsman was consulted and they are black.',
    'Alguien propuso una vez pantalón blanco; se consultó al jardinero y es negro.',
    'Einmal schlug jemand weiße Shorts vor; man fragte den Platzwart, und sie sind schwarz.',
  ),
  socks: text(
    'The stripes of the shirt carry on below the knee, for opponents who only look down.',
    'Las franjas de la camiseta siguen bajo la rodilla, para los rivales que solo miran al suelo.',
    'Die Streifen des Trikots gehen unterm Knie weiter, für Gegner, die nur nach unten schauen.',
  ),
  scarf: text(
    'In Tarnbridge it is worn from September to May and hung in the window on derby day.',
    'En Tarnbridge se lleva de septiembre a mayo y se cuelga en la ventana el día del derbi.',
    'In Tarnbridge trägt man ihn von September bis Mai und hängt ihn am Derbytag ins Fenster.',
  ),
  ball: text(
    'It bounces well on brick, as any child from Kiln Street will show you without being asked.',
    'Bota bien contra el ladrillo, como te enseñará cualquier niño de la calle del Horno sin que se lo pidas.',
    'Er springt gut von Ziegeln ab, das zeigt dir jedes Kind aus der Ofengasse ungefragt.',
  ),
}

export const VESPER_PARK: Story = {
  about: text(
    'A club that plays at dusk, by choice, since the floodlights were a gift and had to be used.',
    'Un club que juega al anochecer por gusto: los focos fueron un regalo y había que usarlos.',
    'Ein Verein, der in der Dämmerung spielt, freiwillig, denn das Flutlicht war ein Geschenk und musste benutzt werden.',
  ),
  home: text(
    'Kick-off at Vesper Park is at sunset, and the shirt is what stands behind the far goal at that hour.',
    'En Vesper Park se empieza al ponerse el sol, y la camiseta es lo que hay a esa hora tras la portería del fondo.',
    'In Vesper Park wird bei Sonnenuntergang angestoßen, und das Trikot zeigt, was dann hinter dem Tor steht.',
  ),
  away: text(
    'Half cream, half indigo, for towns that insist on playing in the afternoon.',
    'Mitad crema, mitad índigo, para los sitios que se empeñan en jugar por la tarde.',
    'Halb Creme, halb Indigo, für Orte, die darauf bestehen, nachmittags zu spielen.',
  ),
  third: text(
    'The awnings of the kiosk at the park gate, copied with permission and one free ice cream.',
    'Los toldos del quiosco de la entrada del parque, copiados con permiso y un helado de regalo.',
    'Die Markise des Kiosks am Parktor, mit Erlaubnis abgezeichnet und mit einem Eis als Zugabe.',
  ),
  goalkeeper: text(
    'Black and graphite squares, like a chessboard after closing time, with pink where it matters.',
    'Cuadros negros y grafito, como un tablero a la hora de cerrar, con rosa donde importa.',
    'Karos in Schwarz und Graphit wie ein Schachbrett nach Feierabend, mit Rosa, wo es darauf ankommt.',
  ),
  retro: text(
    'The evening league of 1976 asked for something visible, and these hoops were visible from the tram.',
    'La liga nocturna de 1976 pidió algo visible, y estas franjas se veían desde el tranvía.',
    'Die Abendliga von 1976 wünschte sich etwas Sichtbares, und diese Ringe sah man von der Straßenbahn aus.',
  ),
  retroAway: text(
    'Pale pink with thin lines, worn through 1996 and through most of the furniture at the club’s dinner.',
    'Rosa palo con rayas finas: duró todo 1996 y la cena del club, que fue lo más duro.',
    'Zartrosa mit feinen Linien, es überstand das Jahr 1996 und das Vereinsessen, das schwerer war.',
  ),
  kidsHome: text(
    'A sunset in small, for people who are sent home before the real one.',
    'Una puesta de sol en pequeño, para quienes se van a casa antes de la de verdad.',
    'Ein kleiner Sonnenuntergang für alle, die vor dem echten nach Hause müssen.',
  ),
  kidsAway: text(
    'Cream on one side and indigo on the other: lunch shows on the first and supper on the second.',
    'Crema por un lado e índigo por el otro: en el primero se nota la comida y en el segundo la cena.',
    'Creme auf der einen Seite, Indigo auf der anderen: Hier sieht man das Mittagessen, dort das Abendbrot.',
  ),
  training: text(
    'The only plain thing at Vesper Park, and it is worn before anybody turns the lights on.',
    'Lo único liso de Vesper Park, y se usa antes de que alguien encienda los focos.',
    'Das einzig Schlichte in Vesper Park, und es wird getragen, bevor jemand das Licht anmacht.',
  ),
  shorts: text(
    'Indigo, as the sky is by the time anybody looks at the shorts.',
    'Índigo, como el cielo cuando por fin alguien se fija en el pantalón.',
    'Indigo wie der Himmel, wenn endlich jemand auf die Shorts achtet.',
  ),
  socks: text(
    'Pink rings on indigo, like the tail lights of the last tram.',
    'Anillos rosa sobre índigo, como las luces traseras del último tranvía.',
    'Rosa Ringe auf Indigo wie die Rücklichter der letzten Bahn.',
  ),
  scarf: text(
    'For evening games, and for the walk through the park afterwards, when you discuss them.',
    'Para los partidos de noche y para el paseo de después por el parque, cuando se comentan.',
    'Für Abendspiele und für den Weg danach durch den Park, auf dem man sie bespricht.',
  ),
  ball: text(
    'Made for floodlights: the panels catch the light and the keeper, ideally, catches the ball.',
    'Hecho para los focos: los paneles atrapan la luz y el portero, si puede ser, el balón.',
    'Fürs Flutlicht gemacht: Die Felder fangen das Licht und der Torwart im besten Fall den Ball.',
  ),
}

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
