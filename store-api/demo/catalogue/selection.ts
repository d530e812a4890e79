/** The shopkeeper's choices, by product key: what is reduced, new, featured, nearly gone. */

/** Per cent off. */
export const ON_SALE: Record<string, number> = {
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

/** Reduced once before in the same month, by so many per cent: what is struck through is that lower price. */
export const EARLIER_SALE: Record<string, number> = {
  'copperhill-fc-goalkeeper-shirt-2026-27': 25,
  'orvenia-goalkeeper-shirt-2026': 20,
  'port-alder-training-top-2026-27': 20,
  'stonegate-albion-kids-home-shirt-2026-27': 15,
}

/** Newest last. */
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

/** First of them first on the home page. */
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

/** Only these sizes are left, by the end of their stock-keeping unit. */
export const LAST_SIZES: Record<string, readonly string[]> = {
  'larkmoor-town-home-shirt-2026-27': ['M', 'XL'],
  'copperhill-fc-goalkeeper-shirt-2026-27': ['XS', '3XL'],
  'wyke-orchard-retro-shirt-1971': ['S', '2XL'],
  'orvenia-goalkeeper-shirt-2026': ['S', 'M'],
  'stonegate-albion-kids-home-shirt-2026-27': ['4Y', '12Y'],
}
