import { and, eq, gte, inArray, isNotNull } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { priceChange, product, variant } from '../../db/schema'
import { type PricePoint, lowestBefore, pricesBefore } from '../lowest-before'
import { isOnSale, type PricedProduct, type PricedVariant } from './prices'
import { isOffered, type VariantRow } from './stock'

/** The prices of a product and its variants at a time. */
export interface PriceState {
  product: PricedProduct | null
  variants: readonly VariantRow[]
}

/** Reads the prices before a change, in its transaction. @param key of a product, which may not exist yet */
export async function readPriceState(tx: Database, key: string): Promise<PriceState> {
  const [row] = await tx.select().from(product).where(eq(product.key, key))
  return {
    product: row ?? null,
    variants: await tx
      .select()
      .from(variant)
      .where(and(eq(variant.productKey, key), isOffered)),
  }
}

/** Whether a variant has its own price or sale. */
const hasOwnPrice = ({ price, specialPrice, saleStartsAt, saleEndsAt }: PricedVariant): boolean =>
  price !== null || specialPrice !== null || saleStartsAt !== null || saleEndsAt !== null

/** The special price of a variant, whether its sale lasts or not; null without one. */
const specialOf = (one: PricedVariant, parentProduct: PricedProduct): number | null =>
  one.price !== null || one.specialPrice !== null ? one.specialPrice : parentProduct.specialPrice

const priceAt = (one: PricedVariant, parentProduct: PricedProduct, at: Date): number =>
  (isOnSale(one, at.getTime()) ? specialOf(one, parentProduct) : null) ?? one.price ?? parentProduct.price

/** The prices of a variant from a time on, including the start and the end of its sale; oldest first. */
export function priceTimeline(one: PricedVariant, parentProduct: PricedProduct, from: Date): PricePoint[] {
  const saleBoundaries = [one.saleStartsAt, one.saleEndsAt].filter((at) => at !== null && at > from) as Date[]
  const times = [from, ...saleBoundaries.sort((a, b) => a.getTime() - b.getTime())]
  const all = times.map((at) => ({ at, price: priceAt(one, parentProduct, at) }))
  return all.filter(({ price }, place) => place === 0 || price !== all[place - 1]?.price)
}

interface Reduction {
  now: { variant: PricedVariant; product: PricedProduct }
  /** Null for a new variant. */
  before: { variant: PricedVariant; product: PricedProduct } | null
  /** Past and planned prices of the variant. */
  history: readonly PricePoint[]
  at: Date
}

/**
 * The reference price of a variant's reduction, computed as `setPrice` does for a product: one that continues or goes
 * further keeps it, a future one counts the 30 days before its start.
 * @returns null without a reduction
 */
export function referencePrice({ now, before, history, at }: Reduction): number | null {
  const special = specialOf(now.variant, now.product)
  if (special === null) return null
  const { saleStartsAt, saleEndsAt } = now.variant
  const previousSpecial = before && specialOf(before.variant, before.product)
  const isSaleOver = saleEndsAt !== null && saleEndsAt <= at
  const isSaleContinued =
    before !== null && isOnSale(before.variant, at.getTime()) && !(saleStartsAt && saleStartsAt > at)
  if (before && previousSpecial !== null && special <= previousSpecial && (isSaleContinued || isSaleOver))
    return before.variant.lowestPrice ?? before.product.lowestPrice
  const start = saleStartsAt && saleStartsAt > at ? saleStartsAt : at
  return lowestBefore(history, start) ?? now.variant.price ?? now.product.price
}

/** A variant, and the recorded prices before a change. */
interface VariantHistory {
  one: VariantRow
  previous: VariantRow | undefined
  pastPrices: readonly PricePoint[]
  productPrices: readonly PricePoint[]
}

/** New entries for the history of a variant; until it has its own prices, it has its product's. */
function newPricePoints(
  { one, previous, pastPrices, productPrices }: VariantHistory,
  parentProduct: PricedProduct,
  at: Date,
): PricePoint[] {
  const inherited = pastPrices.length === 0 && previous ? pricesBefore(productPrices, at) : []
  const last = pastPrices.toSorted((a, b) => a.at.getTime() - b.at.getTime()).at(-1)
  const upcoming = priceTimeline(one, parentProduct, at).filter(
    ({ price }, place) => place > 0 || price !== last?.price,
  )
  return [...inherited, ...upcoming]
}

