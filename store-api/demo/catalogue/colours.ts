import { text } from '../../i18n/local-text'
import type { FacetName } from './catalogue'

/** The dyes of the shop: colour in drawings and display name. */
export const PALETTE = {
  amber: { hex: '#d8a13a', name: text('amber', 'ámbar', 'Bernsteingelb') },
  apricot: { hex: '#f08a4b', name: text('apricot', 'albaricoque', 'Apricot') },
  black: { hex: '#1b1c20', name: text('black', 'negro', 'Schwarz') },
  blue: { hex: '#2358a8', name: text('blue', 'azul', 'Blau') },
  bone: { hex: '#d8d4c8', name: text('bone', 'hueso', 'Knochenweiß') },
  brick: { hex: '#c8483a', name: text('brick red', 'rojo ladrillo', 'Ziegelrot') },
  burntOrange: { hex: '#e2622c', name: text('burnt orange', 'naranja quemado', 'Rostorange') },
  candle: { hex: '#f4e3c8', name: text('cream', 'crema', 'Cremeweiß') },
  chalk: { hex: '#f4f1ea', name: text('white', 'blanco', 'Weiß') },
  charcoal: { hex: '#23242a', name: text('charcoal', 'carbón', 'Anthrazit') },
  claret: { hex: '#7b1e3c', name: text('claret', 'granate', 'Weinrot') },
  coal: { hex: '#1c1d22', name: text('black', 'negro', 'Schwarz') },
  copper: { hex: '#d2692b', name: text('copper orange', 'naranja cobre', 'Kupferorange') },
  coral: { hex: '#ee7f6d', name: text('coral', 'coral', 'Korallenrot') },
  cream: { hex: '#f5ead6', name: text('cream', 'crema', 'Cremeweiß') },
  fenGreen: { hex: '#1f6f54', name: text('green', 'verde', 'Grün') },
  foam: { hex: '#eaf1ee', name: text('foam white', 'blanco espuma', 'Schaumweiß') },
  gold: { hex: '#e7b94c', name: text('gold', 'dorado', 'Gold') },
  graphite: { hex: '#44474f', name: text('graphite', 'grafito', 'Graphitgrau') },
  grey: { hex: '#a9adb3', name: text('grey', 'gris', 'Grau') },
  grass: { hex: '#38a35c', name: text('grass green', 'verde hierba', 'Grasgrün') },
  ice: { hex: '#cfe3ee', name: text('ice blue', 'azul hielo', 'Eisblau') },
  indigo: { hex: '#4a2c6f', name: text('indigo', 'índigo', 'Indigo') },
  ivory: { hex: '#f1ede2', name: text('ivory', 'marfil', 'Elfenbein') },
  lemon: { hex: '#f4e04d', name: text('lemon', 'limón', 'Zitronengelb') },
  lilac: { hex: '#b9a3dc', name: text('lilac', 'lila', 'Fliederlila') },
  lime: { hex: '#b6d94c', name: text('lime', 'lima', 'Limettengrün') },
  limewash: { hex: '#f5f5f2', name: text('white', 'blanco', 'Weiß') },
  maroon: { hex: '#5c1a2b', name: text('maroon', 'burdeos', 'Bordeaux') },
  midnight: { hex: '#16324f', name: text('midnight blue', 'azul medianoche', 'Mitternachtsblau') },
  mint: { hex: '#a8dcc4', name: text('mint', 'menta', 'Mint') },
  navy: { hex: '#14304f', name: text('navy', 'azul marino', 'Marineblau') },
  ochre: { hex: '#b97f2c', name: text('ochre', 'ocre', 'Ocker') },
  olive: { hex: '#5d6b3a', name: text('olive', 'oliva', 'Oliv') },
  orange: { hex: '#ef7d22', name: text('orange', 'naranja', 'Orange') },
  parchment: { hex: '#f3e9d6', name: text('parchment', 'pergamino', 'Pergament') },
  pine: { hex: '#12402f', name: text('pine green', 'verde pino', 'Tannengrün') },
  pink: { hex: '#e26d8f', name: text('pink', 'rosa', 'Rosa') },
  plum: { hex: '#6d3460', name: text('plum', 'ciruela', 'Pflaumenblau') },
  red: { hex: '#a51f2b', name: text('red', 'rojo', 'Rot') },
  reed: { hex: '#f3efe0', name: text('ivory', 'marfil', 'Elfenbein') },
  rose: { hex: '#f3c3c6', name: text('pale pink', 'rosa palo', 'Zartrosa') },
  sailcloth: { hex: '#f2eee4', name: text('sailcloth', 'blanco vela', 'Segeltuchweiß') },
  sand: { hex: '#dcc7a1', name: text('sand', 'arena', 'Sandbeige') },
  scarlet: { hex: '#d9343f', name: text('scarlet', 'escarlata', 'Scharlachrot') },
  seaBlue: { hex: '#1d3557', name: text('sea blue', 'azul mar', 'Seeblau') },
  silver: { hex: '#c6ccd2', name: text('silver', 'plata', 'Silber') },
  sky: { hex: '#79b4d6', name: text('sky blue', 'celeste', 'Himmelblau') },
  slate: { hex: '#1d2a44', name: text('slate blue', 'azul pizarra', 'Schieferblau') },
  snow: { hex: '#ffffff', name: text('white', 'blanco', 'Weiß') },
  steel: { hex: '#6f8296', name: text('steel blue', 'azul acero', 'Stahlblau') },
  teal: { hex: '#0f6c78', name: text('teal', 'verde petróleo', 'Petrol') },
  turquoise: { hex: '#2fb1a8', name: text('turquoise', 'turquesa', 'Türkis') },
  violet: { hex: '#7d58b3', name: text('violet', 'violeta', 'Violett') },
  white: { hex: '#fafaf7', name: text('white', 'blanco', 'Weiß') },
  wyke: { hex: '#9cc7dd', name: text('pale blue', 'azul claro', 'Hellblau') },
  yellow: { hex: '#f0c63a', name: text('yellow', 'amarillo', 'Gelb') },
} as const

