import type { Logger } from 'pino'

/** A periodic job. */
interface PeriodicJob {
  /** Name in the log. */
  name: string
  /** Milliseconds between the end of one run and the next. */
  intervalMs: number
  /** One run; it should return early once `isStopped()` is true. */
  work: (isStopped: () => boolean) => Promise<void>
  logger: Logger
}

/**
 * Runs a job periodically; a failed run is logged and repeated at the next interval.
 * @returns stops it; resolves when the current run has ended
 */
export function runEvery({ name, intervalMs, work, logger }: PeriodicJob): () => Promise<void> {
  let isStopped = false
  let wake = () => {}
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, intervalMs)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  const loop = async () => {
    while (!isStopped) {
      await work(() => isStopped).catch((error: unknown) => logger.error({ err: error }, `${name} failed`))
      if (!isStopped) await pause()
    }
  }
  const ended = loop()
  return () => {
    isStopped = true
    wake()
    return ended
  }
}
