/** Milliseconds: finer turns of the clock are not kept. */
const TICK = 1

/**
 * Sends requests at a constant rate, however late the responses are.
 * @param ask sends one; receives the time it was due, on the clock of `performance.now()`
 * @returns stops it
 */
export function atConstantRate(rate: number, ask: (due: number) => void): () => void {
  const begun = performance.now()
  const step = 1000 / rate
  let asked = 0
  const askAllDue = () => {
    const now = performance.now()
    for (; begun + asked * step <= now; asked++) ask(begun + asked * step)
  }
  const timer = setInterval(askAllDue, TICK)
  return () => clearInterval(timer)
}
