import { DocumentError } from './change'

/** The largest price of one piece, in minor units: prices are 32-bit integers in the database, sums of orders are not. */
export const MAX_PRICE = 2_147_483_647

/** Amounts of a currency with `digits` decimals, to minor units and back. */
export function amountsOf(digits: number) {
  const factor = 10 ** digits
  return {
    /** @throws DocumentError beyond the largest price */
    toMinor: (amount: number) => {
      const minor = Math.round(amount * factor)
      if (minor > MAX_PRICE) throw new DocumentError('price', `${amount} is more than ${MAX_PRICE / factor}`)
      return minor
    },
    toAmount: (minor: number) => minor / factor,
  }
}
