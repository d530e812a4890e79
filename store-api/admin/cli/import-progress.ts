import { SingleBar } from 'cli-progress'
import { sanitize, print } from './args'

const LOG_INTERVAL_MS = 60_000

/** Milliseconds of work after which the rate is meaningful. */
const FIRST_RATE_MS = 2000

/** The state of an import. */
interface Progress {
  done: number
  total: number
  elapsedMs: number
}

/** `90 s`, `12 min`. */
const durationOf = (ms: number) => (ms < 120_000 ? `${Math.ceil(ms / 1000)} s` : `${Math.ceil(ms / 60_000)} min`)

/** `250 of 1244 products, 25 a second, 40 s left`. */
export function progressLine({ done, total, elapsedMs }: Progress): string {
  const counts = `${done} of ${total} products`
  if (done === 0 || elapsedMs < FIRST_RATE_MS) return counts
  const rate = (done / elapsedMs) * 1000
  const rateText = rate < 1 ? `${Math.round(rate * 60)} a minute` : `${Math.round(rate)} a second`
  return `${counts}, ${rateText}, ${durationOf((Math.max(0, total - done) / rate) * 1000)} left`
}

/**
 * Reports the progress of an import: a bar on a terminal, a line a minute in a log. @param total products of the file
 */
export function startProgress(total: number, now: () => number = Date.now) {
  const start = now()
  const format = '{bar} {line}  {key}'
  const bar = process.stdout.isTTY
    ? new SingleBar({ format, barsize: 20, clearOnComplete: true, hideCursor: true })
    : null
  bar?.start(total, 0, { key: '', line: '' })
  let done = 0
  let printedAt = start
  return {
    add: (key: string) => {
      done++
      const line = progressLine({ done, total, elapsedMs: now() - start })
      bar?.update(Math.min(done, total), { line, key: sanitize(key) })
      if (bar || now() - printedAt < LOG_INTERVAL_MS) return
      printedAt = now()
      print(`${line} …`)
    },
    stop: () => bar?.stop(),
  }
}
