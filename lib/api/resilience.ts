import 'server-only'
import type { Call } from '../../contract/call'
import { CALLS, findCall } from '../../contract/calls'

/** Statuses after which an idempotent request is sent once more (spec §7). */
export const RETRY_STATUSES: ReadonlySet<number> = new Set([
  408, // Request Timeout
  409, // Conflict
  425, // Too Early
  429, // Too Many Requests
  500, // Internal Server Error
  502, // Bad Gateway
  503, // Service Unavailable
  504, // Gateway Timeout
])

/** Methods that mean the same when they arrive twice (RFC 9110 §9.2.2). */
const IDEMPOTENT: ReadonlySet<string> = new Set(['GET', 'HEAD', 'PUT', 'DELETE'])

/** The result of one attempt: a status, or no reply. A timeout is final: the shopper has waited long enough. */
export type AttemptResult = { status: number } | { failed: 'connection' | 'timeout' }

/**
 * Whether a request is sent a second time. Never with a body, never more than once, and by this layer alone.
 * @param attempt 1 for the first try
 */
export function shouldRetry(
  request: { method: string; body: string | null },
  outcome: AttemptResult,
  attempt: number,
): boolean {
  if (attempt > 1 || request.body !== null || !IDEMPOTENT.has(request.method)) return false
  return 'status' in outcome ? RETRY_STATUSES.has(outcome.status) : outcome.failed === 'connection'
}

/** Longest wait for a response of the store API, in milliseconds. */
const LONG_TIMEOUT_MS = 10_000

/**
 * Calls for which the store API calls the payment service or waits for concurrent buyers of the same product, and calls
 * that verify a password, which is slow by design. None of them is retried automatically.
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
  // Its picture is rendered.
  CALLS.addAttachment,
])

/**
 * The timeout of one attempt of a call.
 * @param path with its query
 * @param usual milliseconds for all but the slow ones
 */
export function timeoutFor(method: string, path: string, usual: number): number {
  if (method === 'GET') return usual
  const found = findCall(method, path.split('?', 1)[0] ?? path)
  return found && SLOW_CALLS.has(found.call) ? Math.max(usual, LONG_TIMEOUT_MS) : usual
}

/** When the breaker opens and how often it lets one request through as a probe. */
interface BreakerOptions {
  /** Failures in a row that open it. */
  failures?: number
  /** Milliseconds between two probes while it is open. */
  probeEvery?: number
  /** Milliseconds since the epoch. */
  now?: () => number
}

/** Fails at once while the store API is down, instead of letting every shopper wait for the timeout. */
export class Breaker {
  readonly #limit: number
  readonly #probeEvery: number
  readonly #now: () => number
  #failures = 0
  #nextProbe = 0

  constructor({ failures = 5, probeEvery = 5000, now = Date.now }: BreakerOptions = {}) {
    this.#limit = failures
    this.#probeEvery = probeEvery
    this.#now = now
  }

  /** Whether the store API counts as away. */
  get isOpen(): boolean {
    return this.#failures >= this.#limit
  }

  /** Whether a request may be sent now; while open, true once every `probeEvery`. */
  allows(): boolean {
    if (!this.isOpen) return true
    if (this.#now() < this.#nextProbe) return false
    this.#nextProbe = this.#now() + this.#probeEvery
    return true
  }

  succeeded() {
    this.#failures = 0
  }

  failed() {
    this.#failures++
    if (this.#failures === this.#limit) this.#nextProbe = this.#now() + this.#probeEvery
  }
}
