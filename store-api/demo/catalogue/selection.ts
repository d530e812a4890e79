import type { Kit, KitKind } from './kit'

/** The operator's selections by product key: reduced, new, featured and low-stock products. */

/** Reductions in per cent. */
export const SALE_PERCENTS: Record<string, number> = {
  'fenlight-united-home-shirt-2026-27': 20,
  'copperhill-fc-home-shirt-2026-27': 30,
  'saltmarsh-city-home-shirt-2026-27': 20,
  'skarland-home-shirt-2026': 25,
  'port-alder-away-shirt-2026-27': 20,
  'larkmoor-town-away-shirt-2026-27': 30,
  'stonegate-albion-away-shirt-2026-27': 20,
  'valdoria-away-shirt-2026': 20,
  'quelara-away-shirt-2026': 25,
  'wyke-orchard-third-shirt-2026-27': 25,
  'glasswater-third-shirt-2026-27': 20,
  'harrow-quay-athletic-goalkeeper-shirt-2026-27': 25,
  'ironvale-wanderers-goalkeeper-shirt-2026-27': 20,
  'copperhill-fc-goalkeeper-shirt-2026-27': 40,
  'orvenia-goalkeeper-shirt-2026': 40,
  'wyke-orchard-retro-shirt-1971': 25,
  'vesper-park-retro-away-shirt-1996': 25,
  'larkmoor-town-retro-shirt-1964': 20,
  'skarland-retro-shirt-1966': 25,
  'tarnbridge-rovers-kids-home-shirt-2026-27': 20,
  'vesper-park-kids-home-shirt-2026-27': 20,
  'costa-lumbre-kids-home-shirt-2026': 20,
  'stonegate-albion-kids-home-shirt-2026-27': 30,
  'fenlight-united-kids-away-shirt-2026-27': 30,
  'ironvale-wanderers-kids-away-shirt-2026-27': 25,
  'glasswater-kids-away-shirt-2026-27': 20,
  'saltmarsh-city-training-top-2026-27': 20,
  'port-alder-training-top-2026-27': 40,
  'brannoch-isles-training-top-2026': 20,
  'larkmoor-town-warm-up-top-2026-27': 20,
  'copperhill-fc-home-shorts-2026-27': 25,
  'saltmarsh-city-home-shorts-2026-27': 25,
  'wyke-orchard-home-socks-2026-27': 20,
  'stonegate-albion-scarf': 20,
  'orvenia-scarf': 30,
  'port-alder-ball': 20,
}

/** Reduction of an earlier sale in the same month, in per cent: its price is the one struck through now. */
export const EARLIER_SALE_PERCENTS: Record<string, number> = {
  'copperhill-fc-goalkeeper-shirt-2026-27': 25,
  'orvenia-goalkeeper-shirt-2026': 20,
  'port-alder-training-top-2026-27': 20,
  'stonegate-albion-kids-home-shirt-2026-27': 15,
}

/** New products, the newest first. */
export const NEW: readonly string[] = [
  'glasswater-away-shirt-2026-27',
  'tarnbridge-rovers-third-shirt-2026-27',
  'brannoch-isles-home-shirt-2026',
  'vesper-park-third-shirt-2026-27',
  'harrow-quay-athletic-home-shirt-2026-27',
  'ironvale-wanderers-home-shirt-2026-27',
  'quelara-home-shirt-2026',
  'costa-lumbre-away-shirt-2026',
  'port-alder-third-shirt-2026-27',
  'larkmoor-town-third-shirt-2026-27',
  'stonegate-albion-third-shirt-2026-27',
  'vesper-park-goalkeeper-shirt-2026-27',
  'brannoch-isles-goalkeeper-shirt-2026',
  'tarnbridge-rovers-retro-away-shirt-1984',
  'ironvale-wanderers-retro-shirt-1958',
  'glasswater-retro-shirt-1983',
  'quelara-retro-shirt-1982',
  'harrow-quay-athletic-kids-home-shirt-2026-27',
  'ironvale-wanderers-kids-home-shirt-2026-27',
  'brannoch-isles-kids-home-shirt-2026',
  'stonegate-albion-kids-away-shirt-2026-27',
  'wyke-orchard-training-top-2026-27',
  'quelara-training-top-2026',
  'fenlight-united-warm-up-top-2026-27',
  'tarnbridge-rovers-warm-up-top-2026-27',
  'stonegate-albion-warm-up-top-2026-27',
  'larkmoor-town-home-shorts-2026-27',
  'glasswater-home-socks-2026-27',
  'brannoch-isles-scarf',
  'vesper-park-ball',
]

/** Featured products, in display order. */
export const FEATURED: readonly string[] = [
  'tarnbridge-rovers-home-shirt-2026-27',
  'harrow-quay-athletic-third-shirt-2026-27',
  'ironvale-wanderers-home-shirt-2026-27',
  'larkmoor-town-home-shirt-2026-27',
  'vesper-park-home-shirt-2026-27',
  'fenlight-united-home-shirt-2026-27',
  'port-alder-home-shirt-2026-27',
  'wyke-orchard-home-shirt-2026-27',
  'glasswater-third-shirt-2026-27',
  'stonegate-albion-home-shirt-2026-27',
  'saltmarsh-city-home-shirt-2026-27',
  'copperhill-fc-retro-shirt-1967',
]

export const SOLD_OUT: readonly string[] = [
  'fenlight-united-third-shirt-2026-27',
  'port-alder-retro-shirt-1962',
  'larkmoor-town-scarf',
  'valdoria-kids-home-shirt-2026',
]

/** Products with few sizes left; sizes by the suffix of their SKU. */
export const REMAINING_SIZES: Record<string, readonly string[]> = {
  'larkmoor-town-home-shirt-2026-27': ['M', 'XL'],
  'copperhill-fc-goalkeeper-shirt-2026-27': ['XS', '3XL'],
  'wyke-orchard-retro-shirt-1971': ['S', '2XL'],
  'orvenia-goalkeeper-shirt-2026': ['S', 'M'],
  'stonegate-albion-kids-home-shirt-2026-27': ['4Y', '12Y'],
}

const DAY = 24 * 60 * 60 * 1000

/** Release date of the first product of a kind; the teams follow a day apart. */
const FIRST_RELEASE_DATES: Record<KitKind, string> = {
  home: '2026-06-15',
  away: '2026-07-13',
  third: '2026-08-24',
  goalkeeper: '2026-07-27',
  training: '2026-06-29',
  warmUp: '2026-08-10',
  retro: '2025-10-06',
  retroAway: '2026-02-16',
  kidsHome: '2026-06-22',
  kidsAway: '2026-07-20',
  shorts: '2026-06-15',
  socks: '2026-06-15',
  scarf: '2025-09-08',
  ball: '2026-03-09',
}

const NEWEST_RELEASE_DATE = '2026-11-17'

const day = (first: string, days: number) => new Date(Date.parse(`${first}T09:00:00.000Z`) + days * DAY).toISOString()

/** New products were released one a day in autumn, the last one of {@link NEW} first; the others with their kind. */
export function releaseOf({ kind }: Kit, key: string, place: number): { releasedAt: string; isNew: boolean } {
  const newPlace = NEW.indexOf(key)
  if (newPlace >= 0) return { releasedAt: day(NEWEST_RELEASE_DATE, -newPlace), isNew: true }
  return { releasedAt: day(FIRST_RELEASE_DATES[kind], place), isNew: false }
}
