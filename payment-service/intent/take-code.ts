import type { Service } from '../context'
import type { IntentState } from '../ledger/intent-state'
import { randomKey } from '../random-key'
import { requireIntent } from './require-intent'

/** As often as this a code may be wrong. */
export const CODE_TRIES = 3

/** Takes the code of a second step. An intent that waits for none is answered as it stands. */
export function takeCode(service: Service, id: string, code: string): IntentState {
  const { ledger, bank, now } = service
  const { status, wrongCodes, means } = requireIntent(service, id)
  if (status !== 'open' || wrongCodes === null || !means) return requireIntent(service, id)
  const settle = (outcome: 'paid' | 'second-step') =>
    ledger.write({ kind: 'settled', id, outcome, at: now(), event: `evt_${randomKey()}` })
  if (bank.isCode(means.reference, code)) settle('paid')
  else if (wrongCodes + 1 < CODE_TRIES) ledger.write({ kind: 'code-wrong', id, at: now() })
  else settle('second-step')
  return requireIntent(service, id)
}
