import { text } from '../../../../i18n/local-text'
import type { Story } from '../story'

export const IRONVALE_WANDERERS: Story = {
  about: text(
    'They wandered between five grounds until the foundry lent them a sixth and forgot to ask for it back.',
    'Vagaron por cinco campos hasta que la fundición les prestó un sexto y se olvidó de reclamarlo.',
    'Sie zogen durch fünf Stadien, bis die Gießerei ihnen ein sechstes lieh und vergaß, es zurückzuverlangen.',
  ),
  home: text(
    'Black like the valley, with the glow of the last furnace at the collar; Ironvale has never seen the need for more.',
    'Negra como el valle, con el resplandor del último horno en los ribetes; en Ironvale nunca hizo falta más.',
    'Schwarz wie das Tal, mit der Glut des letzten Ofens an den Kanten; mehr hat man in Ironvale nie gebraucht.',
  ),
  away: text(
    'Bone and black in hoops, after the pit ponies, which were the fastest thing in the valley until 1931.',
    'Hueso y negro a franjas, por los ponis de la mina, lo más rápido del valle hasta 1931.',
    'Knochenweiß und Schwarz in Ringen, nach den Grubenponys, bis 1931 das Schnellste im ganzen Tal.',
  ),
  third: text(
    'This is iron on its way from hot to cold, stopped at the moment somebody said that looks nice.',
    'Es hierro de camino entre el calor y el frío, parado justo cuando alguien dijo que quedaba bien.',
    'Das ist Eisen auf dem Weg von heiß nach kalt, angehalten, als jemand sagte, das sieht gut aus.',
  ),
  goalkeeper: text(
    'Nothing else in Ironvale is turquoise, so nobody has ever lost sight of the goalkeeper.',
    'En Ironvale no hay nada más de color turquesa, así que nadie ha perdido de vista al portero.',
    'Sonst ist in Ironvale nichts türkis, deshalb hat noch niemand den Torwart aus den Augen verloren.',
  ),
  retro: text(
    'The quarters of 1958 showed which shift you were on; the team was picked from all four.',
    'Los cuartos de 1958 indicaban el turno de cada uno; el equipo salía de los cuatro.',
    'Die Viertel von 1958 zeigten, in welcher Schicht man war; aufgestellt wurde aus allen vieren.',
  ),
  retroAway: text(
    'The sash of 1986 was cut from the same cloth as the works banner, and is easier to carry.',
    'La banda de 1986 salió de la misma tela que la pancarta de la fábrica, y se lleva mejor.',
    'Die Schärpe von 1986 war aus dem Tuch des Werksbanners und trägt sich leichter.',
  ),
  kidsHome: text(
    'Black hides everything, which parents in Ironvale discovered first and told nobody.',
    'El negro lo tapa todo; los padres de Ironvale lo descubrieron primero y no se lo dijeron a nadie.',
    'Schwarz verbirgt alles, das haben die Eltern in Ironvale zuerst gemerkt und keinem verraten.',
  ),
  kidsAway: text(
    'Hooped like a pit pony and about as easy to persuade to come inside.',
    'A franjas como un poni de mina, e igual de fácil de convencer para que entre en casa.',
    'Geringelt wie ein Grubenpony und etwa so leicht dazu zu bewegen, ins Haus zu kommen.',
  ),
  training: text(
    'Striped in graphite and black, like the rails to the foundry, along which the squad still runs.',
    'A franjas de grafito y negro, como las vías de la fundición por las que aún corre la plantilla.',
    'Gestreift in Graphit und Schwarz wie die Gleise zur Gießerei, an denen die Mannschaft noch immer läuft.',
  ),
  shorts: text(
    'Black shorts for a black shirt; the tailor at Wanderers has had an easy life.',
    'Pantalón negro para camiseta negra: el sastre de Wanderers ha vivido tranquilo.',
    'Schwarze Shorts zum schwarzen Trikot; der Schneider der Wanderers hatte ein leichtes Leben.',
  ),
  socks: text(
    'The rings stand for the furnaces that are out, and the trim for the one that is not.',
    'Los anillos son los hornos apagados; el ribete, el que sigue encendido.',
    'Die Ringe stehen für die Öfen, die aus sind, der Rand für den einen, der es nicht ist.',
  ),
  scarf: text(
    'Warm as a foundry door, and somewhat easier to take to the match.',
    'Abriga como la puerta de una fundición y se lleva mejor al partido.',
    'Warm wie eine Gießereitür und etwas leichter ins Stadion mitzunehmen.',
  ),
  ball: text(
    'In Ironvale it is kicked against steel doors, so we checked the seams with a hammer in mind.',
    'En Ironvale se patea contra puertas de acero, así que revisamos las costuras pensando en un martillo.',
    'In Ironvale schießt man ihn gegen Stahltore, also haben wir die Nähte mit dem Hammer im Sinn geprüft.',
  ),
}
