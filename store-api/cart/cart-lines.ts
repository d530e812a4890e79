import { randomInt } from 'node:crypto'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { AddCartItem } from '../../contract/entities/cart'
import { LIMITS } from '../../contract/limits'
import type { Database } from '../db/database'
import { cartLine, product, variant } from '../db/schema'
import { validatePersonalization, isPersonalized, type PersonalizedColumns } from '../catalog/personalization'
import { effectivePrice, variantPrice } from '../catalog/variants/prices'
import { availableSql, isOffered } from '../catalog/variants/stock'
import { HttpError } from '../http/errors'
import { isActiveProduct } from '../catalog/set-stock'
import { CODES } from '../../contract/envelope'
import type { Personalization } from '../db/schema/columns'
import type { Locale } from '../i18n/locale'
import type { Texts } from '../i18n/types'
import { fingerprintOf, readWithChildren, isLineOrChild, replaceChildren } from './line-identity'

const MAX_ID = 2 ** 48 - 1

/** Maximum lines of a cart: as many as one reply contains (spec §9). */
export const MAX_LINES = LIMITS.pageSize

/** A purchasable unit: variant and personalization. */
interface Piece extends PersonalizedColumns {
  productKey: string
  variantId: number
  /** Current unit price, including personalization. */
  seenPrice: number
}

/** A transaction, the time of its prices in milliseconds since the epoch, and the store's language. */
interface CartContext {
  tx: Database
  now: number
  language: Locale
}

export const tooMany = () => new HttpError(400, (texts) => texts.tooMany(LIMITS.quantity.max))

/** Condition: a variant of exactly these option values, in any order. */
const matchesOptions = (optionIds: readonly number[]) => {
  const requestedIds = sql`(select coalesce(array_agg(value::int order by value::int), '{}') from jsonb_array_elements_text(${JSON.stringify(optionIds)}::jsonb))`
  return sql`(select coalesce(array_agg(id order by id), '{}') from unnest(${variant.valueIds}) as id) = ${requestedIds}`
}

/**
 * Resolves product and variant; without a choice the product's only variant. @throws HttpError 400 for an unknown choice
 */
async function findVariant(tx: Database, { key, optionIds }: Pick<AddCartItem, 'key' | 'optionIds'>) {
  const [row, another] = await tx
    .select({ product, variant })
    .from(product)
    .innerJoin(variant, eq(variant.productKey, product.key))
    .where(and(isActiveProduct(key), isOffered, optionIds.length === 0 ? undefined : matchesOptions(optionIds)))
    .limit(2)
  if (!row || another) throw new HttpError(400, (texts) => texts.optionUnknown)
  return row
}

async function toPiece(
  { tx, now, language }: CartContext,
  item: Pick<AddCartItem, 'key' | 'optionIds' | 'custom' | 'personalization'>,
): Promise<{ piece: Piece; preview: Personalization['preview'] }> {
  const { variant, product } = await findVariant(tx, item)
  const { personalization } = product
  const entered = validatePersonalization(personalization, item, language)
  const surcharge = isPersonalized(entered) ? (personalization?.price ?? 0) : 0
  const seenPrice = effectivePrice(variantPrice(variant, product, now)) + surcharge
  const piece = { productKey: item.key, variantId: variant.id, ...entered, seenPrice }
  return { piece, preview: personalization?.preview ?? null }
}

