import type { Intent, IntentStatus } from '../../contract/payment/intent'
import type { payment } from '../db/schema'

export type PaymentRow = typeof payment.$inferSelect

/** What was told of a payment so far. */
export type KnownPayment = Pick<
  PaymentRow,
  'intentId' | 'status' | 'method' | 'failure' | 'url' | 'captured' | 'refunded'
>

const isOver = (status: IntentStatus) => status === 'succeeded' || status === 'canceled'

/** Success is never undone, and the end only by success: an intent that ended tells nothing newer by being open. */
function joinStatus(before: IntentStatus, told: IntentStatus): IntentStatus {
  if (before === 'succeeded' || told === 'succeeded') return 'succeeded'
  return isOver(before) ? before : told
}

/** An intent as it is first heard of. */
const toKnown = ({ id, status, method, failure, url, captured, refunded }: Intent): KnownPayment => ({
  ...{ intentId: id, status, method, url, captured, refunded },
  failure: status === 'succeeded' ? '' : failure,
})

/**
 * What is known of a payment once it is told how the intent stood at some time. Money only goes up, so that the end is
 * the same in whatever order, and however often, it is told.
 */
export function joinPayment(before: KnownPayment | null, intent: Intent): KnownPayment {
  const told = toKnown(intent)
  if (!before) return told
  const status = joinStatus(before.status, told.status)
  // How it was paid, once it was; how it was tried last, until then.
  const isNews = status === told.status && before.status !== 'succeeded'
  const { method, failure } = isNews ? told : before
  return {
    ...before,
    ...{ status, failure, url: told.url },
    method: method || before.method,
    captured: Math.max(before.captured, told.captured),
    refunded: Math.max(before.refunded, told.refunded),
  }
}
