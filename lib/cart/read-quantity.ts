import { CART_QUANTITY } from '../limits'

/**
 * A typed quantity: a whole number held within 1–30, or null when it is empty or zero, which is a warning and not sent
 * (spec §5).
 */
export function readQuantity(typed: string): number | null {
  const value = Number.parseInt(typed.trim(), 10)
  if (Number.isNaN(value) || value <= 0) return null
  return Math.min(Math.max(value, CART_QUANTITY.min), CART_QUANTITY.max)
}
