import type { LocalText } from '../../../i18n/locale'
import type { KitKind } from '../kit'
import { text } from '../../../i18n/local-text'

interface Fabric {
  material: LocalText
  wash: LocalText
  /** Alternative sentences about its feel. */
  texts: readonly LocalText[]
}

const COOL_WASH = text(
  '30 °C, inside out, no tumble dryer',
  '30 °C, del revés, sin secadora',
  '30 °C, auf links, nicht in den Trockner',
)

const MATCH: Fabric = {
  material: text(
    '100% recycled polyester, 145 g/m²',
    '100 % poliéster reciclado, 145 g/m²',
    '100 % recyceltes Polyester, 145 g/m²',
  ),
  wash: COOL_WASH,
  texts: [
    text(
      'The knit breathes through open panels under the arms and dries on the way home.',
      'El punto respira por los paneles abiertos de las axilas y se seca de camino a casa.',
      'Das Gestrick atmet durch offene Einsätze unter den Armen und trocknet auf dem Heimweg.',
    ),
    text(
      'The yarn used to be bottles, is light on the skin and does not mention its past.',
      'El hilo antes era botellas, pesa poco y no habla de su pasado.',
      'Das Garn bestand einmal aus Flaschen, liegt leicht auf der Haut und spricht nicht darüber.',
    ),
    text(
      'The cloth is recycled, thin enough for August and just opaque enough for everybody.',
      'La tela es reciclada, lo bastante fina para agosto y lo bastante opaca para todos.',
      'Der Stoff ist recycelt, dünn genug für August und gerade blickdicht genug für alle.',
    ),
    text(
      'It weighs about as much as a good excuse and keeps its shape after forty washes, which we counted.',
      'Pesa como una buena excusa y conserva la forma tras cuarenta lavados, que contamos.',
      'Es wiegt so viel wie eine gute Ausrede und behält die Form über vierzig Wäschen, wir haben gezählt.',
    ),
    text(
      'Sweat goes out, rain stays in for a while; that is how the knit was ordered.',
      'El sudor sale y la lluvia se queda un rato: así se encargó el punto.',
      'Schweiß geht hinaus, Regen bleibt eine Weile; so war das Gestrick bestellt.',
    ),
    text(
      'The hem is cut a touch longer at the back, so it stays put when you stretch for a header or the top shelf.',
      'El bajo es algo más largo por detrás y no se mueve cuando te estiras a por un remate o a por el último estante.',
      'Der Saum ist hinten etwas länger und bleibt, wo er ist, beim Kopfball wie beim Griff ins oberste Regal.',
    ),
    text(
      'Flat seams throughout, because ninety minutes is long enough to notice any other kind.',
      'Costuras planas en todas partes, porque noventa minutos dan para notar cualquier otra.',
      'Überall flache Nähte, denn neunzig Minuten reichen, um jede andere zu bemerken.',
    ),
  ],
}

const PADDED: Fabric = {
  material: text(
    '100% recycled polyester, 165 g/m², foam at the elbows',
    '100 % poliéster reciclado, 165 g/m², espuma en los codos',
    '100 % recyceltes Polyester, 165 g/m², Schaumstoff an den Ellbogen',
  ),
  wash: COOL_WASH,
  texts: [
    text(
      'The elbows are padded with thin foam, and the ground has been informed.',
      'Los codos llevan una espuma fina; al suelo ya se le ha avisado.',
      'Die Ellbogen sind dünn gepolstert, der Boden ist informiert.',
    ),
    text(
      'The cuffs are tight enough to tuck into gloves and wide enough to get out of them.',
      'Los puños entran bien en los guantes y salen sin discutir.',
      'Die Bündchen passen in die Handschuhe und kommen auch wieder heraus.',
    ),
    text(
      'The cloth is a little heavier than an outfield shirt, since a goalkeeper stands about more.',
      'La tela pesa algo más que la de un jugador de campo, porque el portero pasa más rato quieto.',
      'Der Stoff ist etwas schwerer als beim Feldspieler, weil man im Tor mehr herumsteht.',
    ),
    text(
      'Wide shoulders and a gusset under each arm leave room for a full stretch to either post.',
      'Los hombros anchos y un fuelle bajo cada brazo dejan estirarse hasta cualquiera de los palos.',
      'Breite Schultern und ein Zwickel unter jedem Arm lassen Platz, sich zu beiden Pfosten zu strecken.',
    ),
    text(
      'Mud comes out at thirty degrees; goals conceded need a different programme.',
      'El barro sale a treinta grados; para los goles encajados hace falta otro programa.',
      'Schlamm geht bei dreißig Grad heraus; für Gegentore braucht es ein anderes Programm.',
    ),
  ],
}

