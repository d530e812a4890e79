import 'server-only'
import type { Call } from '../../contract/call'
import { CALLS, findCall } from '../../contract/calls'

/** Longest wait for an answer the store API works on, in milliseconds. */
const LONG_TIMEOUT_MS = 10_000

/**
 * Calls for which the store API asks the payment service, or waits for others who buy the same, and those of a password,
 * which is slow to compare and never compared twice for one answer. None of them is tried again by itself.
 */
const SLOW_CALLS: ReadonlySet<Call> = new Set<Call>([
  CALLS.placeOrder,
  CALLS.payOrder,
  CALLS.confirmPayment,
  CALLS.cancelOrder,
  CALLS.login,
  CALLS.register,
  CALLS.changePassword,
  CALLS.resetPassword,
])

/**
 * How long one attempt of a call may take.
 * @param path with its query
 * @param usual milliseconds for all but the slow ones
 */
export function timeoutFor(method: string, path: string, usual: number): number {
  if (method === 'GET') return usual
  const found = findCall(method, path.split('?', 1)[0] ?? path)
  return found && SLOW_CALLS.has(found.call) ? Math.max(usual, LONG_TIMEOUT_MS) : usual
}