type HistoryRow = typeof priceChange.$inferSelect

/** Prices of a product and its offered variants, before and after a change. */
interface PriceUpdate {
  key: string
  before: PriceState
  after: { product: PricedProduct; variants: readonly VariantRow[] }
  at: Date
}

/** The entries that a change adds to the history of variants. */
export interface VariantPriceRecords {
  /** Whether previously planned starts and ends of sales are removed. */
  replacesPlannedPrices: boolean
  added: (typeof priceChange.$inferInsert)[]
  /** Reference prices that change, by the ids of variants. */
  lowestPrices: Map<number, number | null>
}

/**
 * The prices of variants with their own prices from a change on, and the reference prices of their reductions.
 * @param history of the product and its variants, including the change of the product's own price
 */
export function variantPriceRecords({ key, before, after, at }: PriceUpdate, history: readonly HistoryRow[]) {
  const records: VariantPriceRecords = { replacesPlannedPrices: false, added: [], lowestPrices: new Map() }
  if (!after.variants.some(hasOwnPrice) && history.every(({ variantId }) => variantId === null)) return records
  records.replacesPlannedPrices = true
  const recorded = new Map<number | null, PricePoint[]>()
  for (const point of history) {
    if (point.variantId !== null && point.at >= at) continue
    const list = recorded.get(point.variantId)
    if (list) list.push(point)
    else recorded.set(point.variantId, [point])
  }
  const previousVariants = new Map(before.variants.map((row) => [row.id, row]))
  for (const one of after.variants) {
    const previous = previousVariants.get(one.id)
    const pastPrices = recorded.get(one.id) ?? []
    if (pastPrices.length === 0 && !hasOwnPrice(one)) continue
    const fresh = newPricePoints(
      { one, previous, pastPrices, productPrices: recorded.get(null) ?? [] },
      after.product,
      at,
    )
    records.added.push(
      ...fresh.map(({ price, at: since }) => ({ price, at: since, productKey: key, variantId: one.id })),
    )
    const lowestPrice = hasOwnPrice(one)
      ? referencePrice({
          now: { variant: one, product: after.product },
          before: previous && before.product ? { variant: previous, product: before.product } : null,
          history: [...pastPrices, ...fresh],
          at,
        })
      : null
    if (lowestPrice !== one.lowestPrice) records.lowestPrices.set(one.id, lowestPrice)
  }
  return records
}

/** Rows of one statement: PostgreSQL takes 65,535 parameters. */
const BATCH_SIZE = 5000

/** Adds to the history of products and variants. */
export async function addPriceChanges(
  tx: Database,
  added: readonly (typeof priceChange.$inferInsert)[],
): Promise<void> {
  for (let from = 0; from < added.length; from += BATCH_SIZE)
    await tx.insert(priceChange).values(added.slice(from, from + BATCH_SIZE))
}

/** Removes planned starts and ends of sales from the history of products' variants. */
export const deletePlannedPrices = (tx: Database, keys: readonly string[], at: Date) =>
  tx
    .delete(priceChange)
    .where(and(inArray(priceChange.productKey, [...keys]), isNotNull(priceChange.variantId), gte(priceChange.at, at)))

/**
 * Records the prices of variants with their own prices from a change on, and the reference prices of their reductions.
 * Called in the transaction of the change, after it.
 * @param before the prices before the change
 */
export async function recordVariantPrices(tx: Database, key: string, before: PriceState, at: Date): Promise<void> {
  const { product: currentProduct, variants } = await readPriceState(tx, key)
  if (!currentProduct) return
  const history = await tx.select().from(priceChange).where(eq(priceChange.productKey, key))
  const step = { key, before, after: { product: currentProduct, variants }, at }
  const { replacesPlannedPrices, added, lowestPrices } = variantPriceRecords(step, history)
  if (replacesPlannedPrices) await deletePlannedPrices(tx, [key], at)
  for (const [id, lowestPrice] of lowestPrices) await tx.update(variant).set({ lowestPrice }).where(eq(variant.id, id))
  await addPriceChanges(tx, added)
}
