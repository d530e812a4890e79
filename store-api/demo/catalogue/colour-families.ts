import type { FacetName } from './catalogue'
import { text } from '../../i18n/local-text'
import type { Dye } from './palette'

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

/** The few colours a shopper looks for, each with the dyes that are meant by it. */
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

/** Every colour, in the order they are shown. */
export const COLOUR_FAMILIES: readonly FacetName[] = FAMILY_KEYS.map((key) => ({ key, label: FAMILIES[key] }))

/** The colours some dyes are found by. */
export const familiesOf = (dyes: readonly Dye[]): FacetName[] =>
  COLOUR_FAMILIES.filter(({ key }) => dyes.some((dye) => DYES[key as Family].includes(dye)))
