/**
 * Category keys that have a place of their own in the shop's pages. A store without one of them simply lacks that part.
 */
export const KNOWN_KEYS = { newSeason: 'new-season', clubs: 'clubs', sale: 'sale' } as const
