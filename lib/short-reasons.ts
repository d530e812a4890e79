/**
 * Lets go of what the reason of an abort holds on to. With an error V8 keeps whatever each function of its stack was called
 * on, until somebody asks for the stack. React ends every page with such an error and keeps it with the page; it comes out of
 * `setImmediate`, whose immediates hold their neighbours, which hold the pages of others. While many are made at once, none
 * that was made before was ever given back (docs/decisions/036).
 * @returns how to leave reasons as they come
 */
export function shortenReasons(): () => void {
  const own = Object.getOwnPropertyDescriptor(AbortController.prototype, 'abort')
  if (typeof own?.value !== 'function') return () => {}
  const abort = own.value as AbortController['abort']
  AbortController.prototype.abort = function (this: AbortController, ...reason: [reason?: unknown]) {
    abort.apply(this, reason)
    void (this.signal.reason as { stack?: unknown } | null | undefined)?.stack
  }
  return () => void Object.defineProperty(AbortController.prototype, 'abort', own)
}
