import type { Claims } from '../claims'
import { isCalledOff, type Ledger, type LedgerOrder } from './ledger'

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
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const sent = shipments.reduce((sum, parcel) => sum + parcel.pieces, 0)
  claims.that(`no more is sent of ${number} than it has`, sent <= pieces, { sent, pieces })
  claims.that(`nothing is sent of ${number}, which is called off`, !isCalledOff(order) || sent === 0, sent)
  const wanted = shipping === 'shipped' ? sent === pieces : true
  claims.that(`${number} is shipped when all of it is`, wanted, { sent, pieces })
}

/** One mail for everything that happened to an order, and none besides. */
function auditMails({ number, history, mails, email }: LedgerOrder, claims: Claims) {
  const telling = ['placed', 'paid', 'refunded', 'canceled', 'expired', 'shipped']
  const told = history.filter((event) => telling.includes(event)).length
  claims.same(`${number} is written of once for each thing that happened (${history.join(', ')})`, mails.length, told)
  claims.that(
    `of ${number} only its buyer is told`,
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
