import { text } from '../../../../i18n/local-text'
import type { Story } from '../story'

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
