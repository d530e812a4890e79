import type { LocalText } from '../../../i18n/locale'
import type { KitKind } from '../kit'
import { text } from '../../../i18n/local-text'

/** Sentences about each kind of kit, for any team. */
export const KIND_TEXTS: Record<KitKind, readonly LocalText[]> = {
  home: [
    text(
      'It is the shirt the players wear, with a little more room at the waist.',
      'Es la camiseta de los jugadores, con algo más de sitio en la cintura.',
      'Es ist das Trikot der Spieler, mit etwas mehr Platz in der Taille.',
    ),
    text(
      'The crest is woven and sewn on, and it sits where a hand finds it without looking.',
      'El escudo va tejido y cosido, justo donde la mano lo encuentra sin mirar.',
      'Das Wappen ist gewebt und aufgenäht und sitzt da, wo die Hand es ohne Hinsehen findet.',
    ),
    text(
      'Made for home games and for every errand in between.',
      'Hecha para los partidos en casa y para todos los recados entre medias.',
      'Gemacht für Heimspiele und alle Besorgungen dazwischen.',
    ),
    text(
      'The collar is soft, the cuffs are ribbed, and the sleeves end above the elbow as agreed.',
      'El cuello es suave, los puños son de canalé y las mangas acaban por encima del codo, como se acordó.',
      'Der Kragen ist weich, die Bündchen sind gerippt, und die Ärmel enden wie vereinbart über dem Ellbogen.',
    ),
    text(
      'Wear it tucked in for a photograph and loose for everything else.',
      'Métela por dentro para la foto y llévala suelta para todo lo demás.',
      'Für das Foto in die Hose gesteckt, für alles andere locker getragen.',
    ),
  ],
  away: [
    text(
      'It packs small, creases little and has seen the inside of many coaches.',
      'Ocupa poco, se arruga menos y conoce por dentro muchos autobuses.',
      'Es lässt sich klein packen, knittert kaum und kennt viele Busse von innen.',
    ),
    text(
      'A shirt for the corner of the ground behind the netting, where the singing is better.',
      'Una camiseta para la esquina de detrás de la red, donde se canta mejor.',
      'Ein Trikot für die Ecke hinter dem Netz, wo besser gesungen wird.',
    ),
    text(
      'The crest and the maker’s mark are woven, so they arrive in one piece at any distance.',
      'El escudo y la marca van tejidos y llegan enteros a cualquier distancia.',
      'Wappen und Herstellerzeichen sind gewebt und kommen auf jeder Strecke heil an.',
    ),
    text(
      'It has the cut of the home shirt and none of its habits.',
      'Tiene el corte de la primera equipación y ninguna de sus costumbres.',
      'Es hat den Schnitt des Heimtrikots und keine seiner Gewohnheiten.',
    ),
    text(
      'Buy it for the colour and keep it for the one time it worked.',
      'Cómprala por el color y guárdala por aquella vez que funcionó.',
      'Kauf es wegen der Farbe und behalte es wegen des einen Mals, als es geklappt hat.',
    ),
  ],
  third: [
    text(
      'It comes out for cup ties and colour clashes, which makes it look rested.',
      'Sale para la copa y los choques de colores; por eso se la ve descansada.',
      'Es kommt bei Pokalspielen und Farbkonflikten zum Einsatz und wirkt deshalb ausgeruht.',
    ),
    text(
      'The committee asked for something calm, and this is what came of it.',
      'La directiva pidió algo tranquilo, y salió esto.',
      'Der Vorstand wünschte sich etwas Ruhiges, und das kam dabei heraus.',
    ),
    text(
      'Third shirts age best, mostly because nobody has lost in them often enough.',
      'Las terceras envejecen mejor, sobre todo porque casi nadie ha perdido lo bastante con ellas.',
      'Ausweichtrikots altern am besten, vor allem weil kaum jemand oft genug darin verloren hat.',
    ),
    text(
      'Somewhere in the rules it says when to wear it; nobody at the club has found the page.',
      'En algún lugar del reglamento pone cuándo toca llevarla; en el club nadie ha encontrado la página.',
      'Irgendwo im Regelwerk steht, wann man es trägt; im Verein hat noch niemand die Seite gefunden.',
    ),
  ],
  goalkeeper: [
    text(
      'A goalkeeper should be seen early, and this helps.',
      'A un portero hay que verlo pronto, y esto ayuda.',
      'Einen Torwart soll man früh sehen, das hier hilft.',
    ),
    text(
      'Loud on purpose: strikers aim at what they notice, or so the theory goes.',
      'Llamativa a propósito: el delantero tira a lo que ve, o eso dice la teoría.',
      'Mit Absicht laut: Stürmer zielen auf das, was auffällt, so die Theorie.',
    ),
    text(
      'It comes with long sleeves only, since short ones never saved anything.',
      'Solo viene en manga larga, porque la corta nunca paró nada.',
      'Es gibt es nur mit langen Ärmeln, kurze haben noch nie etwas gehalten.',
    ),
    text(
      'The back is left clean for a number, traditionally a low one.',
      'La espalda queda libre para un número, por tradición uno bajo.',
      'Der Rücken bleibt frei für eine Nummer, traditionell eine niedrige.',
    ),
    text(
      'It is cut for someone who waits eighty minutes and then has half a second.',
      'Está cortada para quien espera ochenta minutos y luego dispone de medio segundo.',
      'Geschnitten für jemanden, der achtzig Minuten wartet und dann eine halbe Sekunde hat.',
    ),
    text(
      'The only shirt in the team that nobody can mistake for their own.',
      'La única camiseta del equipo que nadie confunde con la suya.',
      'Das einzige Trikot der Mannschaft, das keiner mit seinem verwechselt.',
    ),
  ],
  training: [
    text(
      'Wear it to train, or to look as if you have.',
      'Póntela para entrenar, o para que lo parezca.',
      'Zieh es zum Trainieren an, oder um danach auszusehen.',
    ),
    text(
      'It is the shirt with the most hours on it and the fewest photographs.',
      'Es la camiseta con más horas y menos fotos.',
      'Es ist das Shirt mit den meisten Stunden und den wenigsten Fotos.',
    ),
    text(
      'Good for drills, five-a-side and carrying furniture.',
      'Sirve para ejercicios, fútbol sala y mudanzas.',
      'Gut für Übungen, Kleinfeld und Umzüge.',
    ),
    text(
      'Cut loose, so that nobody can tell who skipped the sprints.',
      'De corte suelto, para que no se note quién se saltó los esprints.',
      'Locker geschnitten, damit keiner sieht, wer die Sprints ausgelassen hat.',
    ),
    text(
      'Nothing on it will catch on a bib, a whistle or somebody’s patience.',
      'No lleva nada que se enganche en un peto, en un silbato ni en la paciencia de nadie.',
      'Nichts daran bleibt hängen, weder am Leibchen noch an der Pfeife noch an jemandes Geduld.',
    ),
    text(
      'What you wear the other five days says more, mainly about the weather.',
      'Lo que llevas los otros cinco días dice más, sobre todo del tiempo que hace.',
      'Was du an den anderen fünf Tagen trägst, sagt mehr, vor allem über das Wetter.',
    ),
  ],
  warmUp: [
    text(
      'It goes over the shirt before kick-off and stays on if the coach has other plans.',
      'Va sobre la camiseta antes del partido y ahí se queda si el entrenador tiene otros planes.',
      'Es kommt vor dem Anpfiff übers Trikot und bleibt an, wenn der Trainer andere Pläne hat.',
    ),
    text(
      'Long sleeves, high neck line, and a fit that allows for folded arms.',
      'Manga larga, cuello cerrado y un corte que permite cruzarse de brazos.',
      'Lange Ärmel, hoher Ausschnitt und ein Schnitt, in dem man die Arme verschränken kann.',
    ),
    text(
      'It is for the half hour when everything is still possible.',
      'Es para esa media hora en que todo es posible todavía.',
      'Für die halbe Stunde, in der noch alles möglich ist.',
    ),
  ],
  retro: [
    text(
      'We drew it again from photographs and one original that had been used as a duster.',
      'La redibujamos a partir de fotos y de una original que servía de trapo.',
      'Wir haben es nach Fotos neu gezeichnet und nach einem Original, das als Staubtuch diente.',
    ),
    text(
      'There is no sponsor on it; in {year} the chest belonged to whoever was inside.',
      'No lleva patrocinador: en {year} el pecho era de quien iba dentro.',
      'Ohne Sponsor: {year} gehörte die Brust noch dem, der drinsteckte.',
    ),
    text(
      'The year was {year}, the sleeves were long, and the half-time tea was strong.',
      'Era {year}, las mangas eran largas y el café del descanso, fuerte.',
      'Es war {year}, die Ärmel waren lang und der Tee in der Halbzeit stark.',
    ),
    text(
      'The collar can be worn up, but you will have to play accordingly.',
      'El cuello se puede llevar levantado, pero luego hay que jugar en consecuencia.',
      'Den Kragen kannst du hochstellen, musst dann aber entsprechend spielen.',
    ),
    text(
      'It has no number, because in {year} the announcer knew everybody.',
      'No lleva número, porque en {year} el de la megafonía conocía a todos.',
      'Ohne Nummer, denn {year} kannte der Stadionsprecher noch jeden.',
    ),
    text(
      'The crest is a little larger than today, and so were the promises.',
      'El escudo es algo más grande que el de ahora, y las promesas también lo eran.',
      'Das Wappen ist etwas größer als heute, die Versprechen waren es auch.',
    ),
  ],
  retroAway: [
    text(
      'It travelled in a wooden chest then and comes in a paper bag now.',
      'Entonces viajaba en un baúl de madera; ahora, en una bolsa de papel.',
      'Damals reiste es in einer Holzkiste, heute kommt es in einer Papiertüte.',
    ),
    text(
      'Nobody kept one from {year}, so we asked three people and believed two.',
      'Nadie guardó ninguna de {year}; preguntamos a tres personas y creímos a dos.',
      'Von {year} hat keiner eins aufgehoben, also haben wir drei Leute gefragt und zweien geglaubt.',
    ),
  ],
  kidsHome: [
    text(
      'It is the grown-up shirt, drawn again for shorter arms and longer afternoons.',
      'Es la de los mayores, redibujada para brazos más cortos y tardes más largas.',
      'Es ist das Trikot der Großen, neu gezeichnet für kürzere Arme und längere Nachmittage.',
    ),
    text(
      'The crest is soft on the inside, so it can be slept in, and will be.',
      'El escudo es suave por dentro: se puede dormir con ella, y así será.',
      'Das Wappen ist innen weich, man kann darin schlafen, und so wird es kommen.',
    ),
    text(
      'Suitable for parks, back gardens and corridors where it is not allowed.',
      'Apta para parques, patios y pasillos donde está prohibido.',
      'Geeignet für Parks, Gärten und Flure, in denen es verboten ist.',
    ),
    text(
      'Order the size they will be in spring; they already are.',
      'Pide la talla que tendrá en primavera: ya la tiene.',
      'Bestell die Größe vom nächsten Frühjahr, sie passt schon jetzt.',
    ),
    text(
      'It is the first thing out of the wardrobe and the last thing into the wash.',
      'Es lo primero que sale del armario y lo último que entra en la lavadora.',
      'Es kommt als Erstes aus dem Schrank und als Letztes in die Wäsche.',
    ),
    text(
      'Cut for overhead kicks on carpet, which we do not recommend and cannot prevent.',
      'Cortada para chilenas sobre la alfombra, que no recomendamos ni podemos impedir.',
      'Geschnitten für Fallrückzieher auf dem Teppich, von denen wir abraten, ohne sie verhindern zu können.',
    ),
  ],
  kidsAway: [
    text(
      'Handy when both children want to be the other team.',
      'Práctica cuando los dos quieren ser el otro equipo.',
      'Praktisch, wenn beide Kinder die andere Mannschaft sein wollen.',
    ),
    text(
      'For away days at the grandparents’, which are always a draw.',
      'Para los partidos fuera, en casa de los abuelos, que siempre acaban en empate.',
      'Für Auswärtsspiele bei den Großeltern, die immer unentschieden ausgehen.',
    ),
    text(
      'The second shirt, for the days on which the first one is in the wash under protest.',
      'La segunda camiseta, para los días en que la primera está en la lavadora bajo protesta.',
      'Das zweite Trikot für die Tage, an denen das erste unter Protest in der Wäsche ist.',
    ),
    text(
      'The same cut as the home shirt, so there is one argument less in the morning.',
      'El mismo corte que la primera, así por la mañana hay una discusión menos.',
      'Derselbe Schnitt wie beim Heimtrikot, das spart morgens eine Diskussion.',
    ),
  ],
  shorts: [
    text(
      'The {team} shorts as worn on the pitch, {first} with {second} at the sides.',
      'El pantalón de {team} tal como sale al campo, {first} con {second} en los costados.',
      'Die Shorts von {team} wie auf dem Platz, {first} mit {second} an den Seiten.',
    ),
    text(
      'Shorts in {first}, edged in {second}, cut to just above the knee so that both can be seen bending.',
      'Pantalón en {first}, ribeteado en {second}, hasta justo encima de la rodilla para que se la vea doblar.',
      'Shorts in {first}, abgesetzt mit {second}, bis knapp übers Knie, damit man es arbeiten sieht.',
    ),
    text(
      'Worn under the home shirt, or under a jumper while you look for the home shirt: {first} and {second}.',
      'Para llevar con la primera, o con un jersey mientras la buscas: {first} y {second}.',
      'Zum Heimtrikot oder zum Pulli, solange du das Heimtrikot suchst: {first} und {second}.',
    ),
  ],
  socks: [
    text(
      'Socks of {team}: {first} and {second}, up to the knee, where they stay.',
      'Las medias de {team}: {first} y {second}, hasta la rodilla, y de ahí no bajan.',
      'Die Stutzen von {team}: {first} und {second}, bis zum Knie, und dort bleiben sie.',
    ),
    text(
      'Knitted in {first} and {second}, with a cuff that has been told what is expected of it.',
      'De punto en {first} y {second}, con un elástico que sabe lo que se espera de él.',
      'Gestrickt in {first} und {second}, mit einem Bündchen, das weiß, was man von ihm erwartet.',
    ),
    text(
      'The lower half of the kit, {first} with {second}, and the first thing the referee looks at.',
      'La mitad de abajo de la equipación, {first} con {second}, y lo primero que mira el árbitro.',
      'Die untere Hälfte der Ausrüstung, {first} mit {second}, und das Erste, worauf der Schiedsrichter schaut.',
    ),
    text(
      'Worn with the cuff up, they show {first} and {second}; worn down, they show character.',
      'Subidas enseñan {first} y {second}; bajadas, carácter.',
      'Hochgezogen zeigen sie {first} und {second}, heruntergerollt Charakter.',
    ),
    text(
      'Two socks, {first} and {second}, alike enough to be swapped at half-time for luck.',
      'Dos medias en {first} y {second}, lo bastante iguales para cambiarlas en el descanso, por si da suerte.',
      'Zwei Stutzen in {first} und {second}, gleich genug, um sie in der Pause fürs Glück zu tauschen.',
    ),
  ],
  scarf: [
    text(
      'Knitted in {first} and {second}, with the name large enough for the far stand.',
      'Tejida en {first} y {second}, con el nombre bien grande, para que se lea desde el otro fondo.',
      'Gestrickt in {first} und {second}, der Name groß genug für die Gegengerade.',
    ),
    text(
      'A scarf in {first} and {second} for people who stand, sit or wait for the bus.',
      'Una bufanda en {first} y {second} para quien está de pie, sentado o esperando el autobús.',
      'Ein Schal in {first} und {second} für alle, die stehen, sitzen oder auf den Bus warten.',
    ),
    text(
      'The colours are {first} and {second}; the word is knitted in, so it cannot be taken back.',
      'Los colores son {first} y {second}; la palabra va tejida, así que no se puede retirar.',
      'Die Farben sind {first} und {second}; das Wort ist eingestrickt, man kann es also nicht zurücknehmen.',
    ),
    text(
      'Hold it up, {first} side or {second} side, and the person behind you will do the rest of the singing.',
      'Álzala, con su {first} y su {second}, y quien tengas detrás cantará por ti.',
      'Halt ihn hoch, {first} und {second}, den Rest singt, wer hinter dir steht.',
    ),
    text(
      'It comes in {first} and {second}, and in one length, since necks vary less than people think.',
      'Viene en {first} y {second} y en un solo largo, porque los cuellos varían menos de lo que se cree.',
      'Es gibt ihn in {first} und {second} und in einer Länge, Hälse unterscheiden sich weniger, als man denkt.',
    ),
  ],
  ball: [
    text(
      'A match ball with panels in the colours of {team}, and a crest that comes round again.',
      'Un balón con paneles en los colores de {team} y un escudo que siempre vuelve.',
      'Ein Ball mit Feldern in den Farben von {team} und einem Wappen, das immer wiederkommt.',
    ),
    text(
      'White with {first} and {second}, so it can be found in a hedge.',
      'Blanco con {first} y {second}, para encontrarlo en un seto.',
      'Weiß mit {first} und {second}, damit man ihn in der Hecke findet.',
    ),
    text(
      'The team colours {first} and {second} on the panels, and no opinion about where it ends up.',
      'Los colores {first} y {second} en los paneles, y ninguna opinión sobre dónde acaba.',
      'Die Vereinsfarben {first} und {second} auf den Feldern und keine Meinung dazu, wo er landet.',
    ),
  ],
}

