import type { LocalText } from '../../i18n/locale'
import type { CatalogueProduct, FacetName } from './catalogue'
import { COLOURS_LABEL } from '../../catalog/feed/list-feed'
import { FABRIC_OF } from './descriptions/fabrics'
import type { Kit, KitKind } from './kit'
import { eachLocale, text } from '../../i18n/local-text'
import { familiesOf, PALETTE } from './colours'

const LABELS = {
  fabric: text('Fabric', 'Tejido', 'Material'),
  cut: text('Cut', 'Corte', 'Schnitt'),
  collar: text('Collar', 'Cuello', 'Kragen'),
  wash: text('Wash', 'Lavado', 'Pflege'),
  madeIn: text('Made in', 'Hecho en', 'Hergestellt in'),
}

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

/** The dyes as a list of words: `Red, white, black`. */
export const coloursOf = ({ look: { dyes } }: Pick<Kit, 'look'>): LocalText =>
  eachLocale((locale) => {
    const words = dyes.map((dye) => PALETTE[dye].name[locale]).join(', ')
    return words.charAt(0).toUpperCase() + words.slice(1)
  })

/** The lines of "Fabric and care". */
export function detailsOf(kit: Kit, place: number): CatalogueProduct['details'] {
  const { material, wash } = FABRIC_OF[kit.kind]
  const cut = CUT_OF[kit.kind]
  const madeIn = COUNTRIES_OF_MAKING[place % COUNTRIES_OF_MAKING.length]
  return [
    { name: LABELS.fabric, value: material },
    { name: COLOURS_LABEL, value: coloursOf(kit) },
    ...(cut ? [{ name: LABELS.cut, value: cut }] : []),
    ...(kit.garment === 'shirt' ? [{ name: LABELS.collar, value: COLLARS[kit.look.collar] }] : []),
    { name: LABELS.wash, value: wash },
    ...(madeIn ? [{ name: LABELS.madeIn, value: madeIn }] : []),
  ]
}

const kind = (key: string, label: LocalText): FacetName => ({ key, label })

const RETRO = kind('retro', text('Retro shirts', 'Camisetas retro', 'Retrotrikots'))
const KIDS = kind('kids', text('Kids’ shirts', 'Camisetas infantiles', 'Kindertrikots'))
const TRAINING = kind('training', text('Training', 'Entrenamiento', 'Training'))

const KIND_OF: Record<KitKind, FacetName> = {
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

/** What a kit is narrowed by: the trim is too little of it to be looked for. */
export function facetsOf({ team, kind, look: { dyes } }: Kit): CatalogueProduct['facets'] {
  const [main, second] = dyes
  return {
    team: { key: team.key, label: team.name },
    kind: KIND_OF[kind],
    colours: familiesOf([main, second]),
  }
}
