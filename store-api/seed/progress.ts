import { SingleBar } from 'cli-progress'
import type { OnProgress } from './seed'

/** A bar on a terminal, a line for each quarter elsewhere. */
export function seedingProgress(out: NodeJS.WriteStream = process.stderr): {
  onProgress: OnProgress
  stop: () => void
} {
  if (out.isTTY) {
    const bar = new SingleBar({ format: 'Filling the shop {bar} {percentage}% · {value} of {total} rows', stream: out })
    const onProgress: OnProgress = (done, total) => {
      if (!bar.isActive) bar.start(total, 0)
      bar.update(done)
    }
    return { onProgress, stop: () => bar.stop() }
  }
  let told = 0
  const onProgress: OnProgress = (done, total) => {
    const quarter = Math.floor((done / total) * 4)
    if (quarter <= told) return
    told = quarter
    out.write(`Filling the shop: ${quarter * 25} %\n`)
  }
  return { onProgress, stop: () => {} }
}