/** Adds an item to a locked cart: to its parent line, or to an equal line if there is one. @throws HttpError */
export async function addItem(
  { cartId, ...context }: CartContext & { cartId: number },
  item: AddCartItem,
): Promise<void> {
  const { tx } = context
  if (await addChild({ cartId, ...context }, item)) return
  const { piece: parent, preview } = await toPiece(context, item)
  const children: Piece[] = []
  for (const child of item.children) children.push((await toPiece(context, { ...child, custom: null })).piece)

  const fingerprint = fingerprintOf(parent, preview, children)
  const [equalLine] = await tx
    .select({ id: cartLine.id, quantity: cartLine.quantity })
    .from(cartLine)
    .where(and(eq(cartLine.cartId, cartId), eq(cartLine.mid, 0), eq(cartLine.fingerprint, fingerprint)))
  if ((equalLine?.quantity ?? 0) + item.quantity > LIMITS.quantity.max) throw tooMany()
  await checkStock(tx, cartId, [parent, ...children], item.quantity)

  if (equalLine) {
    await tx
      .update(cartLine)
      .set({ quantity: sql`${cartLine.quantity} + ${item.quantity}`, merged: null })
      .where(isLineOrChild(cartId, equalLine.id))
    await acceptPrices(tx, { cartId, id: equalLine.id }, [parent, ...children])
    return
  }
  await checkLineLimit(tx, cartId, 1 + children.length)
  const id = randomInt(1, MAX_ID)
  const common = { cartId, quantity: item.quantity }
  await tx.insert(cartLine).values({ ...common, ...parent, id, mid: 0, fingerprint })
  for (const [at, child] of children.entries()) {
    await tx
      .insert(cartLine)
      .values({ ...common, ...child, id: randomInt(1, MAX_ID), mid: id, fingerprint: String(at) })
  }
}

/** Adds an item as a child of its parent line, with that line's quantity. @returns whether the cart has the line */
async function addChild({ cartId, ...context }: CartContext & { cartId: number }, item: AddCartItem): Promise<boolean> {
  const { tx } = context
  const [parent, ...children] = item.mid ? await readWithChildren(tx, cartId, item.mid) : []
  if (!parent || parent.mid !== 0) return false
  if (children.length === LIMITS.children) throw tooMany()
  const { piece } = await toPiece(context, item)
  await checkStock(tx, cartId, [piece], parent.quantity)
  await checkLineLimit(tx, cartId, 1)
  const fingerprint = String(Math.max(-1, ...children.map((child) => Number(child.fingerprint))) + 1)
  const { id: mid, quantity } = parent
  await tx.insert(cartLine).values({ ...piece, cartId, quantity, mid, fingerprint, id: randomInt(1, MAX_ID) })
  await updateFingerprint(tx, cartId, parent.id)
  return true
}

/** Updates a line's fingerprint to its current children; an equal line absorbs its quantity. @throws HttpError */
async function updateFingerprint(tx: Database, cartId: number, id: number): Promise<void> {
  const [line, ...children] = await readWithChildren(tx, cartId, id)
  if (!line) return
  const fingerprint = replaceChildren(line.fingerprint, children)
  const [equalLine] = await tx
    .select({ id: cartLine.id, quantity: cartLine.quantity })
    .from(cartLine)
    .where(
      and(
        eq(cartLine.cartId, cartId),
        eq(cartLine.mid, 0),
        eq(cartLine.fingerprint, fingerprint),
        ne(cartLine.id, line.id),
      ),
    )
  if (!equalLine) {
    await tx.update(cartLine).set({ fingerprint }).where(eq(cartLine.id, line.id))
    return
  }
  const quantity = equalLine.quantity + line.quantity
  if (quantity > LIMITS.quantity.max) throw tooMany()
  await tx.delete(cartLine).where(isLineOrChild(cartId, line.id))
  await tx.update(cartLine).set({ quantity, merged: null }).where(isLineOrChild(cartId, equalLine.id))
}

/** Adding to a line accepts its current price. */
async function acceptPrices(tx: Database, { cartId, id }: { cartId: number; id: number }, pieces: Piece[]) {
  for (const { variantId, seenPrice } of pieces)
    await tx
      .update(cartLine)
      .set({ seenPrice })
      .where(and(isLineOrChild(cartId, id), eq(cartLine.variantId, variantId)))
}

