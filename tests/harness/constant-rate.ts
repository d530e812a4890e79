/** The shortest interval of a timer. */
const TICK_MS = 1

/**
 * Sends requests at a constant rate, however late the responses are.
 * @param rate requests a second
 * @param send sends a request; receives the time it was due, on the clock of `performance.now()`
 * @returns a function that stops it
 */
export function atConstantRate(rate: number, send: (due: number) => void): () => void {
  const startedAt = performance.now()
  const step = 1000 / rate
  let sent = 0
  const sendAllDue = () => {
    const now = performance.now()
    for (; startedAt + sent * step <= now; sent++) send(startedAt + sent * step)
  }
  const timer = setInterval(sendAllDue, TICK_MS)
  return () => clearInterval(timer)
}
