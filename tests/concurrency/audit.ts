import { isNotNull } from 'drizzle-orm'
import type { Database } from '../../store-api/db/database'
import { groupBy } from '../../store-api/db/group-by'
import {
  coupon,
  couponUse,
  mail,
  order,
  orderHistory,
  orderLine,
  payment,
  paymentEvent,
  refund,
  shipment,
  variant,
} from '../../store-api/db/schema'
import type { Claims } from './claims'
import { chargedUnitPrice, chargedTotal } from '../../store-api/orders/order-format'
import type { FakePaymentProvider } from './harness/payment-provider'

const ORDER_NUMBER = /TL-[0-9A-Z]{8}/g

/** Mails by order number. */
async function readMails(db: Database) {
  const mails = new Map<string, { recipient: string; subject: string }[]>()
  for (const { recipient, subject, text } of await db.select().from(mail))
    for (const number of new Set(text.match(ORDER_NUMBER)))
      mails.set(number, [...(mails.get(number) ?? []), { recipient, subject }])
  return mails
}

/** Everything stored about the orders that were placed through the checkout, by order. */
export async function readLedger(db: Database) {
  const orders = await db.select().from(order).where(isNotNull(order.cartRef)).orderBy(order.id)
  const lines = groupBy(await db.select().from(orderLine), ({ orderId }) => orderId)
  const history = groupBy(await db.select().from(orderHistory).orderBy(orderHistory.id), ({ orderId }) => orderId)
  const shipments = groupBy(await db.select().from(shipment), ({ orderId }) => orderId)
  const payments = groupBy(await db.select().from(payment), ({ orderId }) => orderId)
  const refunds = groupBy(await db.select().from(refund), ({ orderId }) => orderId)
  const uses = groupBy(await db.select().from(couponUse), ({ orderId }) => orderId)
  const events = groupBy(await db.select().from(paymentEvent), ({ orderId }) => orderId)
  const mails = await readMails(db)
  return {
    orders: orders.map((row) => ({
      ...row,
      lines: lines.get(row.id) ?? [],
      history: (history.get(row.id) ?? []).map(({ event }) => event),
      shipments: shipments.get(row.id) ?? [],
      money: payments.get(row.id)?.[0],
      refunds: refunds.get(row.id) ?? [],
      uses: uses.get(row.id) ?? [],
      events: events.get(row.id) ?? [],
      mails: mails.get(row.number) ?? [],
    })),
    coupons: await db.select().from(coupon),
    variants: await db.select().from(variant),
  }
}

export type Ledger = Awaited<ReturnType<typeof readLedger>>
export type LedgerOrder = Ledger['orders'][number]

/** Whether it was cancelled, on request or by expiry: its stock was released. */
export const isCanceled = ({ history }: LedgerOrder): boolean =>
  history.includes('canceled') || history.includes('expired')

/** Whether its items and its coupon were released: it was cancelled, or refunded before a shipment. */
export const isReleased = (order: LedgerOrder): boolean =>
  isCanceled(order) || (order.payment === 'refunded' && order.shipments.length === 0)

const quantityOf = (orders: LedgerOrder[], variantId: number) =>
  orders
    .flatMap(({ lines }) => lines)
    .filter((line) => line.variantId === variantId)
    .reduce((sum, { quantity }) => sum + quantity, 0)

/** Stock is never negative, and what is missing from it is the quantity in active orders. */
function auditStock({ orders, variants }: Ledger, initialStock: Map<number, number>, claims: Claims) {
  const activeOrders = orders.filter((order) => !isReleased(order))
  for (const { id, sku, stock } of variants) {
    claims.check(`stock of ${sku} is not negative`, stock >= 0, stock)
    const reserved = (initialStock.get(id) ?? 0) - stock
    claims.same(`reserved stock of ${sku} is the quantity in active orders`, reserved, quantityOf(activeOrders, id))
  }
}

