/** A price as it is shown: what is asked for now, and what it was before; null where it is not reduced. */
export interface ShownPrice {
  now: number
  was: number | null
}

/**
 * What is shown of a price and the reduced one beside it. A reduced price that is missing, the same or higher reduces
 * nothing.
 */
export const shownPrice = (price: number, specialPrice: number | null | undefined): ShownPrice => {
  const now = specialPrice ?? price
  return { now, was: now < price ? price : null }
}
