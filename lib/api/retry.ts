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

/** How one attempt ended: with a status, or without any reply. A time-out is final: the shopper has waited enough. */
export type FormState = { status: number } | { failed: 'connection' | 'timeout' }

/**
 * Whether a request is sent a second time. Never with a body, never more than once, and by this layer alone.
 * @param attempt 1 for the first try
 */
export function shouldRetry(
  request: { method: string; body: string | null },
  outcome: FormState,
  attempt: number,
): boolean {
  if (attempt > 1 || request.body !== null || !IDEMPOTENT.has(request.method)) return false
  return 'status' in outcome ? RETRY_STATUSES.has(outcome.status) : outcome.failed === 'connection'
}
