/** An error that the user can fix: printed as a sentence, without a stack. */
export class UserError extends Error {
  override readonly name = 'UserError'
}

/** The text to print for an error: only the message of a `UserError`, otherwise the stack. */
export function describeError(error: unknown): string {
  if (error instanceof UserError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
