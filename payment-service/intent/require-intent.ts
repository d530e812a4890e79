import type { Service } from '../context'
import { Failure } from '../failure'
import type { IntentState } from '../ledger/intent-state'

/** An intent by its id. @throws Failure 404 */
export function requireIntent({ ledger }: Pick<Service, 'ledger'>, id: string): IntentState {
  const state = ledger.find(id)
  if (state) return state
  throw new Failure(404, 'There is no such intent.')
}
