import { LIMITS } from '../../contract/limits'

interface Merged {
  /** Pieces in the customer's cart; 0 where it holds none. */
  own: number
  /** Pieces in the device's. */
  device: number
  /** Pieces there are for the line; null where nobody counts them. */
  stock: number | null
}

/**
 * Pieces of a line two carts held: as many as both together, no more than 30 and than there are. What is sold out stays
 * with one piece, so that the shopper is told of it.
 */
export const mergedQuantity = ({ own, device, stock }: Merged): number =>
  Math.max(1, Math.min(LIMITS.quantity.max, stock ?? Infinity, own + device))
