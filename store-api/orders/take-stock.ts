import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Change } from '../../contract/changes'
import type { CartLineReply } from '../../contract/entities/cart'
import { noteChanges } from '../jobs/note-changes'
import { isStockSeen } from '../jobs/stock-seen'
import type { Database } from '../db/database'
import { product, variant } from '../db/schema'
import { refreshListing } from '../catalog/facet-index/refresh-listing'
import { shortLines, stockShort, variantOf } from './short-lines'

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
  const seen: Change[] = []
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
