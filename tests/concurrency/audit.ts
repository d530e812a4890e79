import { isNotNull } from 'drizzle-orm'
import type { Database } from '../../store-api/db/database'
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
import { chargedPiece, chargedTotal } from '../../store-api/orders/order-format'
import type { FakePaymentProvider } from './harness/payment-provider'

const ORDER_NUMBER = /TL-[0-9A-Z]{8}/g

const by = <Row>(rows: Row[], keyOf: (row: Row) => number): Map<number, Row[]> => {
  const found = new Map<number, Row[]>()
  for (const row of rows) found.set(keyOf(row), [...(found.get(keyOf(row)) ?? []), row])
  return found
}

/** The mails about each order. */
async function readMails(db: Database) {
  const mails = new Map<string, { recipient: string; subject: string }[]>()
  for (const { recipient, subject, text } of await db.select().from(mail))
    for (const number of new Set(text.match(ORDER_NUMBER)))
      mails.set(number, [...(mails.get(number) ?? []), { recipient, subject }])
  return mails
}

/** Everything the shop wrote down about its orders since there is a checkout, order by order. */
export async function readLedger(db: Database) {
  const orders = await db.select().from(order).where(isNotNull(order.cartRef)).orderBy(order.id)
  const lines = by(await db.select().from(orderLine), ({ orderId }) => orderId)
  const history = by(await db.select().from(orderHistory).orderBy(orderHistory.id), ({ orderId }) => orderId)
  const shipments = by(await db.select().from(shipment), ({ orderId }) => orderId)
  const payments = by(await db.select().from(payment), ({ orderId }) => orderId)
  const refunds = by(await db.select().from(refund), ({ orderId }) => orderId)
  const uses = by(await db.select().from(couponUse), ({ orderId }) => orderId)
  const events = by(await db.select().from(paymentEvent), ({ orderId }) => orderId)
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

/** Whether it was canceled, by a request or by expiry: its stock was released. */
export const isCalledOff = ({ history }: LedgerOrder): boolean =>
  history.includes('canceled') || history.includes('expired')

/** Whether its pieces and its coupon are there for others again: it was called off, or refunded before any was sent. */
export const isGivenBack = (order: LedgerOrder): boolean =>
  isCalledOff(order) || (order.payment === 'refunded' && order.shipments.length === 0)

const piecesOf = (orders: LedgerOrder[], variantId: number) =>
  orders
    .flatMap(({ lines }) => lines)
    .filter((line) => line.variantId === variantId)
    .reduce((sum, { quantity }) => sum + quantity, 0)

/** Stock: never below nothing, and what is gone stands in orders that keep it. */
function auditStock({ orders, variants }: Ledger, before: Map<number, number>, claims: Claims) {
  const standing = orders.filter((order) => !isGivenBack(order))
  for (const { id, sku, stock } of variants) {
    claims.that(`stock of ${sku} is never below nothing`, stock >= 0, stock)
    const taken = (before.get(id) ?? 0) - stock
    claims.same(`stock taken of ${sku} is what orders hold`, taken, piecesOf(standing, id))
  }
}

/** Coupons: counted as often as orders have and keep them, and within their limits. */
function auditCoupons({ orders, coupons }: Ledger, claims: Claims) {
  for (const { code, uses, mostUses, mostPerEmail } of coupons) {
    const having = orders.filter((order) => order.coupon === code && !isGivenBack(order))
    claims.same(`${code} is counted once for each order that has it`, uses, having.length)
    const rows = orders.flatMap((order) => order.uses.filter((use) => use.code === code))
    claims.same(`${code} has a row for each order that has it`, rows.length, having.length)
    claims.that(`${code} is within its limit`, having.length <= (mostUses ?? Infinity), having.length)
    const emails = having.map(({ email }) => email)
    const most = Math.max(0, ...[...new Set(emails)].map((email) => emails.filter((one) => one === email).length))
    claims.that(`${code} is within its limit for one email`, most <= (mostPerEmail ?? Infinity), most)
  }
}

/** What orders take: pieces and coupons. @param before stock of each variant when nothing was ordered */
export function auditGoods(ledger: Ledger, before: Map<number, number>, claims: Claims): void {
  auditStock(ledger, before, claims)
  auditCoupons(ledger, claims)
}

/** What an order has to cost by its own lines. */
export const totalOf = ({ lines, discount, shippingPrice }: LedgerOrder): number =>
  lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0) - discount + shippingPrice

/** What it has to be charged by what was shown of its lines. */
const chargeOf = ({ lines, shown }: LedgerOrder): number =>
  lines.reduce((sum, line) => sum + chargedPiece(line) * line.quantity, 0) -
  (shown?.discount ?? 0) +
  (shown?.shippingPrice ?? 0)