const DRY: Fabric = {
  material: text(
    '100% recycled polyester mesh, 130 g/m²',
    'Malla 100 % de poliéster reciclado, 130 g/m²',
    '100 % recyceltes Polyester-Mesh, 130 g/m²',
  ),
  wash: COOL_WASH,
  texts: [
    text(
      'The mesh is dry again before the tea is cold.',
      'La malla se seca antes de que se enfríe el café.',
      'Das Mesh ist wieder trocken, bevor der Tee kalt wird.',
    ),
    text(
      'An open knit lets the air through from both sides, which helps on the third lap.',
      'El punto abierto deja pasar el aire por los dos lados, y a la tercera vuelta se agradece.',
      'Das offene Gestrick lässt von beiden Seiten Luft durch, ab der dritten Runde hilft das.',
    ),
    text(
      'It can be washed after every session, and after some of them it should be.',
      'Se puede lavar después de cada sesión, y después de algunas se debe.',
      'Du kannst es nach jeder Einheit waschen, und nach manchen solltest du.',
    ),
    text(
      'It is light, does not cling and folds into a shoe if the bag is full.',
      'Es ligera, no se pega y cabe doblada en una bota si la bolsa va llena.',
      'Es ist leicht, klebt nicht und passt gefaltet in einen Schuh, wenn die Tasche voll ist.',
    ),
    text(
      'The seams sit forward of the shoulder, where a bag strap does not rub.',
      'Las costuras van por delante del hombro, donde no roza la correa de la bolsa.',
      'Die Nähte liegen vor der Schulter, dort scheuert kein Taschengurt.',
    ),
  ],
}

const BRUSHED: Fabric = {
  material: text(
    '92% recycled polyester, 8% elastane, brushed inside, 220 g/m²',
    '92 % poliéster reciclado, 8 % elastano, interior cepillado, 220 g/m²',
    '92 % recyceltes Polyester, 8 % Elasthan, innen angeraut, 220 g/m²',
  ),
  wash: COOL_WASH,
  texts: [
    text(
      'The inside is brushed, so it is warm before you are.',
      'El interior va cepillado, así que entra en calor antes que tú.',
      'Innen ist es angeraut, also warm, bevor du es bist.',
    ),
    text(
      'It stretches in every direction, including the ones you had given up on.',
      'Estira en todas las direcciones, incluidas las que dabas por perdidas.',
      'Es dehnt sich in alle Richtungen, auch in die, die du aufgegeben hattest.',
    ),
    text(
      'The thumb loops keep the sleeves down and the hands occupied.',
      'Las trabillas del pulgar sujetan las mangas y entretienen las manos.',
      'Daumenschlaufen halten die Ärmel unten und die Hände beschäftigt.',
    ),
  ],
}

const COTTON: Fabric = {
  material: text('100% cotton, 240 g/m²', '100 % algodón, 240 g/m²', '100 % Baumwolle, 240 g/m²'),
  wash: text('40 °C, hang to dry', '40 °C, secar tendida', '40 °C, auf der Leine trocknen'),
  texts: [
    text(
      'It is heavy cotton, like the original, and gets heavier in the rain, also like the original.',
      'Es de algodón grueso, como la original, y con la lluvia pesa más, también como la original.',
      'Schwere Baumwolle wie damals, und im Regen wird sie schwerer, auch wie damals.',
    ),
    text(
      'The cotton is stiff on the first day and yours after the third wash.',
      'El algodón está tieso el primer día y es tuyo al tercer lavado.',
      'Die Baumwolle ist am ersten Tag steif und nach der dritten Wäsche deine.',
    ),
    text(
      'Rubber buttons, ribbed cuffs, a woven crest: there was not much to a shirt then, and it is all here.',
      'Botones de goma, puños de canalé, escudo tejido: una camiseta no llevaba más, y aquí está todo.',
      'Gummiknöpfe, Rippbündchen, gewebtes Wappen: Viel mehr war damals nicht dran, und alles ist da.',
    ),
    text(
      'The cloth is knitted on slow machines, so the edges stay straight and the delivery dates less so.',
      'La tela se teje en máquinas lentas: los bordes quedan rectos, los plazos de entrega no tanto.',
      'Der Stoff kommt von langsamen Maschinen, darum bleiben die Kanten gerade, die Liefertermine weniger.',
    ),
    text(
      'We kept the long sleeves and the long hem, and left out the itching.',
      'Conservamos las mangas largas y el bajo largo, y quitamos el picor.',
      'Lange Ärmel und langen Saum haben wir behalten, das Kratzen weggelassen.',
    ),
  ],
}

