/** Where one range of prices ends and the next begins, in cents. */
const BOUNDS = [2000, 4000, 6000, 8000]

interface PriceRange {
  /** `2000-4000`: from, and below; the last has no end. */
  key: string
  from: number
  below: number
}

/** The ranges products are narrowed by. */
export const PRICE_RANGES: readonly PriceRange[] = [0, ...BOUNDS].map((from, place) => {
  const below = BOUNDS[place]
  return { key: `${from}-${below ?? ''}`, from, below: below ?? Infinity }
})

/** The range a price is in. */
export const priceRangeOf = (cents: number): string => PRICE_RANGES.find(({ below }) => cents < below)?.key ?? ''
