import type { PricedUnit } from './entities/product'

/** Up to this weight or volume (grams, millilitres) prices are compared by 100, above by 1000 (directive 98/6/EC). */
const MAX_SMALL_AMOUNT = 250

/** What a unit price is made of. */
export interface PricedAmount {
  /** Grams or millilitres. */
  amount: number
  /** Of the amount in the unit: 100 or 1000. */
  base: number
  unit: PricedUnit
}

/**
 * The amount that a price is compared by: the volume, where it is known, else the weight; null where neither is.
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
