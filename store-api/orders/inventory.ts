import { and, asc, eq, gte, inArray, sql, type SQL } from 'drizzle-orm'
import type { CacheTag } from '../../contract/cache-tags'
import type { ShortLines } from '../../contract/entities/checkout'
import { CODES } from '../../contract/envelope'
import { LOW_STOCK } from '../../contract/limits'
import type { CartLine } from '../catalog/shown-line'
import { refreshCatalogEntries } from '../catalog/facet-index/entry'
import { availableSql, isForSale } from '../catalog/variants/stock'
import type { Database } from '../db/database'
import { coupon, couponUse, orderLine, product, variant } from '../db/schema'
import { HttpError } from '../http/errors'
import { enqueueInvalidations } from '../jobs/cache-invalidation'

/** The new stock, unless the variant's stock is untracked. */
const ifTracked = (stock: SQL) =>
  sql`case ${variant.stockPolicy} when 'untracked' then ${variant.stock} else ${stock} end`

/** Units by variant, in ascending order, so that concurrent updates lock rows in the same order. */
function unitsByVariant(pieces: { variantId: number; quantity: number }[]): [number, number][] {
  const sums = new Map<number, number>()
  for (const { variantId, quantity } of pieces) sums.set(variantId, (sums.get(variantId) ?? 0) + quantity)
  return [...sums].sort(([a], [b]) => a - b)
}

/** The facet index filters by available sizes, so it is refreshed when one sells out or returns. */
async function refreshFacets(tx: Database, productKeys: string[]): Promise<void> {
  if (productKeys.length === 0) return
  const rows = await tx.select({ id: product.id }).from(product).where(inArray(product.key, productKeys))
  await refreshCatalogEntries(
    tx,
    rows.map(({ id }) => id),
  )
}

/** @throws HttpError 4005 with the lines of this variant */
async function throwOutOfStock(tx: Database, lines: CartLine[], variantId: number): Promise<never> {
  const [row] = await tx.select({ stock: availableSql }).from(variant).where(eq(variant.id, variantId))
  const affected = lines.filter((line) => line.variantId === variantId)
  throw notEnoughStock(outOfStockLines(affected.map((line) => ({ ...line, stock: Math.max(0, row?.stock ?? 0) }))))
}

/**
 * Rejects products that were withdrawn since the cart was read. Called once the stock is reserved, because the order
 * may have waited for it.
 * @throws HttpError 4005 with their lines
 */
async function requireForSale(tx: Database, lines: CartLine[]): Promise<void> {
  const keys = [...new Set(lines.map((line) => line.product.key))]
  const rows = await tx
    .select({ key: product.key, status: product.status, withdrawnAt: product.withdrawnAt })
    .from(product)
    .where(inArray(product.key, keys))
  const keysForSale = new Set(rows.filter(isForSale).map(({ key }) => key))
  const withdrawn = lines.filter((line) => !keysForSale.has(line.product.key))
  if (withdrawn.length > 0) throw notEnoughStock(outOfStockLines(withdrawn.map((line) => ({ ...line, stock: 0 }))))
}

/**
 * Reserves the stock of an order. One conditional update per variant checks and decrements. Called last in the
 * transaction, so that popular rows are locked only briefly.
 * @throws HttpError 4005
 */
export async function reserveStock(tx: Database, lines: CartLine[]): Promise<void> {
  const soldOutKeys: string[] = []
  const cacheTags: CacheTag[] = []
  const units = unitsByVariant(lines.map((line) => ({ variantId: line.variantId, quantity: line.quantity })))
  for (const [variantId, quantity] of units) {
    const [updated] = await tx
      .update(variant)
      .set({ stock: ifTracked(sql`${variant.stock} - ${quantity}`) })
      // Back orders go below zero; untracked stock is not changed; archived variants have none.
      .where(and(eq(variant.id, variantId), gte(availableSql, quantity)))
      .returning({ stock: variant.stock, policy: variant.stockPolicy, productKey: variant.productKey })
    if (!updated) return throwOutOfStock(tx, lines, variantId)
    if (updated.policy === 'untracked') continue
    if (updated.policy === 'deny' && updated.stock === 0) soldOutKeys.push(updated.productKey)
    if (isStockDisplayed(updated.stock + quantity, updated.stock)) cacheTags.push(`product:${updated.productKey}`)
  }
  await requireForSale(tx, lines)
  await enqueueInvalidations(tx, cacheTags)
  await refreshFacets(tx, soldOutKeys)
}

/** Releases the coupon of an order. */
export async function releaseCoupon(tx: Database, orderId: number): Promise<void> {
  for (const { code } of await tx.delete(couponUse).where(eq(couponUse.orderId, orderId)).returning())
    await tx
      .update(coupon)
      .set({ uses: sql`${coupon.uses} - 1` })
      .where(eq(coupon.code, code))
}

/** Returns an order's units to stock, for variants that still exist. The order has to be locked. */
export async function releaseStock(tx: Database, orderId: number): Promise<void> {
  const lines = await tx.select().from(orderLine).where(eq(orderLine.orderId, orderId)).orderBy(asc(orderLine.id))
  const pieces = lines.flatMap(({ variantId, quantity }) => (variantId === null ? [] : [{ variantId, quantity }]))
  const restockedKeys: string[] = []
  const cacheTags: CacheTag[] = []
  for (const [variantId, quantity] of unitsByVariant(pieces)) {
    const [updated] = await tx
      .update(variant)
      .set({ stock: ifTracked(sql`${variant.stock} + ${quantity}`) })
      .where(eq(variant.id, variantId))
      .returning({ stock: variant.stock, policy: variant.stockPolicy, productKey: variant.productKey })
    if (!updated || updated.policy === 'untracked') continue
    if (updated.policy === 'deny' && updated.stock === quantity) restockedKeys.push(updated.productKey)
    if (isStockDisplayed(updated.stock - quantity, updated.stock)) cacheTags.push(`product:${updated.productKey}`)
  }
  await enqueueInvalidations(tx, cacheTags)
  await refreshFacets(tx, restockedKeys)
}

/** The chosen options as one text in the store's language; empty without options. */
const choiceOf = ({ optionList }: Pick<CartLine, 'optionList'>): string =>
  optionList.map(({ title }) => title).join(' / ')

/** Lines that exceed the stock; lines of the same variant share it in their order. */
export function outOfStockLines(lines: CartLine[]): ShortLines['lines'] {
  const remaining = new Map(lines.map((line) => [line.variantId, line.stock]))
  return lines.flatMap((line) => {
    const stock = remaining.get(line.variantId) ?? 0
    remaining.set(line.variantId, Math.max(0, stock - line.quantity))
    if (stock >= line.quantity) return []
    return [{ id: line.id, name: line.product.name, size: choiceOf(line), available: stock }]
  })
}

/** 4005: the stock no longer covers these lines. */
export const notEnoughStock = (lines: ShortLines['lines']) =>
  new HttpError(409, ({ checkout }) => checkout.notEnoughStock, {
    code: CODES.outOfStock,
    data: { lines } satisfies ShortLines,
  })

/** Displayed stock: sold out, the exact number when low, or available. */
const displayedStock = (pieces: number) => Math.min(pieces, LOW_STOCK + 1)

/** Whether a change of stock alters a page. */
export const isStockDisplayed = (before: number, after: number): boolean =>
  displayedStock(before) !== displayedStock(after)
