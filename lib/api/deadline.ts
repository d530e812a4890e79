/** Milliseconds a timer may be late on a busy machine before the delay counts as a pause of the program. */
const TOLERATED_DELAY_MS = 100

export interface Deadline {
  /** Aborted with a `TimeoutError` when the time is over. */
  signal: AbortSignal
  /** Must be called when the response has been read. */
  clear: () => void
}

/**
 * A time limit for a call, as `AbortSignal.timeout`, but time in which this program itself could not run does not count:
 * timers come before sockets in the event loop, so that after a pause (a suspended machine, a long task) every call in
 * flight would be aborted although its response has arrived, and the circuit breaker would open. It is extended once, by
 * the length of the pause and at most by `ms`.
 * @param ms time limit in milliseconds
 * @param now monotonic clock in milliseconds
 */
export function createDeadline(ms: number, now = () => performance.now()): Deadline {
  const controller = new AbortController()
  const abort = () => controller.abort(new DOMException(`no response in ${ms} ms`, 'TimeoutError'))
  const due = now() + ms
  let timer = setTimeout(() => {
    const pause = now() - due
    if (pause <= TOLERATED_DELAY_MS) return abort()
    timer = setTimeout(abort, Math.min(pause, ms))
  }, ms)
  return { signal: controller.signal, clear: () => clearTimeout(timer) }
}
