import { SingleBar } from 'cli-progress'
import type { OnProgress } from './seed'

interface Progress {
  onProgress: OnProgress
  stop: () => void
}

/** A progress bar on a terminal, otherwise a line per quarter. */
export const seedingProgress = (out: NodeJS.WriteStream = process.stderr): Progress => progress('rows', out)

/** {@link seedingProgress} for generated products. */
export const generatingProgress = (out: NodeJS.WriteStream = process.stderr): Progress => progress('products', out)

function progress(unit: string, out: NodeJS.WriteStream): Progress {
  if (out.isTTY) {
    const format = `Filling the shop {bar} {percentage}% · {value} of {total} ${unit} · {eta_formatted} to go`
    const bar = new SingleBar({ format, stream: out })
    const onProgress: OnProgress = (done, total) => {
      if (!bar.isActive) bar.start(total, 0)
      bar.update(done)
    }
    return { onProgress, stop: () => bar.stop() }
  }
  let reported = 0
  const onProgress: OnProgress = (done, total) => {
    const quarter = Math.floor((done / total) * 4)
    if (quarter <= reported) return
    reported = quarter
    out.write(`Filling the shop: ${quarter * 25} %\n`)
  }
  return { onProgress, stop: () => {} }
}
