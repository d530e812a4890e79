import { and, asc, eq } from 'drizzle-orm'
import type { AddCartItem } from '../../contract/entities/cart'
import type { ReorderResponse } from '../../contract/entities/checkout'
import { addItem, readStock } from '../cart/cart-lines'
import { customerCart, lockCart } from '../cart/cart-owner'
import type { Shop } from '../http/context'
import { type Database, inTransaction } from '../db/database'
import { order, orderLine, product, variant, type LineRow } from '../db/schema'
import { optionsText } from './order-format'
import { HttpError, notFound } from '../http/errors'
import { isActiveProduct } from '../catalog/set-stock'

/** Result of adding one line. */
interface AddResult {
  pieces: number
  /** Why fewer units were added; empty if all were. */
  reason: string
}

/** The line's variant: by id, or by its chosen values for older orders. */
async function findVariant(
  tx: Database,
  { productKey, variantId, size, options }: LineRow,
  language: Shop['language'],
) {
  const rows = await tx.select().from(variant).where(eq(variant.productKey, productKey))
  return (
    rows.find(({ id }) => id === variantId) ??
    rows.find((row) => row.title[language] === optionsText({ size, options }))
  )
}

/** The personalization of an ordered line; older orders have only the pair of the specification. */
function toPersonalizationInput({
  customName,
  customNumber,
  personalization,
}: LineRow): Pick<AddCartItem, 'custom' | 'personalization'> {
  if (personalization)
    return { custom: null, personalization: Object.fromEntries(personalization.map(({ key, value }) => [key, value])) }
  const isCustom = customName !== null || customNumber !== null
  return { custom: isCustom ? { name: customName ?? '', number: customNumber } : null }
}

/** Adds as many units as are available. Checks run before any write, so a rejected line leaves no trace. */
async function addLine(
  tx: Database,
  shop: Shop,
  { cartId, line }: { cartId: number; line: LineRow },
): Promise<AddResult> {
  const { texts } = shop
  const products = await tx.$count(product, isActiveProduct(line.productKey))
  if (products === 0) return { pieces: 0, reason: texts.productUnavailable }
  const orderedVariant = await findVariant(tx, line, shop.language)
  const { remaining, inCart } = await readStock(tx, cartId, orderedVariant?.id ?? 0)
  const pieces = Math.min(line.quantity, remaining)
  if (!orderedVariant || remaining === 0)
    return { pieces: 0, reason: inCart > 0 ? texts.allInCart(inCart) : texts.soldOut }
  await addItem(
    { tx, cartId, now: shop.now(), language: shop.language },
    {
      key: line.productKey,
      optionIds: orderedVariant.valueIds,
      quantity: pieces,
      ...toPersonalizationInput(line),
      children: [],
    },
  )
  return { pieces, reason: pieces < line.quantity ? texts.lowStock(remaining) : '' }
}

/** @throws HttpError 404 for unknown orders and for others' alike */
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

/** Adds the lines of an order to the cart, as far as they are available. @throws HttpError 404 */
export async function reorder(shop: Shop, customerId: number, number: string): Promise<ReorderResponse> {
  const lines = await linesOf(shop, customerId, number)
  return inTransaction(shop.db, async (tx) => {
    const cartId = await lockCart(tx, customerCart(customerId))
    const response: ReorderResponse = { added: 0, missing: [] }
    for (const line of lines) {
      const { pieces, reason } = await addLine(tx, shop, { cartId, line }).catch((error: unknown) => {
        if (!(error instanceof HttpError)) throw error
        return { pieces: 0, reason: error.messageOf(shop.texts) }
      })
      response.added += pieces
      if (reason !== '') response.missing.push({ name: line.productName, size: optionsText(line), reason })
    }
    return response
  })
}
