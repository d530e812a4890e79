import type { ProductOption } from '../../contract/entities/product'
import { LOW_STOCK } from '../../contract/limits'
import { CART_QUANTITY } from '../limits'

/** A typed quantity, clamped to 1–30; null if empty or zero: a warning, not sent (spec §5). */
export function readQuantity(entered: string): number | null {
  const value = Number.parseInt(entered.trim(), 10)
  if (Number.isNaN(value) || value <= 0) return null
  return Math.min(Math.max(value, CART_QUANTITY.min), CART_QUANTITY.max)
}

/**
 * The stock note of a size: none chosen; in stock; low; quantity capped to the stock; rejected by the store for too
 * little stock; sold out.
 */
export type StockNote = 'choose' | 'in' | 'low' | 'capped' | 'short' | 'gone'

interface Selection {
  size: Pick<ProductOption, 'stock'> | undefined
  /** The requested quantity, which may exceed the stock. */
  requested: number
  /** Whether the store has refused this size and quantity. */
  isRefused: boolean
}

export function stockNote({ size, requested, isRefused }: Selection): StockNote {
  if (!size) return 'choose'
  if (size.stock === 0) return 'gone'
  if (isRefused) return 'short'
  if (requested > size.stock) return 'capped'
  return size.stock <= LOW_STOCK ? 'low' : 'in'
}

/** The quantity limited to the stock, at least 1. */
export const capQuantity = (requested: number, size: Pick<ProductOption, 'stock'> | undefined): number =>
  size ? Math.max(1, Math.min(requested, size.stock)) : requested
