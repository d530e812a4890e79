import type { Claims } from '../claims'
import { chargedPiece, chargedTotal } from '../../../store-api/orders/order-format'
import type { Bank } from '../world/bank'
import { isCalledOff, type Ledger, type LedgerOrder } from './ledger'

/** What an order has to cost by its own lines. */
export const totalOf = ({ lines, discount, shippingPrice }: LedgerOrder): number =>
  lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0) - discount + shippingPrice

/** What it has to be charged by what was shown of its lines. */
const chargeOf = ({ lines, shown }: LedgerOrder): number =>
  lines.reduce((sum, line) => sum + chargedPiece(line) * line.quantity, 0) -
  (shown?.discount ?? 0) +
  (shown?.shippingPrice ?? 0)

/** Sums: what is asked for is what was bought, and nobody gives or takes more than that. */
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

/** What the bank says of an order's money is what the shop says. */
function auditBooks(order: LedgerOrder, bank: Bank, claims: Claims) {
  const { number, money } = order
  const intents = bank.books.filter((intent) => intent.order === number)
  claims.that(`${number} has one payment at most`, intents.length <= 1, intents)
  const [intent] = intents
  if (!intent) return claims.same(`${number} has no payment of its own making`, money, undefined)
  claims.same(
    `${number} is to be paid as it stands`,
    [intent.amount, intent.currency],
    [chargedTotal(order), order.currency],
  )
  const told = { captured: money?.captured ?? 0, refunded: money?.refunded ?? 0 }
  claims.same(`the shop has the bank's sums of ${number}`, told, {
    captured: intent.captured,
    refunded: intent.refunded,
  })
}

/** Who called an order off has all their money back; who has not, and paid, is told so. */
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
export function auditMoney({ orders }: Ledger, bank: Bank, claims: Claims): void {
  for (const order of orders) {
    auditSums(order, claims)
    auditBooks(order, bank, claims)
    auditStanding(order, claims)
  }
}