/** Sums: the payment requested is the order's total, and no more is captured or refunded. */
function auditSums(order: LedgerOrder, claims: Claims) {
  const { number, total, money } = order
  claims.that(`${number} has lines`, order.lines.length > 0)
  claims.same(`the total of ${number} is the sum of its lines`, total, totalOf(order))
  claims.that(`${number} costs no less than nothing`, total >= 0 && order.discount >= 0, total)
  const charged = chargedTotal(order)
  claims.same(`what ${number} is charged is the sum of what was shown`, charged, chargeOf(order))
  const { captured = 0, refunded = 0 } = money ?? {}
  claims.that(
    `no more is kept of ${number} than it costs`,
    captured - refunded <= charged && refunded <= captured,
    money,
  )
  claims.that(`${number} gives its money back once`, order.refunds.length <= 1, order.refunds)
}

/** What the provider says of an order's money is what the shop says. */
function auditBooks(order: LedgerOrder, provider: FakePaymentProvider, claims: Claims) {
  const { number, money } = order
  const intents = provider.allIntents.filter((intent) => intent.order === number)
  claims.that(`${number} has one payment at most`, intents.length <= 1, intents)
  const [intent] = intents
  if (!intent) return claims.same(`${number} has no payment of its own making`, money, undefined)
  claims.same(
    `${number} is to be paid as it stands`,
    [intent.amount, intent.currency],
    [chargedTotal(order), order.currency],
  )
  const recorded = { captured: money?.captured ?? 0, refunded: money?.refunded ?? 0 }
  claims.same(`the shop has the provider's sums of ${number}`, recorded, {
    captured: intent.captured,
    refunded: intent.refunded,
  })
}

/** A canceled order is refunded in full; one that is paid and not canceled is confirmed. */
function auditStanding(order: LedgerOrder, claims: Claims) {
  const { number, payment, money, history } = order
  const { captured = 0, refunded = 0 } = money ?? {}
  const isPaid = captured > 0
  // What is paid after an order was called off goes back, and is not called paid.
  const least = isPaid && !isCalledOff(order) ? 1 : 0
  const times = count(history, 'paid')
  claims.that(`${number} is paid once when there is money, and not before`, times >= least && times <= (isPaid ? 1 : 0))
  if (isCalledOff(order)) {
    claims.same(`what was paid for ${number}, which is called off, is back`, refunded, captured)
    claims.same(`${number} is called off, and says so`, payment, isPaid ? 'refunded' : 'canceled')
  } else if (isPaid) {
    claims.same(`${number} is paid, and says so`, payment, refunded > 0 ? 'refunded' : 'paid')
  } else {
    claims.same(`${number} waits for its payment`, payment, 'unpaid')
  }
  claims.same(`${number} is refunded once when money is back`, count(history, 'refunded'), refunded > 0 ? 1 : 0)
}

const count = (history: string[], event: string) => history.filter((one) => one === event).length

/** Every cent of every order, after everything has come to rest. */
export function auditMoney({ orders }: Ledger, provider: FakePaymentProvider, claims: Claims): void {
  for (const order of orders) {
    auditSums(order, claims)
    auditBooks(order, provider, claims)
    auditStanding(order, claims)
  }
}

/** Standings an order may come to rest in. */
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
    const times = history.filter((one) => one === event).length
    claims.that(`${number} has '${event}' once at most`, times <= 1, history)
  }
  claims.same(`${number} begins with being placed`, history[0], 'placed')
  claims.that(`${number} is called off once`, !(history.includes('canceled') && history.includes('expired')), history)
  claims.that(`${number} stands as orders may`, ALLOWED[payment]?.includes(shipping) ?? false, [payment, shipping])
  const ordered = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const sent = shipments.reduce((sum, parcel) => sum + parcel.pieces, 0)
  claims.that(`no more is sent of ${number} than it has`, sent <= ordered, { sent, pieces: ordered })
  claims.that(`nothing is sent of ${number}, which is called off`, !isCalledOff(order) || sent === 0, sent)
  const wanted = shipping === 'shipped' ? sent === ordered : true
  claims.that(`${number} is shipped when all of it is`, wanted, { sent, pieces: ordered })
}

/** One mail for everything that happened to an order, and none besides. */
function auditMails({ number, history, mails, email }: LedgerOrder, claims: Claims) {
  const telling = ['placed', 'paid', 'refunded', 'canceled', 'expired', 'shipped']
  const expected = history.filter((event) => telling.includes(event)).length
  claims.same(`${number} has one mail for each event (${history.join(', ')})`, mails.length, expected)
  claims.that(
    `mails about ${number} go to its buyer alone`,
    mails.every(({ recipient }) => recipient === email),
  )
}

/** What is written down beside the order: no order without its history and its mail. */
export function auditRecords({ orders }: Ledger, claims: Claims): void {
  const refs = orders.map(({ cartRef }) => cartRef)
  claims.same('of a cart is made one order at most', new Set(refs).size, refs.length)
  const numbers = orders.map(({ number }) => number)
  claims.same('every order has a number of its own', new Set(numbers).size, numbers.length)
  for (const order of orders) {
    auditOrder(order, claims)
    auditMails(order, claims)
  }
}
