import type { Service } from '../context'
import { Failure } from '../failure'
import type { IntentState } from '../ledger/intent-state'
import { randomKey } from '../random-key'
import { requireIntent } from './require-intent'

interface Refund {
  id: string
  /** Minor units. */
  amount: number
  /** The refund is done once by it. */
  key: string
}

/**
 * Gives money back.
 * @throws Failure 404 without the intent, 409 for more than was taken and not yet given back, or another amount by the
 * same key
 */
export function refundIntent(service: Service, { id, amount, key }: Refund): IntentState {
  const state = requireIntent(service, id)
  const done = state.refunds.get(key)
  if (done !== undefined && done !== amount) throw new Failure(409, 'This key gave another amount back.')
  if (done !== undefined) return state
  if (amount > state.captured - state.refunded) throw new Failure(409, 'That is more than was taken.')
  service.ledger.write({ kind: 'refunded', id, key, amount, at: service.now(), event: `evt_${randomKey()}` })
  return requireIntent(service, id)
}
