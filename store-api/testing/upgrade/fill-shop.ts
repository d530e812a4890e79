import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Checkout, CheckoutChange } from '../../../contract/entities/checkout'
import { rename } from '../../catalog/redirects'
import { setPrice } from '../../catalog/set-price'
import { setStock } from '../../catalog/set-stock'
import { withdrawProduct } from '../../catalog/withdraw'
import { createSession } from '../../customers/sessions'
import type { OpenDatabase } from '../../db/database'
import { country, customer, variant } from '../../db/schema'
import { buildCatalogue } from '../../demo/catalogue/build-catalogue'
import { answerQuestion, listUnansweredQuestions } from '../../feedback/questions'
import { moderateReview, listPendingReviews } from '../../feedback/reviews'
import { cancelOrder } from '../../orders/cancel-order'
import { shipOrder } from '../../orders/fulfillment'
import { applyEvent } from '../../payments/reconcile'
import { toNewOrder, PLACE } from '../checkout-shop'
import { fakePayments } from '../fake-payments'
import { openTestShop, testClient } from '../test-shop'

/** Time at which the stored shop was filled; the tests continue from then. */
export const FILLED_AT = Date.parse('2026-11-20T12:00:00Z')

/** Devices of a guest, of the first customer and of the second. */
export const DEVICES = {
  guest: '00000000-0000-4000-8000-000000000001',
  mara: '00000000-0000-4000-8000-000000000002',
  joel: '00000000-0000-4000-8000-000000000003',
}

/** Keys after the merchant has renamed two products and archived one. */
export const RENAMED = { from: 'saltmarsh-city-home-shirt-2026-27', by: 'saltmarsh-home', to: 'saltmarsh-city-home' }
export const ARCHIVED = 'wyke-orchard-home-shirt-2026-27'

/** A reply of the release that filled the shop. */
export interface StoredReply {
  path: string
  device: string
  token: string
  data: unknown
}

/** The demo shop with some of its reviews: all of them would make up most of the dump. */
function catalogue() {
  const { feedback, ...rest } = buildCatalogue()
  return { ...rest, feedback: { ...feedback, reviews: feedback.reviews.filter((_, at) => at % 4 === 0) } }
}

type Shop = Awaited<ReturnType<typeof openTestShop>>

/** A shopper of the release that fills the shop, at its time. */
function shopper({ app, db }: Shop, { tick, token, device }: { tick: () => number; token: string; device: string }) {
  const request = testClient(app, device)
  const send = async (method: string, path: string, body?: unknown, key = '') => {
    const { code, msg, data } = await request(method, path, { token, body, idempotencyKey: key, now: tick() })
    if (code !== 0) throw new Error(`${method} ${path}: ${code} ${msg}`)
    return data
  }
  const add = async (sku: string, quantity: number, more: object = {}) => {
    const [row] = await db.select().from(variant).where(eq(variant.sku, sku))
    if (!row) throw new Error(`there is no ${sku}`)
    return send('POST', '/api/cart', { key: row.productKey, optionIds: [row.id], quantity, ...more })
  }
  const type = async (change: CheckoutChange) => (await send('PUT', '/api/checkout', change)) as Checkout
  const order = async (email: string, couponCode = '') => {
    const [germany] = await db.select().from(country).where(eq(country.iso, 'DE'))
    const { methods } = await type({
      email,
      ...PLACE,
      state: 'BY',
      countryId: String(germany?.id),
      paymentMethod: 'visa',
    })
    const shown = await type({ shippingId: String(methods[0]?.id) })
    if (couponCode) await send('POST', '/api/coupon', { code: couponCode })
    const checkout = couponCode ? ((await send('GET', '/api/checkout')) as Checkout) : shown
    const placed = await send('POST', '/api/order', toNewOrder(checkout), randomUUID())
    return (placed as { number: string }).number
  }
  return { send, add, type, order }
}

/**
 * Fills a database with the demo shop, and with what shoppers and the owner do in it: orders in every state, a coupon,
 * carts with and without personalization, reviews, questions, addresses, tickets, renamed and archived products.
 * @returns the store API's replies to the calls that the tests repeat
 */
