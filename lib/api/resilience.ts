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

/** Idempotent methods (RFC 9110 §9.2.2). */
const IDEMPOTENT_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'PUT', 'DELETE'])

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
  if (attempt > 1 || request.body !== null || !IDEMPOTENT_METHODS.has(request.method)) return false
  return 'status' in outcome ? RETRY_STATUSES.has(outcome.status) : outcome.failed === 'connection'
}

/** Minimum timeout of the slow calls below, in milliseconds. */
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
 * @param defaultTimeoutMs for all but the slow calls
 */
export function timeoutFor(method: string, path: string, defaultTimeoutMs: number): number {
  if (method === 'GET') return defaultTimeoutMs
  const found = findCall(method, path.split('?', 1)[0] ?? path)
  return found && SLOW_CALLS.has(found.call) ? Math.max(defaultTimeoutMs, LONG_TIMEOUT_MS) : defaultTimeoutMs
}

/** When the breaker opens and how often it lets one request through as a probe. */
interface BreakerOptions {
  /** Failures in a row that open it. */
  failures?: number
  /** Milliseconds between two probes while it is open. */
  probeIntervalMs?: number
  /** Milliseconds since the epoch. */
  now?: () => number
}

/** Circuit breaker: fails at once while the store API is down, so that shoppers do not wait for the timeout. */
export class Breaker {
  readonly #limit: number
  readonly #probeIntervalMs: number
  readonly #now: () => number
  #failures = 0
  #nextProbe = 0

  constructor({ failures = 5, probeIntervalMs = 5000, now = Date.now }: BreakerOptions = {}) {
    this.#limit = failures
    this.#probeIntervalMs = probeIntervalMs
    this.#now = now
  }

  /** Whether the store API counts as unavailable. */
  get isOpen(): boolean {
    return this.#failures >= this.#limit
  }

  /** Whether a request may be sent now; while open, true once every `probeIntervalMs`. */
  allowsRequest(): boolean {
    if (!this.isOpen) return true
    if (this.#now() < this.#nextProbe) return false
    this.#nextProbe = this.#now() + this.#probeIntervalMs
    return true
  }

  recordSuccess() {
    this.#failures = 0
  }

  recordFailure() {
    this.#failures++
    if (this.#failures === this.#limit) this.#nextProbe = this.#now() + this.#probeIntervalMs
  }
}
