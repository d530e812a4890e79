import type { Logger } from 'pino'

/** Work that is looked for again and again. */
export interface Repeated {
  /** For the log, should it fail. */
  name: string
  /** Milliseconds between the end of one round and the next. */
  every: number
  /** Stops early when `isStopped` says so. */
  work: (isStopped: () => boolean) => Promise<void>
  logger: Logger
}

/**
 * Does work as long as the program runs; what fails is tried again in the next round.
 * @returns how to stop: resolves when what was under way is through
 */
export function repeat({ name, every, work, logger }: Repeated): () => Promise<void> {
  let isStopped = false
  let wake = () => {}
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, every)
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