/** Coupons are counted once per active order, and stay within their limits. */
function auditCoupons({ orders, coupons }: Ledger, claims: Claims) {
  for (const { code, uses, mostUses, mostPerEmail } of coupons) {
    const ordersWithCode = orders.filter((order) => order.coupon === code && !isReleased(order))
    claims.same(`${code} is counted once for each active order with it`, uses, ordersWithCode.length)
    const rows = orders.flatMap((order) => order.uses.filter((use) => use.code === code))
    claims.same(`${code} has a row for each active order with it`, rows.length, ordersWithCode.length)
    claims.check(`${code} is within its limit`, ordersWithCode.length <= (mostUses ?? Infinity), ordersWithCode.length)
    const emails = ordersWithCode.map(({ email }) => email)
    const highest = Math.max(
      0,
      ...[...new Set(emails)].map((email) => emails.filter((other) => other === email).length),
    )
    claims.check(`${code} is within its limit for one email`, highest <= (mostPerEmail ?? Infinity), highest)
  }
}

/** Audits stock and coupons. @param initialStock stock of each variant before the first order */
export function auditGoods(ledger: Ledger, initialStock: Map<number, number>, claims: Claims): void {
  auditStock(ledger, initialStock, claims)
  auditCoupons(ledger, claims)
}

/** The total that follows from the lines of an order. */
export const totalOf = ({ lines, discount, shippingPrice }: LedgerOrder): number =>
  lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0) - discount + shippingPrice

/** The charge that follows from the prices shown to the buyer. */
const chargeOf = ({ lines, shown }: LedgerOrder): number =>
  lines.reduce((sum, line) => sum + chargedUnitPrice(line) * line.quantity, 0) -
  (shown?.discount ?? 0) +
  (shown?.shippingPrice ?? 0)

/** Totals are the sums of the lines, and no more is captured or refunded. */
function auditSums(order: LedgerOrder, claims: Claims) {
  const { number, total, money } = order
  claims.check(`${number} has lines`, order.lines.length > 0)
  claims.same(`the total of ${number} is the sum of its lines`, total, totalOf(order))
  claims.check(`the total of ${number} is not negative`, total >= 0 && order.discount >= 0, total)
  const charge = chargedTotal(order)
  claims.same(`the charge for ${number} is the sum of the shown prices`, charge, chargeOf(order))
  const { captured = 0, refunded = 0 } = money ?? {}
  claims.check(
    `${number} keeps no more money than it costs`,
    captured - refunded <= charge && refunded <= captured,
    money,
  )
  claims.check(`${number} has one refund at most`, order.refunds.length <= 1, order.refunds)
}

/** The provider and the shop have recorded the same amounts. */
function auditProviderRecord(order: LedgerOrder, provider: FakePaymentProvider, claims: Claims) {
  const { number, money } = order
  const intents = provider.allIntents.filter((intent) => intent.order === number)
  claims.check(`${number} has one payment at most`, intents.length <= 1, intents)
  const [intent] = intents
  if (!intent) return claims.same(`${number} has no payment without an intent`, money, undefined)
  claims.same(
    `the intent of ${number} has its amount and currency`,
    [intent.amount, intent.currency],
    [chargedTotal(order), order.currency],
  )
  const recorded = { captured: money?.captured ?? 0, refunded: money?.refunded ?? 0 }
  claims.same(`the shop and the provider have the same amounts for ${number}`, recorded, {
    captured: intent.captured,
    refunded: intent.refunded,
  })
}

