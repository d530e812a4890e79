import { auditGoods, auditRecords, readLedger, totalOf } from '../audit'
import { Claims } from '../claims'
import type { Database } from '../../../store-api/db/database'
import { idempotentCall } from '../../../store-api/db/schema'

/** What clients know by themselves, whatever becomes of the shop. */
export class ClientLog {
  /** Numbers that were answered, by the key of the order. */
  readonly acknowledged = new Map<string, string>()
  /** Orders that were told apart from what they had been told before. */
  readonly contradictions: string[] = []
  /** Numbers of the orders that were told to be paid. */
  readonly paid = new Set<string>()
  /** Requests that were never answered, and were made again. */
  unanswered = 0
  /** Answers by which the shop said that it failed, and could not say why. */
  readonly failures: string[] = []

  note(key: string, number: string): void {
    const before = this.acknowledged.get(key)
    if (before !== undefined && before !== number) this.contradictions.push(`${key}: ${before}, then ${number}`)
    this.acknowledged.set(key, number)
  }
}

/** Everything that was told to clients is there, and nothing besides. @param before stock when nothing was ordered */
export async function verify(db: Database, clientLog: ClientLog, before: Map<number, number>): Promise<Claims> {
  const claims = new Claims()
  const ledger = await readLedger(db)
  const numbers = new Set(ledger.orders.map(({ number }) => number))
  const acknowledged = [...clientLog.acknowledged.values()]
  claims.same('no purchase was confirmed as two orders', clientLog.contradictions, [])
  claims.same(
    'every acknowledged order is there',
    acknowledged.filter((number) => !numbers.has(number)),
    [],
  )
  claims.same('no order was told to two', new Set(acknowledged).size, acknowledged.length)
  const told = new Set(acknowledged)
  claims.same(
    'every order was told to who made it',
    [...numbers].filter((number) => !told.has(number)),
    [],
  )

  const calls = await db.select().from(idempotentCall)
  const keys = calls.map(({ key }) => key)
  claims.same('of each purchase came one order', keys.length, ledger.orders.length)
  claims.same(
    'every purchase that was told of is kept',
    [...clientLog.acknowledged.keys()].filter((key) => !keys.includes(key)),
    [],
  )
  for (const order of ledger.orders)
    claims.same(`the total of ${order.number} is the sum of its lines`, order.total, totalOf(order))
  const paid = ledger.orders.filter(({ payment }) => payment === 'paid').map(({ number }) => number)
  claims.same(
    'what was told to be paid is paid',
    [...clientLog.paid].filter((number) => !paid.includes(number)),
    [],
  )
  claims.same('whatever failed was told to be tried again', clientLog.failures, [])
  auditGoods(ledger, before, claims)
  auditRecords(ledger, claims)
  return claims
}
