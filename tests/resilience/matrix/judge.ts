import type { ShopResponse } from '../shop/client'
import type { CallResult } from '../shop/shopper'

/** ok: as usual; degraded: parts missing or slow; down: fails with an error message. */
export type State = 'ok' | 'degraded' | 'down' | 'broken'

/** A slower response counts as degraded. */
const PROMPT_MS = 1000

/** Statuses of a proper error. Any other failure is broken. */
const ERROR_STATUSES: ReadonlySet<number> = new Set([500, 502, 503, 504])

/** The longest timeout of a request, and a margin. */
const MAX_DURATION_MS = 10_500

const isCall = (response: ShopResponse | CallResult): response is CallResult => 'code' in response

/** @param shows pattern of a complete response */
export function judge(response: ShopResponse | CallResult, shows?: RegExp): State {
  const { status, took, text } = response
  if (took > MAX_DURATION_MS) return 'broken'
  if (ERROR_STATUSES.has(status))
    return text === '' || isCall(response) === text.trimStart().startsWith('{') ? 'down' : 'broken'
  if (status !== 200 || (isCall(response) && response.code !== 0)) return 'broken'
  return took <= PROMPT_MS && (!shows || shows.test(text)) ? 'ok' : 'degraded'
}
