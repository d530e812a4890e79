import { LOW_STOCK } from '../../contract/low-stock'

/** What shoppers are told of a stock: that there is none, how few there are, or that there are some. */
const told = (pieces: number) => Math.min(pieces, LOW_STOCK + 1)

/** Whether a shopper sees that a stock has changed. */
export const isStockSeen = (before: number, after: number): boolean => told(before) !== told(after)
