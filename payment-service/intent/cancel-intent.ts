import type { Service } from '../context'
import type { IntentState } from '../ledger/intent-state'
import { randomKey } from '../random-key'
import { requireIntent } from './require-intent'

/** Ends an intent nobody has paid; every other is answered as it stands. @throws Failure 404 */
export function cancelIntent(service: Service, id: string): IntentState {
  if (requireIntent(service, id).status === 'open')
    service.ledger.write({ kind: 'canceled', id, at: service.now(), event: `evt_${randomKey()}` })
  return requireIntent(service, id)
}
