/** An error that the user can mend: printed as a sentence, without a stack. */
export class UserError extends Error {
  override readonly name = 'UserError'
}

/** What to print about an error: the sentence alone where it was written for people; empty when all has been said. */
export function describeError(error: unknown): string {
  if (error instanceof UserError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