const PRINT = [
  text(
    'We print a name and number in our own workshop; the spelling is up to you.',
    'Imprimimos nombre y número en nuestro taller; la ortografía es cosa tuya.',
    'Name und Nummer drucken wir in der eigenen Werkstatt; die Rechtschreibung liegt bei dir.',
  ),
  text(
    'The back is free. Put a name on it, your own or one you believe in.',
    'La espalda está libre. Ponle un nombre, el tuyo o uno en el que creas.',
    'Der Rücken ist frei. Setz einen Namen darauf, deinen eigenen oder einen, an den du glaubst.',
  ),
  text(
    'If you are between two sizes, the smaller one is for playing and the larger one for watching.',
    'Si dudas entre dos tallas, la pequeña es para jugar y la grande para mirar.',
    'Zwischen zwei Größen ist die kleinere zum Spielen und die größere zum Zuschauen.',
  ),
  text(
    'A number from 0 to 99 fits on the back; anything higher is a telephone.',
    'En la espalda cabe un número del 0 al 99; más largo ya es un teléfono.',
    'Auf den Rücken passt eine Nummer von 0 bis 99; alles darüber ist ein Telefonanschluss.',
  ),
]

/** Closing paragraphs of some kinds. */
export const CLOSINGS: Partial<Record<KitKind, readonly LocalText[]>> = {
  home: PRINT,
  away: PRINT,
  third: PRINT,
  kidsHome: [
    text(
      'A name and a number can go on the back, in letters a teacher can read.',
      'En la espalda caben un nombre y un número, con letras que lee cualquier maestra.',
      'Auf den Rücken passen Name und Nummer, in Buchstaben, die jede Lehrerin lesen kann.',
    ),
    text(
      'Printed with a name it finds its way back from school, usually by itself.',
      'Con el nombre impreso vuelve del colegio, casi siempre por su cuenta.',
      'Mit Namen bedruckt findet es aus der Schule zurück, meistens von selbst.',
    ),
    text(
      'Ask which number before you order; the answer may have changed since breakfast.',
      'Pregunta qué número antes de pedir: la respuesta puede haber cambiado desde el desayuno.',
      'Frag vor dem Bestellen nach der Nummer, die Antwort kann sich seit dem Frühstück geändert haben.',
    ),
  ],
  goalkeeper: [
    text(
      'Order your usual size; the padding has its own room.',
      'Pide tu talla de siempre: el acolchado tiene su propio sitio.',
      'Bestell deine übliche Größe, die Polster haben ihren eigenen Platz.',
    ),
    text(
      'Gloves are sold elsewhere, and so is luck.',
      'Los guantes se venden en otro sitio, y la suerte también.',
      'Handschuhe gibt es anderswo, Glück ebenfalls.',
    ),
  ],
  retro: [
    text(
      'It runs a little long and straight; if you like it close, take one size down.',
      'Es algo larga y recta; si te gusta ceñida, pide una talla menos.',
      'Es fällt etwas länger und gerade aus; wer es enger mag, nimmt eine Größe kleiner.',
    ),
    text(
      'Wash it at forty degrees and dry it on a line, ideally one with a view of the pitch.',
      'Lávala a cuarenta grados y tiéndela, a ser posible con vistas al campo.',
      'Bei vierzig Grad waschen und auf der Leine trocknen, am besten mit Blick auf den Platz.',
    ),
  ],
}
