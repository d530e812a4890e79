import { randomBytes } from 'node:crypto'
import type { NewIntent } from '../contract/payment/intent'
import type { PaymentMethod } from '../contract/payment/methods'
import type { Service } from './context'
import type { IntentState } from './ledger/intent-state'
import { HttpError } from './reply'
import type { Card } from './sandbox-bank'

/**
 * Creates the intent of an order, or returns the existing one.
 * @throws HttpError 409 if the existing one has another amount or currency
 */
export function createIntent({ ledger, now }: Service, order: NewIntent): IntentState {
  const known = ledger.findByOrder(order.order)
  if (known) {
    if (known.order.amount === order.amount && known.order.currency === order.currency) return known
    throw new HttpError(409, 'The order has an intent of another amount or currency.')
  }
  const id = `pi_${randomKey()}`
  ledger.write({ kind: 'created', id, clientKey: randomKey(32), order, at: now() })
  return requireIntent({ ledger }, id)
}

interface Attempt {
  id: string
  method: PaymentMethod
  card: Card | null
}

/** Payment attempts per order. Each is journalled forever and sent to the shop, so the number is limited. */
const MAX_ATTEMPTS = 20

/**
 * Charges the customer. An intent that is not open, or has no attempts left, is returned unchanged, so a double click
 * pays once. Nothing is awaited between the bank's answer and its journal entry: a crash cannot separate them.
 */
export function attemptPayment(service: Service, { id, method, card }: Attempt): IntentState {
  const { ledger, bank, now } = service
  const { status, order, tries } = requireIntent(service, id)
  if (status === 'open' && tries < MAX_ATTEMPTS) {
    const { amount, currency } = order
    const { reference, verdict: outcome } = bank.charge({ method, card, amount, currency }, now())
    const means = { method, last4: card?.number.slice(-4) ?? '', reference }
    ledger.write({ kind: 'tried', id, means, outcome, at: now(), event: `evt_${randomKey()}` })
  }
  return requireIntent(service, id)
}

/** Wrong codes before the charge fails. */
export const MAX_CODE_ATTEMPTS = 3

/** Confirms a charge by the customer's code. An intent that is not waiting for a code is returned unchanged. */
export function confirmCode(service: Service, id: string, code: string): IntentState {
  const { ledger, bank, now } = service
  const { status, wrongCodes, means } = requireIntent(service, id)
  if (status !== 'open' || wrongCodes === null || !means) return requireIntent(service, id)
  const settle = (outcome: 'paid' | 'second-step') =>
    ledger.write({ kind: 'settled', id, outcome, at: now(), event: `evt_${randomKey()}` })
  if (bank.isValidCode(means.reference, code)) settle('paid')
  else if (wrongCodes + 1 < MAX_CODE_ATTEMPTS) ledger.write({ kind: 'code-wrong', id, at: now() })
  else settle('second-step')
  return requireIntent(service, id)
}

/** Polls the bank for a pending charge. @returns the updated intent @throws HttpError 404 */
export function confirmIntent(service: Service, id: string): IntentState {
  const { ledger, bank, now } = service
  const { status, means } = requireIntent(service, id)
  if (status === 'processing' && means) {
    const outcome = bank.poll(means.reference, now())
    if (outcome !== 'pending') ledger.write({ kind: 'settled', id, outcome, at: now(), event: `evt_${randomKey()}` })
  }
  return requireIntent(service, id)
}

/** Polls the bank for every intent in `processing`. */
export function confirmAll(service: Service): void {
  for (const { id } of service.ledger.processing()) {
    try {
      confirmIntent(service, id)
    } catch (error) {
      service.logger.error({ err: error, intent: id }, 'the bank could not be polled')
    }
  }
}

/** Cancels an open intent; any other is returned unchanged. @throws HttpError 404 */
export function cancelIntent(service: Service, id: string): IntentState {
  if (requireIntent(service, id).status === 'open')
    service.ledger.write({ kind: 'canceled', id, at: service.now(), event: `evt_${randomKey()}` })
  return requireIntent(service, id)
}

interface Refund {
  id: string
  /** Minor units. */
  amount: number
  /** Idempotency key of the refund. */
  key: string
}

/**
 * Refunds an amount. A repeated key returns the first result.
 * @throws HttpError 404 for an unknown intent, 409 for more than was captured and not yet refunded, or another amount
 * with the same key
 */
export function refundIntent(service: Service, { id, amount, key }: Refund): IntentState {
  const state = requireIntent(service, id)
  const previousAmount = state.refunds.get(key)
  if (previousAmount !== undefined && previousAmount !== amount)
    throw new HttpError(409, 'This key gave another amount back.')
  if (previousAmount !== undefined) return state
  if (amount > state.captured - state.refunded) throw new HttpError(409, 'That is more than was taken.')
  service.ledger.write({ kind: 'refunded', id, key, amount, at: service.now(), event: `evt_${randomKey()}` })
  return requireIntent(service, id)
}

/** An intent by its id. @throws HttpError 404 */
export function requireIntent({ ledger }: Pick<Service, 'ledger'>, id: string): IntentState {
  const state = ledger.find(id)
  if (state) return state
  throw new HttpError(404, 'There is no such intent.')
}

/** A unique, unguessable id (18 bytes are 144 bits). */
const randomKey = (bytes = 18): string => randomBytes(bytes).toString('base64url')
