import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Checkout, CheckoutChange, NewOrder, PlacedOrder } from '../../contract/entities/checkout'
import { country, order, variant } from '../db/schema'
import { openAccountShop, signedIn } from './accounts'
import { fakePayments } from './fake-payments'
import { testClient, type TestRequest } from './test-shop'

const START = Date.parse('2026-09-01T12:00:00Z')

/** The small shop with a payment service and a clock that tests advance. */
export async function openCheckoutShop(options: Parameters<typeof openAccountShop>[0] = {}) {
  let clock = START
  const pay = fakePayments()
  const opened = await openAccountShop({ payments: pay.provider, ...options, now: () => clock })
  const { db } = opened

  return {
    ...opened,
    pay,
    now: () => clock,
    /** Advances the clock. */
    advance: (milliseconds: number) => (clock += milliseconds),
    /** Advances the clock by 1 ms, so that no two requests have the same time. */
    tick: () => (clock += 1),
    stockOf: async (sku: string) => (await db.select().from(variant).where(eq(variant.sku, sku)))[0]?.stock,
    orderRow: async (number: string) => {
      const [row] = await db.select().from(order).where(eq(order.number, number))
      if (!row) throw new Error(`there is no order ${number}`)
      return row
    },
  }
}

export type CheckoutShop = Awaited<ReturnType<typeof openCheckoutShop>>

/** The order request for a displayed checkout. */
export const toNewOrder = ({ cart, lines, totals }: Checkout): NewOrder => ({
  cart,
  shown: {
    lines: lines.map(({ id, quantity, price, specialPrice, shown }) => ({
      id,
      quantity,
      unitPrice: shown?.specialPrice ?? shown?.price ?? specialPrice ?? price,
    })),
    discount: (totals.shown ?? totals).discount,
    shippingPrice: (totals.shown ?? totals).shippingPrice ?? 0,
    total: (totals.shown ?? totals).total,
  },
  agree: true,
})

/** An address in Germany without its country. */
export const PLACE = {
  ...{ firstname: 'Ada', lastname: 'Byron', street: 'Langer Weg 3', city: 'Ulm', state: 'Bayern' },
  ...{ postalCode: '89073', phone: '+49 7' },
}

/** The shop, and its clock if tests control it. */
type ShopAccess = Pick<CheckoutShop, 'app' | 'db'> & Partial<Pick<CheckoutShop, 'tick' | 'now'>>

/** A shopper with a cart: a guest on a device, or a customer. */
export async function buyer(opened: ShopAccess, name?: 'ada' | 'ben', device: string = randomUUID()) {
  const { app, db, tick, now } = opened
  const client = name ? await signedIn(opened, name, now) : testClient(app, device)
  const send = (method: string, path: string, sent: TestRequest = {}) =>
    client(method, path, { uuid: device, ...(tick && { now: tick() }), ...sent })

  const add = async (sku: string, quantity = 1, more: object = {}) => {
    const [row] = await db.select().from(variant).where(eq(variant.sku, sku))
    return send('POST', '/api/cart', { body: { key: row?.productKey, optionIds: [row?.id], quantity, ...more } })
  }
  const checkout = async () => (await send('GET', '/api/checkout')).data as Checkout
  const type = async (change: CheckoutChange) => (await send('PUT', '/api/checkout', { body: change })).data as Checkout

  /** Fills in the whole checkout, with free delivery. */
  const fillIn = async (change: CheckoutChange = {}) => {
    const [germany] = await db.select().from(country).where(eq(country.iso, 'DE'))
    const email = `${device.slice(0, 8)}@mail.example`
    const { methods } = await type({ email, ...PLACE, countryId: String(germany?.id), paymentMethod: 'visa' })
    return type({ shippingId: String(methods.find(({ price }) => price === 0)?.id), ...change })
  }
  const place = async (body?: NewOrder, key: string = randomUUID()) =>
    send('POST', '/api/order', { body: body ?? toNewOrder(await checkout()), idempotencyKey: key })

  /** Orders some pieces. @returns the order number */
  const buy = async (sku = 'home-M', quantity = 1, change: CheckoutChange = {}) => {
    await add(sku, quantity)
    await fillIn(change)
    const { code, data } = await place()
    if (code !== 0) throw new Error(`no order: ${code}`)
    return (data as { number: string }).number
  }
  const startPayment = (number: string, method = 'visa') =>
    send('POST', `/api/order/${number}/pay`, { body: { method } })
  const placed = async (number: string) => (await send('GET', `/api/order/${number}/placed`)).data as PlacedOrder

  return { device, send, add, checkout, type, fillIn, place, buy, startPayment, placed }
}
