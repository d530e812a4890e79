import type { Answer } from '../shop/client'
import type { CallResult } from '../shop/shopper'

/** ok: as ever; degraded: something is missing, or it takes long; down: it cannot be done, and says so. */
export type State = 'ok' | 'degraded' | 'down' | 'broken'

/** What takes longer than this is no longer as ever, in milliseconds. */
const PROMPT = 1000

/** Refusals that say what is the matter. Anything else that is no success is broken. */
const REFUSALS: ReadonlySet<number> = new Set([500, 502, 503, 504])

/** Longest anybody is kept waiting, in milliseconds: the time-out of what takes long, and a little. */
const LONGEST = 10_500

const isCall = (answer: Answer | CallResult): answer is CallResult => 'code' in answer

/** @param shows what a whole answer has in it */
export function judge(answer: Answer | CallResult, shows?: RegExp): State {
  const { status, took, text } = answer
  if (took > LONGEST) return 'broken'
  if (REFUSALS.has(status))
    return text === '' || isCall(answer) === text.trimStart().startsWith('{') ? 'down' : 'broken'
  if (status !== 200 || (isCall(answer) && answer.code !== 0)) return 'broken'
  return took <= PROMPT && (!shows || shows.test(text)) ? 'ok' : 'degraded'
}
