import type { Service } from '../context'
import type { IntentState } from '../ledger/intent-state'
import { randomKey } from '../random-key'
import { requireIntent } from './require-intent'

/** Asks the bank again where it has not answered. @returns the intent as it stands then @throws Failure 404 */
export function confirmIntent(service: Service, id: string): IntentState {
  const { ledger, bank, now } = service
  const { status, means } = requireIntent(service, id)
  if (status === 'processing' && means) {
    const outcome = bank.ask(means.reference, now())
    if (outcome !== 'pending') ledger.write({ kind: 'settled', id, outcome, at: now(), event: `evt_${randomKey()}` })
  }
  return requireIntent(service, id)
}

/** Asks the bank about every intent it has not answered. */
export function confirmAll(service: Service): void {
  for (const { id } of service.ledger.processing()) {
    try {
      confirmIntent(service, id)
    } catch (error) {
      service.logger.error({ err: error, intent: id }, 'the bank could not be asked')
    }
  }
}
