import type { Drawing } from '../../catalog/images/drawing'
import { seededRandom, type Random } from '../../catalog/images/seeded-random'

/** A drawing with what its painters need: its own chance, and how fine the picture will be. */
export interface Kit extends Drawing {
  /** A fresh sequence for one purpose, so that a new fold never moves a sponsor. */
  random: (purpose: string) => Random
  /** Drawing units in one pixel of the picture asked for. */
  unitsPerPixel: number
}

/**
 * The detail is a crop of the front, so both share a seed.
 * Fields are listed, since a database may reorder JSON keys.
 */
const seedOf = (d: Drawing): string =>
  JSON.stringify([
    ...[d.garment, d.view === 'back' ? 'back' : 'front', d.colours, d.pattern, d.collar, d.sleeve, d.cut],
    ...[d.crest.shape, d.crest.initials, d.sponsor, d.name, d.number],
  ])

export function kitFor(drawing: Drawing, unitsPerPixel: number): Kit {
  const seed = seedOf(drawing)
  return { ...drawing, unitsPerPixel, random: (purpose) => seededRandom(seed + purpose) }
}

export const isBack = (kit: Kit): boolean => kit.view === 'back'