/** A cancelled order is refunded in full; the payment state of the others follows from their payments. */
function auditPaymentState(order: LedgerOrder, claims: Claims) {
  const { number, payment, money, history } = order
  const { captured = 0, refunded = 0 } = money ?? {}
  const isPaid = captured > 0
  // A payment after the cancellation is refunded, and may have no event 'paid'.
  const minEvents = isPaid && !isCanceled(order) ? 1 : 0
  const times = count(history, 'paid')
  claims.check(
    `${number} has one event 'paid' if it was paid, and none otherwise`,
    times >= minEvents && times <= (isPaid ? 1 : 0),
  )
  if (isCanceled(order)) {
    claims.same(`the cancelled ${number} is refunded in full`, refunded, captured)
    claims.same(`the cancelled ${number} has the right payment state`, payment, isPaid ? 'refunded' : 'canceled')
  } else if (isPaid) {
    claims.same(`the paid ${number} has the right payment state`, payment, refunded > 0 ? 'refunded' : 'paid')
  } else {
    claims.same(`${number} without a payment is unpaid`, payment, 'unpaid')
  }
  claims.same(
    `${number} has one event 'refunded' if it was refunded, and none otherwise`,
    count(history, 'refunded'),
    refunded > 0 ? 1 : 0,
  )
}

const count = (history: string[], event: string) => history.filter((item) => item === event).length

/** Audits the payments of all orders, once no work is pending. */
export function auditMoney({ orders }: Ledger, provider: FakePaymentProvider, claims: Claims): void {
  for (const order of orders) {
    auditSums(order, claims)
    auditProviderRecord(order, provider, claims)
    auditPaymentState(order, claims)
  }
}

/** Allowed shipping states by payment state. */
const ALLOWED: Record<string, string[]> = {
  unpaid: ['unshipped', 'unable-to-ship'],
  paid: ['unshipped', 'partial-shipment', 'shipped', 'unable-to-ship'],
  canceled: ['unshipped', 'unable-to-ship'],
  refunded: ['unshipped', 'partial-shipment', 'shipped', 'unable-to-ship'],
}

const ONCE = ['placed', 'paid', 'refunded', 'canceled', 'expired'] as const

function auditOrder(order: LedgerOrder, claims: Claims) {
  const { number, history, payment, shipping, shipments, lines } = order
  for (const event of ONCE) {
    const times = history.filter((item) => item === event).length
    claims.check(`${number} has '${event}' once at most`, times <= 1, history)
  }
  claims.same(`the history of ${number} starts with 'placed'`, history[0], 'placed')
  claims.check(`${number} is cancelled once`, !(history.includes('canceled') && history.includes('expired')), history)
  claims.check(`${number} is in an allowed state`, ALLOWED[payment]?.includes(shipping) ?? false, [payment, shipping])
  const ordered = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const sent = shipments.reduce((sum, parcel) => sum + parcel.pieces, 0)
  claims.check(`no more items of ${number} are sent than ordered`, sent <= ordered, { sent, pieces: ordered })
  claims.check(`no item of the cancelled ${number} is sent`, !isCanceled(order) || sent === 0, sent)
  const isConsistent = shipping === 'shipped' ? sent === ordered : true
  claims.check(`${number} is shipped only if all items are sent`, isConsistent, { sent, pieces: ordered })
}

/** There is one mail for each event of an order, and no other; one less if it was cancelled within a minute. */
function auditMails(order: LedgerOrder, claims: Claims) {
  const { number, history, mails, email } = order
  const eventsWithMail = ['placed', 'paid', 'refunded', 'canceled', 'expired', 'shipped']
  const expected = history.filter((event) => eventsWithMail.includes(event)).length
  const isNotified = mails.length === expected || (isCanceled(order) && mails.length === expected - 1)
  claims.check(`${number} has one mail for each event`, isNotified, { history, mails: mails.length })
  claims.check(
    `mails about ${number} go only to its buyer`,
    mails.every(({ recipient }) => recipient === email),
  )
}

/** Audits uniqueness, histories and mails of all orders. */
export function auditRecords({ orders }: Ledger, claims: Claims): void {
  const refs = orders.map(({ cartRef }) => cartRef)
  claims.same('a cart becomes one order at most', new Set(refs).size, refs.length)
  const numbers = orders.map(({ number }) => number)
  claims.same('order numbers are unique', new Set(numbers).size, numbers.length)
  for (const order of orders) {
    auditOrder(order, claims)
    auditMails(order, claims)
  }
}