export async function fillShop(database: OpenDatabase): Promise<StoredReply[]> {
  let clock = FILLED_AT
  const tick = () => (clock += 1)
  const pay = fakePayments()
  const opened = await openTestShop({
    database,
    catalogue: catalogue(),
    payments: pay.provider,
    now: () => clock,
  })
  const { db, shop } = opened
  const tokenOf = async (email: string) => {
    const [row] = await db.select().from(customer).where(eq(customer.email, email))
    return createSession(db, { customerId: row?.id ?? 0, device: null, now: clock })
  }
  const [mara = '', joel = ''] = (await db.select().from(customer).orderBy(customer.id)).map(({ email }) => email)
  const tokens = { guest: '', mara: await tokenOf(mara), joel: await tokenOf(joel) }
  const as = (name: keyof typeof DEVICES) => shopper(opened, { tick, token: tokens[name], device: DEVICES[name] })
  const [one, two, guest] = [as('mara'), as('joel'), as('guest')]
  const skus = (await db.select().from(variant).orderBy(variant.id)).filter(({ stock }) => stock > 3)
  const skuOf = (key: string) => skus.find(({ productKey }) => productKey === key)?.sku ?? ''
  const home = skuOf('tarnbridge-rovers-home-shirt-2026-27')
  const archived = skuOf(ARCHIVED)

  await one.add(archived, 1)
  const paid = await one.order(mara, 'WELCOME10')
  await one.send('POST', `/api/order/${paid}/pay`, { method: 'visa' })
  await applyEvent(shop, pay.eventOf(pay.bank.pay(paid)))
  await shipOrder(shop, { number: paid, carrier: 'Parcel Post', trackingNumber: 'PP-1', pieces: 1 })
  await two.add(skuOf('ironvale-wanderers-home-shirt-2026-27'), 2, { custom: { name: 'JOEL', number: 9 } })
  await two.order(joel)
  await guest.add(home, 1)
  const canceled = await guest.order('guest@mail.example')
  const found = await opened.db.query.order.findFirst({ where: (order, { eq: is }) => is(order.number, canceled) })
  await cancelOrder(shop, { orderId: found?.id ?? 0, by: 'operator' })

  for (const [buyer, name] of [
    [one, 'MARA'],
    [guest, 'GAST'],
  ] as const) {
    await buyer.add(home, 2, { custom: { name, number: 7 } })
    await buyer.add(archived, 1)
    await buyer.add(skuOf(RENAMED.from), 1)
    await buyer.add(skus.find(({ productKey }) => productKey.includes('ball'))?.sku ?? '', 3)
  }
  await two.add(skuOf('fenlight-united-home-shirt-2026-27'), 1)

  const reviewed = `/api/product/${RENAMED.from}`
  await one.send('POST', `${reviewed}/review`, { rating: 4, title: 'Fits', comment: 'As it should.' })
  await two.send('POST', `${reviewed}/review`, { rating: 2, title: 'Small', comment: 'Take one size more.' })
  const [waiting] = (await listPendingReviews(shop)).toSorted((a, b) => b.id - a.id)
  await moderateReview(db, waiting?.id ?? 0, 'approved')
  await one.send('POST', `${reviewed}/question`, { question: 'Does it shrink?' })
  const [pending] = (await listUnansweredQuestions(shop)).toSorted((a, b) => b.id - a.id)
  await answerQuestion(shop, pending?.id ?? 0, 'Not at 30 degrees.')
  await one.send('POST', '/api/ticket', { type: 'order', orderNumber: paid, content: 'Where is it?' })
  const [germany] = await db.select().from(country).where(eq(country.iso, 'DE'))
  const place = {
    ...PLACE,
    state: 'BY',
    countryId: germany?.id ?? 0,
    isDefaultShipping: false,
    isDefaultBilling: false,
  }
  await one.send('POST', '/api/address', place)

  await rename(shop, { kind: 'product', from: RENAMED.from, to: RENAMED.by })
  await rename(shop, { kind: 'product', from: RENAMED.by, to: RENAMED.to })
  await rename(shop, { kind: 'category', from: 'balls', to: 'footballs' })
  await setPrice(shop, { key: 'copperhill-fc-home-shirt-2026-27', price: 9100, specialPrice: 4150 })
  await setStock(shop, { sku: skuOf('port-alder-home-shirt-2026-27'), pieces: 41 })
  await withdrawProduct(shop, ARCHIVED)

  return recordReplies(opened, { tick, tokens })
}

async function recordReplies(
  { app, db }: Shop,
  { tick, tokens }: { tick: () => number; tokens: Record<keyof typeof DEVICES, string> },
): Promise<StoredReply[]> {
  const products = await db.query.product.findMany({ orderBy: (product, { asc }) => asc(product.id) })
  const sold = products.filter(({ key }) => key !== ARCHIVED).map(({ key }) => `/api/product/${key}`)
  const lists = ['/api/product?limit=50', '/api/category', '/api/page', '/api/country', '/api/store']
  const replies: StoredReply[] = []
  const record = async (name: keyof typeof DEVICES, path: string) => {
    const [device, token] = [DEVICES[name], tokens[name]]
    const { code, data } = await testClient(app, device)('GET', path, { token, now: tick() })
    if (code !== 0) throw new Error(`${path}: ${code}`)
    replies.push({ path, device, token, data })
    return data
  }
  for (const path of [...sold, ...lists]) await record('guest', path)
  await record('guest', `/api/product/${RENAMED.to}/review`)
  await record('guest', `/api/product/${RENAMED.to}/question`)
  for (const key of [RENAMED.from, RENAMED.by, ARCHIVED]) await record('guest', `/api/former/product/${key}`)
  for (const name of ['guest', 'mara', 'joel'] as const) await record(name, '/api/cart')
  for (const name of ['mara', 'joel'] as const) {
    for (const path of ['/api/user', '/api/address', '/api/message', '/api/ticket', '/api/checkout'])
      await record(name, path)
    const { list } = (await record(name, '/api/order?limit=50')) as { list: { number: string }[] }
    for (const { number } of list) await record(name, `/api/order/${number}`)
  }
  return replies
}
