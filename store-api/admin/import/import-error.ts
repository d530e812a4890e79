/** A file cannot be imported at all, or ended in the middle. */
export class ImportError extends Error {
  override readonly name = 'ImportError'
}
