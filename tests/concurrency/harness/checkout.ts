import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Checkout, CheckoutChange, NewOrder } from '../../../contract/entities/checkout'
import type { Database } from '../../../store-api/db/database'
import {
  cart,
  cartLine,
  checkout,
  country,
  product,
  shippingMethod,
  shippingRate,
  variant,
} from '../../../store-api/db/schema'
import type { ShopResponse, Shopper } from './shopper'
import type { Environment } from './environment'
import { setTimeout as pause } from 'node:timers/promises'
import { CODES } from '../../../contract/codes'

/** A shopper at the last step of the checkout. */
export interface Buyer {
  shopper: Shopper
  email: string
  order: NewOrder
  key: string
}

export interface OrderedItem {
  sku: string
  quantity: number
}

/** Ids of Germany and of its free shipping method. */
export async function standardDestination(db: Database): Promise<{ countryId: number; shippingId: number }> {
  const [row] = await db
    .select({ countryId: country.id, shippingId: shippingMethod.id })
    .from(shippingRate)
    .innerJoin(country, eq(country.id, shippingRate.countryId))
    .innerJoin(shippingMethod, eq(shippingMethod.id, shippingRate.methodId))
    .where(and(eq(country.iso, 'DE'), eq(shippingMethod.code, 'standard')))
  if (!row) throw new Error('there is no standard shipping to Germany')
  return row
}

/** A variant with its price. */
export async function findVariant(db: Database, sku: string) {
  const [row] = await db
    .select()
    .from(variant)
    .innerJoin(product, eq(product.key, variant.productKey))
    .where(eq(variant.sku, sku))
  if (!row) throw new Error(`there is no ${sku}`)
  const { id, stock } = row.variant
  const { key, specialPrice, price } = row.product
  return { id, key, stock, unitPrice: specialPrice ?? price }
}

/** Sets the stock of a variant, before the first order. */
export async function setStock({ db, stock }: Environment, sku: string, quantity: number): Promise<void> {
  const { id } = await findVariant(db, sku)
  await db.update(variant).set({ stock: quantity }).where(eq(variant.id, id))
  stock.set(id, quantity)
}

interface BuyersOptions {
  shoppers: Shopper[]
  itemFor: (n: number) => OrderedItem
  email?: (n: number) => string
  coupon?: { code: string; discount: number }
}

/** Creates shoppers at the last step of the checkout. Written to the database directly, which is faster. */
export async function createBuyers(
  { db }: Environment,
  { shoppers, itemFor, ...options }: BuyersOptions,
): Promise<Buyer[]> {
  const { email = (n) => `buyer-${n}@mail.example`, coupon } = options
  const destination = await standardDestination(db)
  const carts = await db
    .insert(cart)
    .values(shoppers.map(({ owner }) => ({ owner })))
    .returning()
  const cartByOwner = new Map(carts.map((row) => [row.owner, row]))
  await db.insert(checkout).values(
    shoppers.map(({ owner }, n) => ({
      owner,
      fields: checkoutFields(destination, email(n)),
      couponCode: coupon?.code ?? null,
      updatedAt: new Date(),
    })),
  )
  const skus = [...new Set(shoppers.map((_, n) => itemFor(n).sku))]
  const variants = new Map(await Promise.all(skus.map(async (sku) => [sku, await findVariant(db, sku)] as const)))

  const buyers = shoppers.map((shopper, n) => {
    const { sku, quantity } = itemFor(n)
    const item = variants.get(sku)
    const cartRow = cartByOwner.get(shopper.owner)
    if (!item || !cartRow) throw new Error('a buyer without a cart')
    const id = n + 1
    const line = {
      id,
      cartId: cartRow.id,
      mid: 0,
      productKey: item.key,
      variantId: item.id,
      quantity,
      fingerprint: sku,
    }
    const discount = coupon?.discount ?? 0
    const shown = {
      lines: [{ id, quantity, unitPrice: item.unitPrice }],
      discount,
      shippingPrice: 0,
      total: item.unitPrice * quantity - discount,
    }
    const order: NewOrder = { cart: cartRow.ref, shown, agree: true }
    return { line, buyer: { shopper, email: email(n), order, key: randomUUID() } }
  })
  await db.insert(cartLine).values(buyers.map(({ line }) => line))
  return buyers.map(({ buyer }) => buyer)
}

/** Creates visitors, each on their own device. */
export const openVisitors = ({ shopper }: Pick<Environment, 'shopper'>, count: number): Promise<Shopper[]> =>
  Promise.all(Array.from({ length: count }, () => shopper()))

/** A complete address in Germany, with free standard shipping. */
export const checkoutFields = (
  destination: { countryId: number; shippingId: number },
  email: string,
): CheckoutChange => ({
  email,
  firstname: 'Sam',
  lastname: 'Shopper',
  street: 'Langer Weg 3',
  city: 'Ulm',
  state: 'Bayern',
  postalCode: '89073',
  countryId: String(destination.countryId),
  phone: '+49 731 1',
  shippingId: String(destination.shippingId),
  paymentMethod: 'visa',
})

/** Sends an order, and retries while the shop is busy. */
export const place = (shopper: Shopper, order: NewOrder, key: string): Promise<ShopResponse> =>
  shopper.send('POST', '/api/order', { body: order, idempotencyKey: key })

export const numberOf = ({ data }: ShopResponse): string => (data as { number: string } | null)?.number ?? ''

export const readCheckout = async (shopper: Shopper): Promise<Checkout> =>
  (await shopper.send('GET', '/api/checkout')).data as Checkout

const MAX_TRIES = 200
const RETRY_PAUSE_MS = 50

/** Sends an order, and retries while an order with the same key is in progress. */
export async function placeUntilFinal(shopper: Shopper, order: NewOrder, key: string): Promise<ShopResponse> {
  for (let tries = 1; ; tries++) {
    const response = await place(shopper, order, key)
    if (response.code !== CODES.inFlight || tries === MAX_TRIES) return response
    await pause(RETRY_PAUSE_MS)
  }
}

/** A placed order. */
export interface PlacedOrder extends Buyer {
  number: string
}

/** Places an unpaid order for each shopper. */
export async function placeAll(environment: Environment, shoppers: Shopper[], quantity = 1): Promise<PlacedOrder[]> {
  const buyers = await createBuyers(environment, { shoppers, itemFor: () => ({ sku: 'home-M', quantity }) })
  return Promise.all(
    buyers.map(async (buyer) => {
      const response = await place(buyer.shopper, buyer.order, buyer.key)
      if (response.code !== 0) throw new Error(`an order could not be placed: ${response.text}`)
      return { ...buyer, number: numberOf(response) }
    }),
  )
}

export async function openPayPage({ shopper, number }: PlacedOrder): Promise<void> {
  const { code, text } = await shopper.send('POST', `/api/order/${number}/pay`, { body: { method: 'visa' } })
  if (code !== 0) throw new Error(`the payment page did not open: ${text}`)
}

export const confirm = ({ shopper, number }: PlacedOrder) => shopper.send('POST', `/api/order/${number}/confirm`)
