import { text } from '../../../../i18n/local-text'
import type { Story } from '../story'

export const COSTA_LUMBRE: Story = {
  about: text(
    'A coast of orange groves and one volcano, which both go off in spring.',
    'Una costa de naranjos y un volcán, que en primavera revientan a la vez.',
    'Eine Küste voller Orangenhaine und ein Vulkan, beide brechen im Frühling aus.',
  ),
  home: text(
    'Orange and maroon, fruit and lava: the national anthem mentions both and is over quickly.',
    'Naranja y burdeos, fruta y lava: el himno menciona las dos y acaba pronto.',
    'Orange und Bordeaux, Frucht und Lava: Die Hymne erwähnt beide und ist schnell vorbei.',
  ),
  away: text(
    'Turquoise like the bay at noon, when nobody in Costa Lumbre plays anything.',
    'Turquesa como la bahía a mediodía, cuando en Costa Lumbre nadie juega a nada.',
    'Türkis wie die Bucht am Mittag, wenn in Costa Lumbre niemand irgendetwas spielt.',
  ),
  goalkeeper: text(
    'Violet hoops for the jacaranda on the stadium square, which drops everything in June; goalkeepers are asked not to.',
    'Franjas violeta por la jacaranda de la plaza del estadio, que en junio lo suelta todo; al portero se le pide lo contrario.',
    'Violette Ringe für den Jacarandabaum am Stadion, der im Juni alles fallen lässt; Torhüter sollen das nicht.',
  ),
  retro: text(
    'Four quarters of an orange, worn in 1979 by a team that squeezed past everybody but the hosts.',
    'Cuatro gajos de naranja, que en 1979 vistió un equipo que exprimió a todos menos a los anfitriones.',
    'Vier Viertel einer Orange, 1979 getragen von einer Mannschaft, die alle auspresste, nur die Gastgeber nicht.',
  ),
  kidsHome: text(
    'Juice does not show on it, which is official policy.',
    'El zumo no se nota, y eso es política oficial.',
    'Saft sieht man darauf nicht, das ist offizielle Linie.',
  ),
  training: text(
    'The sash follows the path up the volcano, where the squad does its endurance work and keeps an eye out.',
    'La banda sigue el sendero del volcán, donde la selección hace fondo y no pierde de vista la cumbre.',
    'Die Schärpe folgt dem Pfad auf den Vulkan, wo die Mannschaft Ausdauer übt und den Krater im Auge behält.',
  ),
  socks: text(
    'Warm colours for the legs; the feet manage by themselves at thirty-four degrees.',
    'Colores cálidos para las piernas; los pies, a treinta y cuatro grados, ya se apañan.',
    'Warme Farben fürs Bein, die Füße kommen bei vierunddreißig Grad allein zurecht.',
  ),
  scarf: text(
    'Nobody in Costa Lumbre has ever needed a scarf, and everybody has three.',
    'En Costa Lumbre nadie ha necesitado nunca una bufanda y todo el mundo tiene tres.',
    'In Costa Lumbre hat noch nie jemand einen Schal gebraucht, und alle haben drei.',
  ),
}