const KIDS: Fabric = {
  material: text(
    '100% recycled polyester, 150 g/m²',
    '100 % poliéster reciclado, 150 g/m²',
    '100 % recyceltes Polyester, 150 g/m²',
  ),
  wash: text('40 °C, inside out', '40 °C, del revés', '40 °C, auf links'),
  texts: [
    text(
      'The seams are sewn twice, for tackles that come in late.',
      'Las costuras van dobles, por las entradas a destiempo.',
      'Die Nähte sind doppelt, für Grätschen, die zu spät kommen.',
    ),
    text(
      'It survives grass, ketchup and forty degrees, in any order.',
      'Sobrevive a la hierba, al kétchup y a los cuarenta grados, en cualquier orden.',
      'Es übersteht Gras, Ketchup und vierzig Grad, in beliebiger Reihenfolge.',
    ),
    text(
      'There is no scratchy label; the size is printed inside the collar, next to a line for a name.',
      'No hay etiqueta que pique: la talla va impresa dentro del cuello, junto a una línea para el nombre.',
      'Kein Etikett, das kratzt: Die Größe steht innen im Kragen, daneben eine Zeile für den Namen.',
    ),
    text(
      'The hem has two centimetres in reserve, so it lasts a birthday longer.',
      'El bajo guarda dos centímetros de reserva, así dura un cumpleaños más.',
      'Im Saum stecken zwei Zentimeter Reserve, das reicht einen Geburtstag weiter.',
    ),
    text(
      'The collar stretches wide, so it goes on over a head in a hurry and keeps its shape.',
      'El cuello cede lo justo para entrar con prisas y no perder la forma.',
      'Der Kragen gibt weit nach, geht schnell über den Kopf und behält die Form.',
    ),
  ],
}

const SHORTS: Fabric = {
  material: text(
    '100% recycled polyester, 120 g/m²',
    '100 % poliéster reciclado, 120 g/m²',
    '100 % recyceltes Polyester, 120 g/m²',
  ),
  wash: COOL_WASH,
  texts: [
    text(
      'The waistband is wide and soft, and the drawcord is long enough to tie twice.',
      'La cinturilla es ancha y suave, y el cordón da para dos nudos.',
      'Der Bund ist breit und weich, die Kordel lang genug für zwei Knoten.',
    ),
    text(
      'There are no pockets, so nothing falls out when you do.',
      'No tiene bolsillos, así que al caerte no se cae nada más.',
      'Keine Taschen, also fällt nichts heraus, wenn du fällst.',
    ),
    text(
      'The legs are cut with a small slit at the side, for long strides and short tempers.',
      'Las perneras llevan una pequeña abertura lateral, para zancadas largas y paciencias cortas.',
      'Die Beine haben einen kleinen Schlitz an der Seite, für lange Schritte und kurze Geduld.',
    ),
    text(
      'The cloth is light and matt, and grass stains leave when asked properly.',
      'La tela es ligera y mate, y las manchas de hierba se van si se les pide bien.',
      'Der Stoff ist leicht und matt, und Grasflecken gehen, wenn man sie richtig bittet.',
    ),
  ],
}

