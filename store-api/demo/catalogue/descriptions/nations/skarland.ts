import { text } from '../../../../i18n/local-text'
import type { Story } from '../story'

export const SKARLAND: Story = {
  about: text(
    'A northern country with a short season, played quickly before the light goes.',
    'Un país del norte con una temporada corta, que se juega deprisa antes de que se vaya la luz.',
    'Ein Land im Norden mit kurzer Saison, die schnell gespielt wird, bevor das Licht ausgeht.',
  ),
  home: text(
    'Slate and ice in turn, like the view from the ferry for the first six hours.',
    'Pizarra y hielo por turnos, como las vistas del transbordador las seis primeras horas.',
    'Schiefer und Eis im Wechsel wie der Blick von der Fähre in den ersten sechs Stunden.',
  ),
  away: text(
    'It goes from ice to slate the way a Skarland afternoon does, at about a quarter past two.',
    'Pasa del hielo a la pizarra como una tarde en Escarlandia, hacia las dos y cuarto.',
    'Es geht von Eis zu Schiefer über wie ein Nachmittag in Skarland, gegen Viertel nach zwei.',
  ),
  goalkeeper: text(
    'Orange, according to the rescue service, is found three times faster in snow than a goalkeeper in white.',
    'Según el servicio de rescate, el naranja se encuentra en la nieve tres veces antes que un portero de blanco.',
    'Orange findet man laut Bergwacht im Schnee dreimal schneller als einen Torwart in Weiß.',
  ),
  retro: text(
    'The chevron of 1966 is a ship’s bow; the team came by sea and was a day late for its own opening match.',
    'El galón de 1966 es la proa de un barco: el equipo llegó por mar y un día tarde a su primer partido.',
    'Der Winkel von 1966 ist ein Schiffsbug; die Mannschaft kam übers Meer und zum Auftaktspiel einen Tag zu spät.',
  ),
  kidsHome: text(
    'It fits over a jumper, and in Skarland over two.',
    'Cabe sobre un jersey y, en Escarlandia, sobre dos.',
    'Es passt über einen Pulli, in Skarland über zwei.',
  ),
  training: text(
    'Steel and slate squares, after the frozen fishing nets that mark out the training pitch.',
    'Cuadros de acero y pizarra, por las redes heladas que delimitan el campo de entrenamiento.',
    'Karos in Stahl und Schiefer, nach den gefrorenen Netzen, die den Trainingsplatz begrenzen.',
  ),
  socks: text(
    'Plain on the leg, because with the home shirt there are hoops enough for one country.',
    'Lisas en la pierna: con la camiseta ya hay franjas de sobra para un país.',
    'Am Bein schlicht, denn mit dem Heimtrikot hat ein Land genug Ringe.',
  ),
  scarf: text(
    'In Skarland it is clothing first and opinion second.',
    'En Escarlandia es primero ropa y después opinión.',
    'In Skarland ist er zuerst Kleidung und dann Meinung.',
  ),
}
