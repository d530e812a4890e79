import { HttpError, isRetryable } from '../../../store-api/http/errors'
import type { Environment } from './environment'

/** Runs an operator's action, which may be rejected with a reason or be retryable. @returns whether it succeeded */
export async function attempt({ claims }: Pick<Environment, 'claims'>, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    const isRejection = (error instanceof HttpError && error.status < 500) || isRetryable(error)
    claims.check(
      'a failed action of an operator has a reason, or is retryable',
      isRejection,
      error instanceof Error ? error.stack : String(error),
    )
    return false
  }
}
