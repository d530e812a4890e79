import { HttpError, isRetryable } from '../../../store-api/http/errors'
import type { Environment } from './environment'

/** Something an operator does: done, refused for a reason, or asked to retry. @returns whether it was done */
export async function attempt({ claims }: Pick<Environment, 'claims'>, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    const isRefusal = (error instanceof HttpError && error.status < 500) || isRetryable(error)
    claims.that('an operator is refused for a reason', isRefusal, error instanceof Error ? error.stack : String(error))
    return false
  }
}
