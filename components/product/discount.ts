/** How many per cent a price is reduced by, in whole per cents and never more than it is. */
export const discountPercent = (price: number, specialPrice: number): number =>
  price > 0 ? Math.floor(((price - specialPrice) * 100) / price) : 0
