import type { PricedUnit } from './entities/product'

/** Up to this weight or volume (grams, millilitres) a unit price is per 100, above it per 1000 (directive 98/6/EC). */
const MAX_SMALL_AMOUNT = 250

/** The basis of a unit price. */
export interface PricedAmount {
  /** Grams or millilitres. */
  amount: number
  /** Grams or millilitres of the unit: 100 or 1000. */
  base: number
  unit: PricedUnit
}

/**
 * The basis of a product's unit price: its volume if known, otherwise its weight; null if neither is known.
 * @param amounts in millilitres and grams
 */
export function pricedAmount({
  weight,
  volume,
}: {
  weight: number | null
  volume: number | null
}): PricedAmount | null {
  const amount = volume ?? weight
  if (!amount) return null
  const isSmall = amount <= MAX_SMALL_AMOUNT
  const base = isSmall ? 100 : 1000
  if (volume) return { amount, base, unit: isSmall ? '100 ml' : '1 l' }
  return { amount, base, unit: isSmall ? '100 g' : '1 kg' }
}