/** Checks the stock of an item, in which a variant may occur more than once. */
async function checkStock(tx: Database, cartId: number, pieces: Piece[], quantity: number) {
  for (const variantId of new Set(pieces.map((piece) => piece.variantId))) {
    const required = pieces.filter((piece) => piece.variantId === variantId).length * quantity
    const stock = await readStock(tx, cartId, variantId)
    if (stock.remaining < required) throw outOfStock(stock)
  }
}

async function checkLineLimit(tx: Database, cartId: number, lines: number) {
  const total = await tx.$count(cartLine, eq(cartLine.cartId, cartId))
  if (total + lines > MAX_LINES) throw tooMany()
}

/** A line of a locked cart, followed by its children. @throws HttpError 404 for an unknown line */
async function findOwnLines(tx: Database, cartId: number, id: number) {
  const [line, ...children] = await readWithChildren(tx, cartId, id)
  if (!line) throw new HttpError(404, (texts) => texts.lineNotFound)
  return { line, lines: [line, ...children] }
}

/** Sets the quantity of a line and of its children, which follow it. @throws HttpError 400 for a child, among others */
export async function setQuantity(tx: Database, cartId: number, id: number, quantity: number): Promise<void> {
  if (quantity < LIMITS.quantity.min || quantity > LIMITS.quantity.max) throw tooMany()
  const { line, lines } = await findOwnLines(tx, cartId, id)
  if (line.mid !== 0) throw new HttpError(400, (texts) => texts.childQuantityFixed)
  const ids = lines.map((row) => row.id)
  // A lower quantity is allowed even if the stock has fallen below it.
  if (lines.some((line) => quantity > line.quantity)) {
    for (const variantId of new Set(lines.map((row) => row.variantId))) {
      const unitsPerItem = lines.filter((row) => row.variantId === variantId).length
      const stock = await readStock(tx, cartId, variantId, ids)
      const remaining = Math.floor(stock.remaining / unitsPerItem)
      if (remaining < quantity) throw outOfStock({ ...stock, remaining })
    }
  }
  await tx.update(cartLine).set({ quantity, merged: null }).where(inArray(cartLine.id, ids))
}

/** Removes a line and its children, or a child alone. @throws HttpError 404 */
export async function removeLine(tx: Database, cartId: number, id: number): Promise<void> {
  const { line } = await findOwnLines(tx, cartId, id)
  await tx.delete(cartLine).where(isLineOrChild(cartId, id))
  if (line.mid !== 0) await updateFingerprint(tx, cartId, line.mid)
}

/** Units of a variant that can still be added, and those already in the cart. */
export interface Stock {
  remaining: number
  inCart: number
}

/**
 * Stock of a variant minus this cart's units. Not locked: only orders reserve stock.
 * @param excludedIds lines that are about to change and are not counted
 */
export async function readStock(
  tx: Database,
  cartId: number,
  variantId: number,
  excludedIds: readonly number[] = [],
): Promise<Stock> {
  // In one statement, since each is a round trip to the database.
  const rows = await tx
    .select({ stock: availableSql, id: cartLine.id, quantity: cartLine.quantity })
    .from(variant)
    .leftJoin(cartLine, and(eq(cartLine.cartId, cartId), eq(cartLine.variantId, variant.id)))
    .where(eq(variant.id, variantId))
  const inCart = rows.reduce(
    (sum, { id, quantity }) => (id === null || excludedIds.includes(id) ? sum : sum + (quantity ?? 0)),
    0,
  )
  return { remaining: Math.max(0, (rows[0]?.stock ?? 0) - inCart), inCart }
}

function stockMessage(texts: Texts, { remaining, inCart }: Stock): string {
  if (remaining > 0) return texts.lowStock(remaining)
  return inCart > 0 ? texts.allInCart(inCart) : texts.soldOut
}

/** 4005: not enough stock. */
export const outOfStock = (stock: Stock) =>
  new HttpError(409, (texts) => stockMessage(texts, stock), {
    code: CODES.outOfStock,
    data: { available: stock.remaining },
  })
