import { auditGoods, auditRecords, readLedger, totalOf } from '../audit'
import { Claims } from '../claims'
import type { Database } from '../../../store-api/db/database'
import { idempotentCall } from '../../../store-api/db/schema'

/** Record of the clients, independent of the shop's data. */
export class ClientLog {
  /** Order numbers in responses, by idempotency key. */
  readonly acknowledged = new Map<string, string>()
  /** Orders whose later responses differed from the first. */
  readonly contradictions: string[] = []
  /** Numbers of orders acknowledged as paid. */
  readonly paid = new Set<string>()
  /** Number of requests without a final response, which were retried. */
  retries = 0
  /** Responses with an unexpected failure: 5xx, but not 503. */
  readonly failures: string[] = []

  recordOrder(key: string, number: string): void {
    const previous = this.acknowledged.get(key)
    if (previous !== undefined && previous !== number) this.contradictions.push(`${key}: ${previous}, then ${number}`)
    this.acknowledged.set(key, number)
  }
}

/** Checks that all acknowledged orders are stored, and no others. @param initialStock stock before the first order */
export async function verify(db: Database, clientLog: ClientLog, initialStock: Map<number, number>): Promise<Claims> {
  const claims = new Claims()
  const ledger = await readLedger(db)
  const numbers = new Set(ledger.orders.map(({ number }) => number))
  const acknowledged = [...clientLog.acknowledged.values()]
  claims.same('no purchase was confirmed as two orders', clientLog.contradictions, [])
  claims.same(
    'every acknowledged order is stored',
    acknowledged.filter((number) => !numbers.has(number)),
    [],
  )
  claims.same('no order was acknowledged to two buyers', new Set(acknowledged).size, acknowledged.length)
  const acknowledgedNumbers = new Set(acknowledged)
  claims.same(
    'every order was acknowledged to its buyer',
    [...numbers].filter((number) => !acknowledgedNumbers.has(number)),
    [],
  )

  const calls = await db.select().from(idempotentCall)
  const keys = calls.map(({ key }) => key)
  claims.same('each purchase has one order', keys.length, ledger.orders.length)
  claims.same(
    'every acknowledged idempotency key is stored',
    [...clientLog.acknowledged.keys()].filter((key) => !keys.includes(key)),
    [],
  )
  for (const order of ledger.orders)
    claims.same(`the total of ${order.number} is the sum of its lines`, order.total, totalOf(order))
  const paid = ledger.orders.filter(({ payment }) => payment === 'paid').map(({ number }) => number)
  claims.same(
    'every order acknowledged as paid is paid',
    [...clientLog.paid].filter((number) => !paid.includes(number)),
    [],
  )
  claims.same('every failure asked the client to retry', clientLog.failures, [])
  auditGoods(ledger, initialStock, claims)
  auditRecords(ledger, claims)
  return claims
}
