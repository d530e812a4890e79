/** A command failed; the message is one sentence for the operator with the reason. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}
