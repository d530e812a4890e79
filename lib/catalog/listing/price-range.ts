/** A range of prices of the store currency, as the value of its facet writes it. */
export interface PriceRange {
  from: number
  /** What it ends below; null when it does not. */
  to: number | null
}

/** Reads `2000-4000`, `19.99-39.99`, or `8000-` without an end; null when it is neither. */
export function readPriceRange(value: string): PriceRange | null {
  const [, from, to] = /^(\d+(?:\.\d+)?)-((?:\d+(?:\.\d+)?)?)$/.exec(value) ?? []
  return from === undefined ? null : { from: Number(from), to: to ? Number(to) : null }
}
