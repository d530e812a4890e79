/** Something the person at the keyboard can put right: told in its own sentence, without a stack. */
export class PlainFailure extends Error {
  override readonly name = 'PlainFailure'
}

/** What to print about an error: the sentence alone where it was written for people; empty when all has been said. */
export function describeFailure(error: unknown): string {
  if (error instanceof PlainFailure) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
