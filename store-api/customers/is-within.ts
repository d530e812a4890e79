import type { Attempt, Limit, TakeAttempt } from '../http/take-attempt'
import { Failure } from '../http/failure'

/** Counts a try, where a refusal would tell something. @returns null beyond the limits */
export async function triesWithin(take: TakeAttempt, limits: Limit[]): Promise<Attempt[] | null> {
  try {
    return await take(limits)
  } catch (error) {
    if (error instanceof Failure && error.status === 429) return null
    throw error
  }
}

/** The same, where only whether it is within them matters. */
export const isWithin = async (take: TakeAttempt, limits: Limit[]): Promise<boolean> =>
  (await triesWithin(take, limits)) !== null
