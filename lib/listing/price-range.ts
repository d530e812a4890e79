/** A range of prices in cents, as the value of its facet writes it. */
export interface PriceRange {
  from: number
  /** What it ends below; null when it does not. */
  to: number | null
}

/** Reads `2000-4000`, or `8000-` without an end; null when it is neither. */
export function readPriceRange(value: string): PriceRange | null {
  const [, from, to] = /^(\d+)-(\d*)$/.exec(value) ?? []
  return from === undefined ? null : { from: Number(from), to: to ? Number(to) : null }
}
