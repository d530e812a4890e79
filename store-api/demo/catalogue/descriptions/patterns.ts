import type { LocalText } from '../../../i18n/locale'
import type { Pattern } from '../../images/drawing'
import { text } from '../../../i18n/local-text'

/** Three alternative sentences about each pattern, with the shirt's dyes as `{first}`, `{second}` and `{trim}`. */
export const PATTERN_TEXTS: Record<Pattern, readonly LocalText[]> = {
  plain: [
    text(
      'It is plain {first} from collar to hem, with {second} kept to the edges, and asks for no further comment.',
      'Es de un {first} liso del cuello al bajo, con {second} solo en los bordes, y no pide más comentarios.',
      'Vom Kragen bis zum Saum schlicht {first}, mit {second} nur an den Kanten, mehr gibt es dazu nicht zu sagen.',
    ),
    text(
      'One colour, {first}, all the way down; the {second} at cuffs and collar is there for company.',
      'Un solo color, {first}, de arriba abajo; el {second} de puños y cuello está para hacer compañía.',
      'Eine Farbe, {first}, von oben bis unten; das {second} an Bündchen und Kragen leistet nur Gesellschaft.',
    ),
    text(
      'There is no pattern, which took several meetings: just {first}, and {second} where the cloth ends.',
      'No tiene dibujo, y eso costó varias reuniones: solo {first}, y {second} donde acaba la tela.',
      'Es gibt kein Muster, und das hat mehrere Sitzungen gekostet: nur {first}, und {second}, wo der Stoff aufhört.',
    ),
  ],
  stripes: [
    text(
      'Stripes in {first} and {second} meet at the shoulder seam, which takes longer to cut and is worth it.',
      'Las franjas en {first} y {second} casan en la costura del hombro; cuesta más cortarlas y merece la pena.',
      'Streifen in {first} und {second} treffen sich an der Schulternaht, das dauert beim Zuschnitt und lohnt sich.',
    ),
    text(
      'The {first} and {second} stripes are knitted in, not printed on, and they run straight through the hem.',
      'Las franjas en {first} y {second} van tejidas, no impresas, y llegan rectas hasta el bajo.',
      'Die Streifen in {first} und {second} sind eingestrickt statt gedruckt und laufen gerade durch bis zum Saum.',
    ),
    text(
      'Upright stripes, {first} then {second}, with a little {trim} at the edges so that they know where to stop.',
      'Franjas verticales, en {first} y después en {second}, con algo de {trim} en los bordes para que sepan dónde parar.',
      'Senkrechte Streifen, erst {first}, dann {second}, dazu etwas {trim} an den Kanten, damit sie wissen, wo Schluss ist.',
    ),
  ],
  hoops: [
    text(
      'The hoops in {first} and {second} go all the way round and line up at the side seams.',
      'Las franjas horizontales en {first} y {second} dan toda la vuelta y casan en los costados.',
      'Die Querstreifen in {first} und {second} gehen ganz herum und treffen sich an den Seitennähten.',
    ),
    text(
      'Broad hoops, {first} over {second}, visible from the far end of any stand, including the cheap one.',
      'Franjas anchas, en {first} sobre {second}, visibles desde el fondo de cualquier grada, también la barata.',
      'Breite Querstreifen, {first} über {second}, zu sehen vom hintersten Platz jeder Tribüne, auch der billigen.',
    ),
    text(
      'Hooped in {first} and {second}: if you can count to the waist, you can check we left none out.',
      'A franjas horizontales en {first} y {second}: si sabes contar hasta la cintura, verás que no falta ninguna.',
      'Quer gestreift in {first} und {second}: Wer bis zum Bund zählen kann, merkt, dass keiner fehlt.',
    ),
  ],
  sash: [
    text(
      'A {second} sash crosses the {first} from shoulder to hip and carries on round the back.',
      'Una banda en {second} baja sobre {first} del hombro a la cadera y sigue por la espalda.',
      'Eine Schärpe in {second} läuft quer über das {first}, von der Schulter zur Hüfte und hinten weiter.',
    ),
    text(
      'Cut as one piece, {second} on {first} with an edge of {trim}, the sash stays straight when you do not.',
      'Cortada de una pieza, en {second} sobre {first} y con ribete en {trim}, la banda sigue recta cuando tú no.',
      'Aus einem Stück geschnitten, {second} auf {first} und mit {trim} gefasst, bleibt die Schärpe gerade, wenn du es nicht tust.',
    ),
    text(
      'One diagonal in {second} over {first}: the quickest way from a shoulder to the opposite hip.',
      'Una diagonal en {second} sobre {first}: el camino más corto del hombro a la cadera contraria.',
      'Eine Diagonale in {second} über {first}: der kürzeste Weg von der Schulter zur anderen Hüfte.',
    ),
  ],
  halves: [
    text(
      'One half is {first}, the other {second}, and the seam between them runs dead centre.',
      'Una mitad va en {first}, la otra en {second}, y la costura que las separa va justo por el centro.',
      'Die eine Hälfte ist {first}, die andere {second}, und die Naht dazwischen sitzt genau in der Mitte.',
    ),
    text(
      'Split down the middle, {first} and {second}; on the back the sides change over, so nobody wins.',
      'Partida por la mitad, en {first} y {second}; en la espalda se cambian los lados, así no gana nadie.',
      'In der Mitte geteilt, {first} und {second}; hinten tauschen die Seiten, damit keine gewinnt.',
    ),
    text(
      'Two halves, as the saying goes: {first} and {second}, joined by a flat seam you will not feel.',
      'Dos mitades, como en todo partido: en {first} y en {second}, unidas por una costura plana que no se nota.',
      'Zwei Halbzeiten, zwei Hälften: {first} und {second}, verbunden mit einer flachen Naht, die du nicht spürst.',
    ),
  ],
  quarters: [
    text(
      'Four quarters of {first} and {second} meet in the middle of the chest, to the millimetre.',
      'Cuatro cuartos en {first} y {second} se encuentran en el centro del pecho, al milímetro.',
      'Vier Felder in {first} und {second} treffen sich mitten auf der Brust, auf den Millimeter.',
    ),
    text(
      'Quartered in {first} and {second}, cut from four pieces and matched by hand, with some muttering.',
      'A cuartos en {first} y {second}, cortada en cuatro piezas y casada a mano, entre murmullos.',
      'Geviertelt in {first} und {second}, aus vier Teilen und von Hand angepasst, nicht ohne Murren.',
    ),
    text(
      'Corner to corner it goes {first}, {second}, {first}, {second}, and the sleeves take the other side of the argument.',
      'En diagonal van {first} y {second}, y las mangas se ponen de la otra parte.',
      'Über Eck wechseln sich {first} und {second} ab, und die Ärmel vertreten jeweils die Gegenseite.',
    ),
  ],
  chevron: [
    text(
      'A {second} chevron points down the {first} chest, towards the ball or the shoes, whichever is nearer.',
      'Un galón en {second} apunta hacia abajo sobre el pecho en {first}, hacia el balón o las botas.',
      'Ein Winkel in {second} zeigt auf {first} nach unten, zum Ball oder zu den Schuhen, je nachdem.',
    ),
    text(
      'The chevron is {second} on {first} with a thin line of {trim}, and it meets exactly under the collar.',
      'El galón es {second} sobre {first} con una línea fina en {trim}, y se cierra justo bajo el cuello.',
      'Der Winkel ist {second} auf {first} mit einer feinen Linie in {trim}, seine Spitze sitzt genau unter dem Kragen.',
    ),
    text(
      'Across the chest, a V in {second} on {first}: two straight lines that had to be drawn eleven times.',
      'En el pecho, una V en {second} sobre {first}: dos líneas rectas que hubo que dibujar once veces.',
      'Quer über die Brust ein V in {second} auf {first}: zwei gerade Linien, die elfmal gezeichnet wurden.',
    ),
  ],
  gradient: [
    text(
      'The colour fades from {first} at the shoulders to {second} at the hem, as evenly as a printer allows.',
      'El color pasa de {first} en los hombros a {second} en el bajo, tan parejo como permite la impresora.',
      'Die Farbe läuft von {first} an den Schultern zu {second} am Saum, so gleichmäßig, wie der Drucker es zulässt.',
    ),
    text(
      'It starts {first} and ends {second}; nobody on our side can say where one becomes the other.',
      'Empieza en {first} y termina en {second}; aquí nadie sabe decir dónde cambia.',
      'Oben {first}, unten {second}; wo das eine zum anderen wird, kann bei uns niemand sagen.',
    ),
    text(
      'From {first} down to {second} without a visible step, and each piece is dyed whole so that the sides agree.',
      'De {first} a {second} sin escalón visible; cada pieza se tiñe entera para que los lados coincidan.',
      'Von {first} nach {second} ohne sichtbare Stufe; jedes Teil wird im Ganzen gefärbt, damit die Seiten sich einig sind.',
    ),
  ],
  pinstripe: [
    text(
      'Thin {second} lines on {first}, two centimetres apart, in the manner of a bank but faster.',
      'Rayas finas en {second} sobre {first}, cada dos centímetros, como en un banco pero más rápido.',
      'Feine Linien in {second} auf {first}, alle zwei Zentimeter, wie bei einer Bank, nur schneller.',
    ),
    text(
      'Being {second} yarn in a {first} knit, the lines cannot peel, crack or wander.',
      'Como son hilo en {second} dentro del punto en {first}, las rayas no se despegan, ni se agrietan, ni se van.',
      'Als Garn in {second} im Gestrick in {first} blättern die Linien nicht, reißen nicht und wandern nicht.',
    ),
    text(
      'From the stand it looks {first}; from the next seat you see the fine {second} lines.',
      'Desde la grada parece {first}; desde el asiento de al lado se ven las rayas finas en {second}.',
      'Von der Tribüne sieht es nach {first} aus; vom Nebensitz erkennt man die feinen Linien in {second}.',
    ),
  ],
  checker: [
    text(
      'Squares of {first} and {second} cover the body and break off cleanly at the seams.',
      'Cuadros en {first} y {second} cubren el cuerpo y se cortan limpios en las costuras.',
      'Karos in {first} und {second} bedecken den Rumpf und enden sauber an den Nähten.',
    ),
    text(
      'The checks are {first} and {second}, each the width of a hand, and there is no winning move.',
      'Los cuadros van en {first} y {second}, del ancho de una mano, y no hay jugada ganadora.',
      'Die Karos sind {first} und {second}, jedes eine Handbreit, und einen Gewinnzug gibt es nicht.',
    ),
    text(
      'Checked in {first} and {second}, with {trim} at the edges to stop it spreading.',
      'A cuadros en {first} y {second}, con {trim} en los bordes para que no se extienda.',
      'Kariert in {first} und {second}, mit {trim} an den Kanten, damit es sich nicht ausbreitet.',
    ),
  ],
  tonal: [
    text(
      'At first it is simply {first}; look again and there is a pattern in the knit, a shade apart.',
      'A primera vista solo hay {first}; si te fijas, el punto esconde un dibujo un tono más allá.',
      'Auf den ersten Blick einfach {first}; auf den zweiten liegt ein Muster im Gestrick, einen Ton daneben.',
    ),
    text(
      'The {first} is woven in two shades that only differ when the floodlights are on.',
      'El {first} está tejido en dos tonos que solo se distinguen con los focos encendidos.',
      'Das {first} ist in zwei Tönen gestrickt, die man erst unter Flutlicht unterscheidet.',
    ),
    text(
      'A pattern of {first} on {first}, with {second} at the edges: quiet enough for work, if work is understanding.',
      'Un dibujo de {first} sobre {first}, con {second} en los bordes: discreto hasta para una oficina comprensiva.',
      'Ein Muster in {first} auf {first}, mit {second} an den Kanten: leise genug fürs Büro, wenn das Büro mitspielt.',
    ),
  ],
}
