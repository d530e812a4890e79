import { auditGoods } from '../audit/audit-goods'
import { totalOf } from '../audit/audit-money'
import { auditRecords } from '../audit/audit-records'
import { readLedger } from '../audit/ledger'
import { Claims } from '../claims'
import type { Database } from '../../../store-api/db/database'
import { idempotentCall } from '../../../store-api/db/schema'
import type { Notebook } from './notebook'

/** Everything that was told to clients is there, and nothing besides. @param before stock when nothing was ordered */
export async function verify(db: Database, notebook: Notebook, before: Map<number, number>): Promise<Claims> {
  const claims = new Claims()
  const ledger = await readLedger(db)
  const numbers = new Set(ledger.orders.map(({ number }) => number))
  const acknowledged = [...notebook.acknowledged.values()]
  claims.same('nobody was told of two orders for one purchase', notebook.contradictions, [])
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
    [...notebook.acknowledged.keys()].filter((key) => !keys.includes(key)),
    [],
  )
  for (const order of ledger.orders)
    claims.same(`the total of ${order.number} is the sum of its lines`, order.total, totalOf(order))
  const paid = ledger.orders.filter(({ payment }) => payment === 'paid').map(({ number }) => number)
  claims.same(
    'what was told to be paid is paid',
    [...notebook.paid].filter((number) => !paid.includes(number)),
    [],
  )
  claims.same('whatever failed was told to be tried again', notebook.failures, [])
  auditGoods(ledger, before, claims)
  auditRecords(ledger, claims)
  return claims
}
