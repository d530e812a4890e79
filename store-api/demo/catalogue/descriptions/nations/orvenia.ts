import { text } from '../../../../i18n/local-text'
import type { Story } from '../story'

export const ORVENIA: Story = {
  about: text(
    'Mostly forest, with clearings the exact size of a football pitch, and no one admits to having measured.',
    'Casi todo bosque, con claros del tamaño exacto de un campo de fútbol, y nadie reconoce haber medido.',
    'Fast nur Wald, mit Lichtungen genau so groß wie ein Fußballplatz, und keiner gibt zu, gemessen zu haben.',
  ),
  home: text(
    'One fir on snow, upside down, because the first set of shirts was hung up by the hem.',
    'Un abeto en la nieve, del revés, porque las primeras camisetas se colgaron por el bajo.',
    'Eine Tanne im Schnee, kopfüber, weil der erste Trikotsatz am Saum aufgehängt wurde.',
  ),
  away: text(
    'Pine green with white lines for the birches, of which Orvenia has one to every nine pines.',
    'Verde pino con rayas blancas por los abedules: en Orvenia hay uno por cada nueve pinos.',
    'Tannengrün mit weißen Linien für die Birken, in Orwenien kommt eine auf neun Tannen.',
  ),
  goalkeeper: text(
    'Pale pink, since nothing in the forest is, and forwards like to know what they are looking at.',
    'Rosa palo, porque en el bosque nada lo es, y al delantero le gusta saber qué tiene delante.',
    'Zartrosa, denn im Wald ist es sonst nichts, und Stürmer wissen gern, was sie vor sich haben.',
  ),
  retro: text(
    'The hoops of 1954 were counted by foresters to tell how old the team was, and the answer was fair.',
    'Los forestales contaban las franjas de 1954 para saber la edad del equipo, y acertaban.',
    'An den Ringen von 1954 zählten Förster das Alter der Mannschaft ab, und es stimmte.',
  ),
  kidsHome: text(
    'For trees that are still growing, with room for a ring or two.',
    'Para árboles que aún crecen, con sitio para un anillo o dos.',
    'Für Bäume, die noch wachsen, mit Platz für ein, zwei Ringe.',
  ),
  training: text(
    'Two greens in quarters, as seen from the lookout where the assistant coach sits.',
    'Dos verdes a cuartos, tal como se ven desde la torre donde se sienta el segundo entrenador.',
    'Zwei Grüntöne in Vierteln, so sieht es vom Hochsitz aus, auf dem der Co-Trainer sitzt.',
  ),
  socks: text(
    'Tall enough for bracken, and ringed so that you can be dated.',
    'Altas para los helechos, y con anillos para que se te pueda calcular la edad.',
    'Hoch genug für Farn und geringelt, damit man dein Alter bestimmen kann.',
  ),
  scarf: text(
    'Tied to a branch it shows the way back to the stadium.',
    'Atada a una rama, indica el camino de vuelta al estadio.',
    'An einen Ast gebunden zeigt er den Weg zurück zum Stadion.',
  ),
}
