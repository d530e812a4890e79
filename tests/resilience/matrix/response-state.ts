import type { ShopResponse } from '../shop/client'
import type { CallResult } from '../shop/shopper'

/** ok: as usual; degraded: parts missing or slow; down: fails with an error message. */
export type State = 'ok' | 'degraded' | 'down' | 'broken'

/** A slower response counts as degraded. */
const MAX_OK_MS = 1000

/** Statuses of a proper error. Any other failure is broken. */
const ERROR_STATUSES: ReadonlySet<number> = new Set([500, 502, 503, 504])

/** The longest timeout of a request, and a margin. */
const MAX_DURATION_MS = 10_500

const isCall = (response: ShopResponse | CallResult): response is CallResult => 'code' in response

/** @param completePattern pattern of a complete response */
export function stateOf(response: ShopResponse | CallResult, completePattern?: RegExp): State {
  const { status, durationMs, text } = response
  if (durationMs > MAX_DURATION_MS) return 'broken'
  if (ERROR_STATUSES.has(status))
    return text === '' || isCall(response) === text.trimStart().startsWith('{') ? 'down' : 'broken'
  if (status !== 200 || (isCall(response) && response.code !== 0)) return 'broken'
  return durationMs <= MAX_OK_MS && (!completePattern || completePattern.test(text)) ? 'ok' : 'degraded'
}
