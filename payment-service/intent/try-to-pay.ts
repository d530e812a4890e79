import type { PaymentMethod } from '../../contract/payment/methods'
import type { Card } from '../bank/bank'
import type { Service } from '../context'
import type { IntentState } from '../ledger/intent-state'
import { randomKey } from '../random-key'
import { requireIntent } from './require-intent'

interface Attempt {
  id: string
  method: PaymentMethod
  card: Card | null
}

/** How often one order may be tried to be paid: each time is written down for ever, and told the shop. */
const MOST_TRIES = 20

/**
 * Asks the bank for the money. An intent that is not open is answered as it stands: a second press of the button pays
 * nothing twice. One that was tried too often stands as well: declined, as it was. Nothing is awaited between the question and the answer's place in the journal.
 */
export function tryToPay(service: Service, { id, method, card }: Attempt): IntentState {
  const { ledger, bank, now } = service
  const { status, order, tries } = requireIntent(service, id)
  if (status === 'open' && tries < MOST_TRIES) {
    const { amount, currency } = order
    const { reference, verdict: outcome } = bank.charge({ method, card, amount, currency }, now())
    const means = { method, last4: card?.number.slice(-4) ?? '', reference }
    ledger.write({ kind: 'tried', id, means, outcome, at: now(), event: `evt_${randomKey()}` })
  }
  return requireIntent(service, id)
}
