/**
 * Memory leak of server rendering: React aborts its cache signal with an `Error` after every render and retains it.
 * Until the stack of an error is read, V8 retains the receivers and closures of its frames: the completed render, and
 * through the queue of `setImmediate` concurrent renders. Reading the stack turns it into a string. See
 * docs/decisions/036.
 *
 * - Upstream: https://github.com/react/react/issues/37288 (fix: pull request 37289),
 *   https://github.com/nodejs/node/issues/66192, https://github.com/vercel/next.js/issues/84648
 * - Seen with React 19.3.1, Next.js 16.4.6, Node.js 20.20.
 * - Remove it when `npm run bench memory` passes without it; abort-controller-leak.test.ts fails when V8 no longer does
 *   this.
 *
 * @returns a function that undoes it
 */
export function formatAbortReasons(): () => void {
  const original = Object.getOwnPropertyDescriptor(AbortController.prototype, 'abort')
  if (typeof original?.value !== 'function') return () => {}
  const abort = original.value as AbortController['abort']
  AbortController.prototype.abort = function (this: AbortController, ...reason: [reason?: unknown]) {
    abort.apply(this, reason)
    void (this.signal.reason as { stack?: unknown } | null | undefined)?.stack
  }
  return () => void Object.defineProperty(AbortController.prototype, 'abort', original)
}
