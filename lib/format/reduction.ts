/** A displayed price: the current one, and the former one if it is reduced. */
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
