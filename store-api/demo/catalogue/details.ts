import type { LocalText } from '../../i18n/locale'
import { shownValue } from '../../catalog/specification'
import type { CatalogueAttribute, CatalogueProduct, FacetName } from './catalogue'
import { FABRIC_OF } from './descriptions/fabrics'
import type { Kit, KitKind } from './kit'
import { eachLocale, text } from '../../i18n/local-text'
import { familiesOf, PALETTE } from './colours'

/** Attributes of the demo products. */
export const ATTRIBUTES = [
  { key: 'fabric', name: text('Fabric', 'Tejido', 'Material'), kind: 'text' },
  { key: 'colours', name: text('Colours', 'Colores', 'Farben'), kind: 'list' },
  { key: 'cut', name: text('Cut', 'Corte', 'Schnitt'), kind: 'text' },
  { key: 'collar', name: text('Collar', 'Cuello', 'Kragen'), kind: 'text' },
  { key: 'wash', name: text('Wash', 'Lavado', 'Pflege'), kind: 'text' },
  { key: 'made-in', name: text('Made in', 'Hecho en', 'Hergestellt in'), kind: 'text' },
] as const satisfies CatalogueAttribute[]

const CUTS = {
  match: text('Match, true to size', 'De partido, talla normal', 'Spielschnitt, fällt normal aus'),
  roomy: text('Roomy, with padded elbows', 'Amplio, con coderas', 'Weit, mit gepolsterten Ellbogen'),
  straight: text('Straight and a little long', 'Recto y algo largo', 'Gerade und etwas länger'),
  kids: text('Kids, with room to grow', 'Infantil, con margen para crecer', 'Kinder, mit Platz zum Wachsen'),
  loose: text('Loose, for moving about', 'Suelto, para moverse', 'Locker, mit Bewegungsfreiheit'),
}

const CUT_OF: Partial<Record<KitKind, LocalText>> = {
  home: CUTS.match,
  away: CUTS.match,
  third: CUTS.match,
  goalkeeper: CUTS.roomy,
  training: CUTS.loose,
  warmUp: CUTS.loose,
  retro: CUTS.straight,
  retroAway: CUTS.straight,
  kidsHome: CUTS.kids,
  kidsAway: CUTS.kids,
  shorts: CUTS.match,
}

const COLLARS = {
  crew: text('Ribbed crew neck', 'Redondo, de canalé', 'Rundhals aus Rippstrick'),
  v: text('Ribbed V-neck', 'De pico, de canalé', 'V-Ausschnitt aus Rippstrick'),
  polo: text('Polo with two buttons', 'Polo con dos botones', 'Polokragen mit zwei Knöpfen'),
}

const COUNTRIES_OF_MAKING = [
  text('Portugal', 'Portugal', 'Portugal'),
  text('Portugal', 'Portugal', 'Portugal'),
  text('Lithuania', 'Lituania', 'Litauen'),
  text('Türkiye', 'Turquía', 'Türkei'),
]

type Dyed = Pick<Kit, 'look'>

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** Names of the dyes, the main one first and capitalized: `Red`, `white`, `black`. */
const dyesOf = ({ look: { dyes } }: Dyed): LocalText[] =>
  dyes.map((dye, at) => (at === 0 ? eachLocale((locale) => capitalized(PALETTE[dye].name[locale])) : PALETTE[dye].name))

/** Names of the dyes as a list: `Red, white, black`. */
export const coloursOf = (kit: Dyed): LocalText => shownValue({ kind: 'list', texts: dyesOf(kit) }, '')

type Attribute = CatalogueProduct['attributes'][number]

const textOf = (key: (typeof ATTRIBUTES)[number]['key'], words: LocalText | undefined): Attribute[] =>
  words ? [{ key, value: { kind: 'text', text: words } }] : []

/** The rows of "Details and care". */
export function attributesOf(kit: Kit, place: number): Attribute[] {
  const { material, wash } = FABRIC_OF[kit.kind]
  return [
    ...textOf('fabric', material),
    { key: 'colours', value: { kind: 'list', texts: dyesOf(kit) } },
    ...textOf('cut', CUT_OF[kit.kind]),
    ...textOf('collar', kit.garment === 'shirt' ? COLLARS[kit.look.collar] : undefined),
    ...textOf('wash', wash),
    ...textOf('made-in', COUNTRIES_OF_MAKING[place % COUNTRIES_OF_MAKING.length]),
  ]
}

const kind = (key: string, label: LocalText): FacetName => ({ key, label })

const RETRO = kind('retro', text('Retro shirts', 'Camisetas retro', 'Retrotrikots'))
const KIDS = kind('kids', text('Kids’ shirts', 'Camisetas infantiles', 'Kindertrikots'))
const TRAINING = kind('training', text('Training', 'Entrenamiento', 'Training'))

const KIND_FACETS: Record<KitKind, FacetName> = {
  home: kind('home', text('Home shirts', 'Primera equipación', 'Heimtrikots')),
  away: kind('away', text('Away shirts', 'Segunda equipación', 'Auswärtstrikots')),
  third: kind('third', text('Third shirts', 'Tercera equipación', 'Ausweichtrikots')),
  goalkeeper: kind('goalkeeper', text('Goalkeeper shirts', 'Camisetas de portero', 'Torwarttrikots')),
  retro: RETRO,
  retroAway: RETRO,
  kidsHome: KIDS,
  kidsAway: KIDS,
  training: TRAINING,
  warmUp: TRAINING,
  shorts: kind('shorts', text('Shorts', 'Pantalones', 'Shorts')),
  socks: kind('socks', text('Socks', 'Medias', 'Stutzen')),
  scarf: kind('scarves', text('Scarves', 'Bufandas', 'Schals')),
  ball: kind('balls', text('Balls', 'Balones', 'Bälle')),
}

/** The facet values of a kit. The trim is too small to count as its colour. */
export function facetsOf({ team, kind, look: { dyes } }: Kit): CatalogueProduct['facets'] {
  const [main, second] = dyes
  return {
    team: { key: team.key, label: team.name },
    kind: KIND_FACETS[kind],
    colours: familiesOf([main, second]),
  }
}
