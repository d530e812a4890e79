import { and, asc, eq } from 'drizzle-orm'
import type { ReorderAnswer } from '../../contract/entities/checkout'
import { addItem, readStock } from '../cart/cart-lines'
import { customerCart, lockCart } from '../cart/cart-owner'
import type { Shop } from '../http/context'
import type { Database } from '../db/database'
import { order, orderLine, product, variant, type LineRow } from '../db/schema'
import { Failure, notFound } from '../http/failure'
import { isSold } from '../catalog/is-sold'

/** What is added of a line, and why that is not all of it. */
interface Added {
  pieces: number
  /** Empty when all of it was. */
  reason: string
}

/** The variant a line was of: known by itself, or for an older order by its size. */
async function findVariant(tx: Database, { productKey, variantId, size }: LineRow, language: Shop['language']) {
  const rows = await tx.select().from(variant).where(eq(variant.productKey, productKey))
  return rows.find(({ id }) => id === variantId) ?? rows.find((row) => row.size[language] === size)
}

/** As many as were bought, or as are left. Nothing is written before something is refused. */
async function addLine(tx: Database, shop: Shop, { cartId, line }: { cartId: number; line: LineRow }): Promise<Added> {
  const { texts } = shop
  const products = await tx.$count(product, isSold(line.productKey))
  if (products === 0) return { pieces: 0, reason: texts.productGone }
  const found = await findVariant(tx, line, shop.language)
  const { left, inCart } = await readStock(tx, cartId, found?.id ?? 0)
  const pieces = Math.min(line.quantity, left)
  if (!found || left === 0) return { pieces: 0, reason: inCart > 0 ? texts.allInCart(inCart) : texts.soldOut }
  const isPrinted = line.customName !== null || line.customNumber !== null
  const custom = isPrinted ? { name: line.customName ?? '', number: line.customNumber } : null
  await addItem(tx, cartId, { key: line.productKey, optionIds: [found.id], quantity: pieces, custom, children: [] })
  return { pieces, reason: pieces < line.quantity ? texts.onlyLeft(left) : '' }
}

/** @throws Failure 404, the same for another's order and for none */
async function linesOf({ db }: Shop, customerId: number, number: string): Promise<LineRow[]> {
  const where = and(eq(order.customerId, customerId), eq(order.number, number.toUpperCase()))
  const rows = await db
    .select({ line: orderLine })
    .from(orderLine)
    .innerJoin(order, eq(order.id, orderLine.orderId))
    .where(where)
    .orderBy(asc(orderLine.id))
  if (rows.length === 0) throw notFound()
  return rows.map(({ line }) => line)
}

/** Puts what an order held into its customer's cart, as far as the shop still has it. @throws Failure 404 */
export async function reorder(shop: Shop, customerId: number, number: string): Promise<ReorderAnswer> {
  const lines = await linesOf(shop, customerId, number)
  return shop.db.transaction(async (tx) => {
    const cartId = await lockCart(tx, customerCart(customerId))
    const answer: ReorderAnswer = { added: 0, missing: [] }
    for (const line of lines) {
      const { pieces, reason } = await addLine(tx, shop, { cartId, line }).catch((error: unknown) => {
        if (!(error instanceof Failure)) throw error
        return { pieces: 0, reason: error.say(shop.texts) }
      })
      answer.added += pieces
      if (reason !== '') answer.missing.push({ name: line.productName, size: line.size, reason })
    }
    return answer
  })
}
