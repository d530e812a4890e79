/** A command cannot be done; the message is for the operator and says why in a sentence. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}
