import type { ProductOption } from '../../contract/entities/product'
import { LOW_STOCK } from '../../contract/limits'
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

/**
 * What is to be said about the stock of a size: nothing chosen; plenty; few; fewer than wanted, so that the quantity is
 * less; or that the store refused because there are too few, or none any more.
 */
export type StockNote = 'choose' | 'in' | 'low' | 'capped' | 'short' | 'gone'

interface Wish {
  size: Pick<ProductOption, 'stock'> | undefined
  /** The requested quantity, which may exceed the stock. */
  wanted: number
  /** Whether the store has refused this very wish. */
  isRefused: boolean
}

export function stockNote({ size, wanted, isRefused }: Wish): StockNote {
  if (!size) return 'choose'
  if (size.stock === 0) return 'gone'
  if (isRefused) return 'short'
  if (wanted > size.stock) return 'capped'
  return size.stock <= LOW_STOCK ? 'low' : 'in'
}

/** The quantity that can be bought: no more than there is. */
export const capQuantity = (wanted: number, size: Pick<ProductOption, 'stock'> | undefined): number =>
  size ? Math.max(1, Math.min(wanted, size.stock)) : wanted
