import { text } from '../../../../i18n/local-text'
import type { Story } from '../story'

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
