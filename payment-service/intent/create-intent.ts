import type { NewIntent } from '../../contract/payment/intent'
import type { Service } from '../context'
import { Failure } from '../failure'
import type { IntentState } from '../ledger/intent-state'
import { randomKey } from '../random-key'
import { requireIntent } from './require-intent'

/**
 * The intent of an order, made when there is none.
 * @throws Failure 409 when there is one of another amount or currency
 */
export function createIntent({ ledger, now }: Service, order: NewIntent): IntentState {
  const known = ledger.findByOrder(order.order)
  if (known) {
    if (known.order.amount === order.amount && known.order.currency === order.currency) return known
    throw new Failure(409, 'The order has an intent of another amount or currency.')
  }
  const id = `pi_${randomKey()}`
  ledger.write({ kind: 'created', id, clientKey: randomKey(32), order, at: now() })
  return requireIntent({ ledger }, id)
}
