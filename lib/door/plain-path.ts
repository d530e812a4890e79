/** A step to a folder or the one above it, as Next resolves it: after any separator, also in percent-encoding. */
const STEP = /[/\\](?:\.|%2e){1,2}(?=[/\\?#]|$)/i

/**
 * Whether the path of a request is the one Next will find in it. Next resolves steps (`/metrics/../search`), what is decided here
 * goes by the letters; a browser resolves them itself and never sends any.
 */
export function isPlainPath(address = '/'): boolean {
  const path = address.split('?', 1)[0] ?? ''
  return !STEP.test(path) && !path.includes('\\')
}
