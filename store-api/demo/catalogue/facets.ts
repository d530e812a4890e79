import type { LocalText } from '../../i18n/locale'
import type { CatalogueProduct, FacetName } from './catalogue'
import { familiesOf } from './colour-families'
import type { Kit, KitKind } from './kit'
import { text } from '../../i18n/local-text'

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
