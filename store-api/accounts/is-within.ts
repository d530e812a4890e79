import type { Limit, TakeAttempt } from '../attempts/take-attempt'
import { Failure } from '../failure'

/** Counts a try and says whether it is within the limits, where a refusal would tell something. */
export async function isWithin(take: TakeAttempt, limits: Limit[]): Promise<boolean> {
  try {
    await take(limits)
    return true
  } catch (error) {
    if (error instanceof Failure && error.status === 429) return false
    throw error
  }
}
