import { text } from '../../../../i18n/local-text'
import type { Story } from '../story'

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
