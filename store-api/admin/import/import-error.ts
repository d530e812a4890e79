/** A file cannot be imported at all, or is truncated. */
export class ImportError extends Error {
  override readonly name = 'ImportError'
}
