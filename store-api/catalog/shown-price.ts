/** Prices of a product in cents. */
interface Prices {
  price: number
  /** Null when it is not on sale. */
  specialPrice: number | null
  /** The lowest price asked in the 30 days before the reduction; null where nobody knows of another. */
  lowestPrice: number | null
}

/**
 * What is shown of a reduction: struck through is the lowest price of the 30 days before it (directive 98/6/EC,
 * article 6a). What is no less than that is the price, and not shown as reduced.
 */
export function shownPrice({ price, specialPrice, lowestPrice }: Prices): Omit<Prices, 'lowestPrice'> {
  if (specialPrice === null) return { price, specialPrice }
  const struck = Math.min(price, lowestPrice ?? price)
  return struck > specialPrice ? { price: struck, specialPrice } : { price: specialPrice, specialPrice: null }
}
