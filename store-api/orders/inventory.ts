import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm'
import type { CacheTag } from '../../contract/cache-tags'
import type { CartLineReply } from '../../contract/entities/cart'
import { noteChanges } from '../jobs/cache-invalidation'
import type { Database } from '../db/database'
import { coupon, couponUse, orderLine, product, variant } from '../db/schema'
import { refreshListing } from '../catalog/facet-index/refresh-listing'
import type { ShortLines } from '../../contract/entities/checkout'
import { CODES } from '../../contract/envelope'
import { Failure } from '../http/failure'
import { LOW_STOCK } from '../../contract/limits'

/** Pieces of each variant, in ascending order of variants: whoever changes several meets the others in the same one. */
export function piecesByVariant(pieces: { variantId: number; quantity: number }[]): [number, number][] {
  const sums = new Map<number, number>()
  for (const { variantId, quantity } of pieces) sums.set(variantId, (sums.get(variantId) ?? 0) + quantity)
  return [...sums].sort(([a], [b]) => a - b)
}

/** Listings know which sizes there are: they are told when one is gone, or is there again. */
export async function tellListing(tx: Database, productKeys: string[]): Promise<void> {
  if (productKeys.length === 0) return
  const rows = await tx.select({ id: product.id }).from(product).where(inArray(product.key, productKeys))
  await refreshListing(
    tx,
    rows.map(({ id }) => id),
  )
}

/** @throws Failure 4005 with the lines of this variant */
async function refuse(tx: Database, lines: CartLineReply[], variantId: number): Promise<never> {
  const [row] = await tx.select({ stock: variant.stock }).from(variant).where(eq(variant.id, variantId))
  const own = lines.filter((line) => variantOf(line) === variantId)
  throw stockShort(shortLines(own.map((line) => ({ ...line, stock: row?.stock ?? 0 }))))
}

/**
 * Takes what an order holds out of stock, each variant by one statement that asks and takes. It comes last in the
 * transaction, so that nobody waits long for a row many want.
 * @throws Failure 4005
 */
export async function takeStock(tx: Database, lines: CartLineReply[]): Promise<void> {
  const emptied: string[] = []
  const seen: CacheTag[] = []
  const wanted = piecesByVariant(lines.map((line) => ({ variantId: variantOf(line), quantity: line.quantity })))
  for (const [variantId, quantity] of wanted) {
    const [left] = await tx
      .update(variant)
      .set({ stock: sql`${variant.stock} - ${quantity}` })
      .where(and(eq(variant.id, variantId), gte(variant.stock, quantity)))
      .returning({ stock: variant.stock, productKey: variant.productKey })
    if (!left) return refuse(tx, lines, variantId)
    if (left.stock === 0) emptied.push(left.productKey)
    if (isStockSeen(left.stock + quantity, left.stock)) seen.push(`product:${left.productKey}`)
  }
  await noteChanges(tx, seen)
  await tellListing(tx, emptied)
}

/** Gives back the coupon an order has. */
export async function giveCouponBack(tx: Database, orderId: number): Promise<void> {
  for (const { code } of await tx.delete(couponUse).where(eq(couponUse.orderId, orderId)).returning())
    await tx
      .update(coupon)
      .set({ uses: sql`${coupon.uses} - 1` })
      .where(eq(coupon.code, code))
}

/** Puts what an order holds back into stock, as far as the shop still has such pieces. The order is locked. */
export async function giveStockBack(tx: Database, orderId: number): Promise<void> {
  const lines = await tx.select().from(orderLine).where(eq(orderLine.orderId, orderId)).orderBy(asc(orderLine.id))
  const pieces = lines.flatMap(({ variantId, quantity }) => (variantId === null ? [] : [{ variantId, quantity }]))
  const returned: string[] = []
  const seen: CacheTag[] = []
  for (const [variantId, quantity] of piecesByVariant(pieces)) {
    const [now] = await tx
      .update(variant)
      .set({ stock: sql`${variant.stock} + ${quantity}` })
      .where(eq(variant.id, variantId))
      .returning({ stock: variant.stock, productKey: variant.productKey })
    if (!now) continue
    if (now.stock === quantity) returned.push(now.productKey)
    if (isStockSeen(now.stock - quantity, now.stock)) seen.push(`product:${now.productKey}`)
  }
  await noteChanges(tx, seen)
  await tellListing(tx, returned)
}

/** The variant a line is of: the only option of the shop. */
export const variantOf = ({ optionList }: Pick<CartLineReply, 'optionList'>): number => optionList[0]?.id ?? 0

/** Size of a line, in the store's language. */
export const sizeOf = ({ optionList }: Pick<CartLineReply, 'optionList'>): string => optionList[0]?.title ?? ''

/** Lines of which there are fewer than are wanted; lines of the same variant share its stock in their order. */
export function shortLines(lines: CartLineReply[]): ShortLines['lines'] {
  const left = new Map(lines.map((line) => [variantOf(line), line.stock]))
  return lines.flatMap((line) => {
    const stock = left.get(variantOf(line)) ?? 0
    left.set(variantOf(line), Math.max(0, stock - line.quantity))
    if (stock >= line.quantity) return []
    return [{ id: line.id, name: line.product.name, size: sizeOf(line), available: stock }]
  })
}

/** 4005: some pieces were sold meanwhile. */
export const stockShort = (lines: ShortLines['lines']) =>
  new Failure(409, ({ checkout }) => checkout.stockShort, {
    code: CODES.outOfStock,
    data: { lines } satisfies ShortLines,
  })

/** What shoppers are told of a stock: that there is none, how few there are, or that there are some. */
const told = (pieces: number) => Math.min(pieces, LOW_STOCK + 1)

/** Whether a shopper sees that a stock has changed. */
export const isStockSeen = (before: number, after: number): boolean => told(before) !== told(after)
