import { text } from '../../../../i18n/local-text'
import type { Story } from '../story'

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
