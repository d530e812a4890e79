/** A range of prices to filter by, in minor units. */
export interface PriceRange {
  /** `2000-4000`: lower bound, included, and upper bound, excluded; the last range has none. */
  key: string
  from: number
  below: number
}

/** Bounds of a shop without products, in minor units. */
const DEFAULT_STEP = 2000

const NUMBER_OF_BOUNDS = 4

/** Factors of a power of ten that make a round step. */
const ROUND_STEPS = [1, 2, 5, 10]

/** The round number nearest to a number, by their ratio: 1, 2 or 5 with any number of zeros. */
function roundStep(step: number): number {
  const power = 10 ** Math.floor(Math.log10(step))
  const distance = (candidate: number) => Math.abs(Math.log(candidate / step))
  const candidates = ROUND_STEPS.map((one) => one * power)
  return candidates.reduce((best, one) => (distance(one) < distance(best) ? one : best))
}

/**
 * Five ranges of equal, round width that cover most of a shop's prices: fixed ones would suit neither tea at 7 nor
 * bicycles at 3 000.
 * @param percentile90 the 90th percentile of prices, in minor units; null without products
 */
export function priceRanges(percentile90: number | null): PriceRange[] {
  const step = percentile90 === null || percentile90 <= 0 ? DEFAULT_STEP : Math.max(1, roundStep(percentile90 / 5))
  const bounds = Array.from({ length: NUMBER_OF_BOUNDS }, (_, place) => step * (place + 1))
  return [0, ...bounds].map((from, place) => {
    const below = bounds[place]
    return { key: `${from}-${below ?? ''}`, from, below: below ?? Infinity }
  })
}