export type Dye = keyof typeof PALETTE

const FAMILIES = {
  red: text('Red', 'Rojo', 'Rot'),
  claret: text('Claret', 'Granate', 'Weinrot'),
  pink: text('Pink', 'Rosa', 'Rosa'),
  orange: text('Orange', 'Naranja', 'Orange'),
  yellow: text('Yellow and gold', 'Amarillo y dorado', 'Gelb und Gold'),
  green: text('Green', 'Verde', 'Grün'),
  turquoise: text('Turquoise', 'Turquesa', 'Türkis'),
  'light-blue': text('Light blue', 'Celeste', 'Hellblau'),
  blue: text('Blue', 'Azul', 'Blau'),
  navy: text('Navy', 'Azul marino', 'Marineblau'),
  purple: text('Purple', 'Morado', 'Violett'),
  white: text('White', 'Blanco', 'Weiß'),
  beige: text('Cream and sand', 'Crema y arena', 'Creme und Sand'),
  grey: text('Grey', 'Gris', 'Grau'),
  black: text('Black', 'Negro', 'Schwarz'),
}

type Family = keyof typeof FAMILIES

/** The dyes of each colour of the filter. */
const DYES: Record<Family, readonly Dye[]> = {
  red: ['red', 'scarlet', 'brick', 'coral'],
  claret: ['claret', 'maroon'],
  pink: ['pink', 'rose'],
  orange: ['apricot', 'burntOrange', 'copper', 'orange'],
  yellow: ['amber', 'gold', 'lemon', 'ochre', 'yellow'],
  green: ['fenGreen', 'grass', 'lime', 'mint', 'olive', 'pine'],
  turquoise: ['teal', 'turquoise'],
  'light-blue': ['ice', 'sky', 'wyke'],
  blue: ['blue', 'steel'],
  navy: ['midnight', 'navy', 'seaBlue', 'slate'],
  purple: ['indigo', 'lilac', 'plum', 'violet'],
  white: ['chalk', 'foam', 'limewash', 'sailcloth', 'snow', 'white'],
  beige: ['bone', 'candle', 'cream', 'ivory', 'parchment', 'reed', 'sand'],
  grey: ['graphite', 'grey', 'silver'],
  black: ['black', 'charcoal', 'coal'],
}

const FAMILY_KEYS = Object.keys(FAMILIES) as Family[]

/** Every colour, in display order. */
export const COLOUR_FAMILIES: readonly FacetName[] = FAMILY_KEYS.map((key) => ({ key, label: FAMILIES[key] }))

/** The colours that match any of the dyes. */
export const familiesOf = (dyes: readonly Dye[]): FacetName[] =>
  COLOUR_FAMILIES.filter(({ key }) => dyes.some((dye) => DYES[key as Family].includes(dye)))

/** Colours of the swatches, by family. */
export const SWATCHES: Readonly<Record<string, string>> = {
  red: '#c62f36',
  claret: '#6f1d33',
  pink: '#e79ab3',
  orange: '#e2762b',
  yellow: '#eec32d',
  green: '#1e7a4c',
  turquoise: '#1d8c8f',
  'light-blue': '#8fc4e8',
  blue: '#2855a5',
  navy: '#172a4d',
  purple: '#5b3a8c',
  white: '#fdfdfb',
  beige: '#e6d9bd',
  grey: '#8c8f94',
  black: '#1d1d1f',
}
