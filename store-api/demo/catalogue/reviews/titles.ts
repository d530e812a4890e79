import type { LocalText } from '../../../i18n/locale'
import { text } from '../../../i18n/local-text'

const BEST = [
  text('Just right', 'Justo lo que buscaba', 'Genau richtig'),
  text('Exactly as pictured', 'Igual que en la foto', 'Genau wie auf dem Bild'),
  text('Very happy', 'Compra redonda', 'Sehr zufrieden'),
  text('Worth it', 'Vale lo que cuesta', 'Jeden Cent wert'),
  text('My new favourite', 'Mi favorita desde hoy', 'Neuer Liebling'),
  text('No complaints', 'Ni una queja', 'Nichts zu beanstanden'),
  text('Great quality', 'Gran calidad', 'Top Qualität'),
  text('Would buy again', 'Repetiría', 'Jederzeit wieder'),
  text('As it should be', 'Como tiene que ser', 'So muss das sein'),
  text('Better than hoped', 'Mejor de lo esperado', 'Besser als erhofft'),
  text('Made my week', 'Me alegró la semana', 'Die Freude der Woche'),
  text('Ten out of ten', 'Un diez', 'Zehn von zehn'),
  text('One for the collection', 'Para la colección', 'Für die Sammlung'),
  text('Bought a second one', 'Ya van dos', 'Gleich zweimal gekauft'),
]
const GOOD = [
  text('Nearly perfect', 'Casi perfecto', 'Fast perfekt'),
  text('Good, with a small but', 'Bien, con un pero', 'Gut, mit kleinem Aber'),
  text('Good overall', 'Bien en general', 'Insgesamt gut'),
  text('Solid', 'Cumple de sobra', 'Solide'),
  text('Pleased', 'Una buena compra', 'Zufrieden'),
  text('Good value', 'Buena relación calidad-precio', 'Gutes Preis-Leistungs-Verhältnis'),
  text('Does what it should', 'Hace lo que debe', 'Tut, was es soll'),
  text('Nice, nearly all of it', 'Bonito, casi todo', 'Schön, fast alles'),
]
const FAIR = [
  text('It is all right', 'No está mal', 'Ganz in Ordnung'),
  text('Mixed feelings', 'Ni fu ni fa', 'Gemischte Gefühle'),
  text('Check the size first', 'Mira bien la talla', 'Erst die Größe prüfen'),
  text('Decent, no more', 'Correcto, sin más', 'Ordentlich, mehr nicht'),
  text('Not bad, not great', 'Ni bien ni mal', 'Nicht schlecht, nicht toll'),
  text('Had hoped for more', 'Esperaba algo más', 'Mehr erhofft'),
]
const POOR = [
  text('Not for me', 'No es para mí', 'Nichts für mich'),
  text('Disappointed', 'Una decepción', 'Enttäuscht'),
  text('Sent it back', 'Devuelto', 'Ging zurück'),
  text('Not worth the price', 'No vale lo que cuesta', 'Den Preis nicht wert'),
  text('A pity', 'Una pena', 'Schade'),
  text('Expected better', 'Esperaba más calidad', 'Besseres erwartet'),
]

/** What is written over a review of so many stars. */
export const titlesOf = (stars: number): readonly LocalText[] =>
  stars > 4 ? BEST : stars > 3 ? GOOD : stars > 2 ? FAIR : POOR