const KNEE: Fabric = {
  material: text(
    '75% recycled polyamide, 20% cotton, 5% elastane',
    '75 % poliamida reciclada, 20 % algodón, 5 % elastano',
    '75 % recyceltes Polyamid, 20 % Baumwolle, 5 % Elasthan',
  ),
  wash: text('40 °C, in pairs', '40 °C, por pares', '40 °C, paarweise'),
  texts: [
    text(
      'The foot is cushioned at heel and toe, and left and right are interchangeable until worn.',
      'El pie va acolchado en talón y puntera; izquierda y derecha se distinguen solo después de usarlas.',
      'Ferse und Spitze sind gepolstert, links und rechts bis zum ersten Tragen austauschbar.',
    ),
    text(
      'The cuff holds without leaving a mark, with shin pads or without.',
      'El elástico sujeta sin dejar marca, con espinilleras o sin ellas.',
      'Das Bündchen hält, ohne Abdrücke zu lassen, mit Schienbeinschonern oder ohne.',
    ),
    text(
      'The arch is knitted tighter, so the sock stays where the foot is.',
      'El puente va más tupido, y así la media se queda donde está el pie.',
      'Am Spann ist der Strick enger, damit der Stutzen dort bleibt, wo der Fuß ist.',
    ),
    text(
      'We sell them in twos, as is customary, and cannot help with the one in the washing machine.',
      'Se venden de dos en dos, como es costumbre; con la que se tragó la lavadora no podemos ayudarte.',
      'Wir verkaufen sie wie üblich zu zweit; bei dem, den die Waschmaschine hat, können wir nicht helfen.',
    ),
  ],
}

const YARN: Fabric = {
  material: text(
    '100% recycled acrylic, double-knitted',
    '100 % acrílico reciclado, punto doble',
    '100 % recyceltes Acryl, doppelt gestrickt',
  ),
  wash: text(
    'By hand, cold, and not before the final',
    'A mano, en frío, y nunca antes de la final',
    'Von Hand, kalt und nie vor dem Finale',
  ),
  texts: [
    text(
      'It is 150 centimetres long without the fringe, enough for one neck or two raised hands.',
      'Mide 150 centímetros sin los flecos: da para un cuello o para dos manos en alto.',
      'Ohne Fransen ist er 150 Zentimeter lang, genug für einen Hals oder zwei erhobene Hände.',
    ),
    text(
      'It is knitted double, so the word can be read from both sides and the wind from neither.',
      'Es de punto doble: la palabra se lee por los dos lados y el viento no pasa por ninguno.',
      'Doppelt gestrickt, damit man das Wort von beiden Seiten liest und der Wind auf keiner durchkommt.',
    ),
    text(
      'The fringe is knotted by hand and comes off only one thread per season.',
      'Los flecos se anudan a mano y pierden, como mucho, un hilo por temporada.',
      'Die Fransen sind von Hand geknotet und verlieren höchstens einen Faden pro Saison.',
    ),
    text(
      'The yarn is soft from the first evening and warm from the second goal.',
      'El hilo es suave desde la primera tarde y abriga desde el segundo gol.',
      'Das Garn ist vom ersten Abend an weich und ab dem zweiten Tor warm.',
    ),
  ],
}

const BALL: Fabric = {
  material: text(
    'Thermoplastic polyurethane, latex bladder, 32 panels',
    'Poliuretano termoplástico, cámara de látex, 32 paneles',
    'Thermoplastisches Polyurethan, Latexblase, 32 Felder',
  ),
  wash: text('Wipe with a damp cloth', 'Pasar un paño húmedo', 'Feucht abwischen'),
  texts: [
    text(
      'The 32 panels are bonded by heat, so it takes up no water and no sides.',
      'Los 32 paneles van termosellados: no coge agua ni toma partido.',
      'Die 32 Felder sind verschweißt, er nimmt kein Wasser auf und ergreift keine Partei.',
    ),
    text(
      'A latex bladder keeps the pressure for a week; yours may last longer.',
      'La cámara de látex aguanta la presión una semana; tú, quizá más.',
      'Die Latexblase hält den Druck eine Woche, du vielleicht länger.',
    ),
    text(
      'It flies straight, which means the rest was you.',
      'Vuela recto, así que lo demás fue cosa tuya.',
      'Er fliegt gerade, der Rest lag also an dir.',
    ),
    text(
      'It arrives flat, with a needle, and needs a pump and a second person.',
      'Llega desinflado, con aguja, y necesita una bomba y otra persona.',
      'Er kommt ohne Luft, mit Nadel, und braucht eine Pumpe und einen zweiten Menschen.',
    ),
  ],
}

export const FABRIC_OF: Record<KitKind, Fabric> = {
  home: MATCH,
  away: MATCH,
  third: MATCH,
  goalkeeper: PADDED,
  training: DRY,
  warmUp: BRUSHED,
  retro: COTTON,
  retroAway: COTTON,
  kidsHome: KIDS,
  kidsAway: KIDS,
  shorts: SHORTS,
  socks: KNEE,
  scarf: YARN,
  ball: BALL,
}
