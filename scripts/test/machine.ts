import { cpus } from 'node:os'

/**
 * Runs of `npm test` can be compared only if the machine was as fast and as free: the speed of virtual processors
 * changes by more than a factor of two within a day (docs/testing.md).
 */

/** Takes 0.1 to 0.2 seconds on the processors of docs/testing.md. */
const ITERATIONS = 100_000_000

/** Milliseconds that one processor takes for a fixed loop. Measure while nothing else runs. */
export function timeLoop(iterations = ITERATIONS): number {
  const start = performance.now()
  let sum = 0
  for (let index = 0; index < iterations; index++) sum += index % 7
  const durationMs = performance.now() - start
  // The sum is used, so that the loop is not optimised away.
  return Number.isFinite(sum) ? durationMs : 0
}

/** Milliseconds of all processors since the machine started. */
export interface ProcessorTime {
  busyMs: number
  idleMs: number
}

/** Sums the CPU time of all programs since the machine started. */
export function readProcessorTime(
  processors: Pick<ReturnType<typeof cpus>[number], 'times'>[] = cpus(),
): ProcessorTime {
  const time = { busyMs: 0, idleMs: 0 }
  for (const { times } of processors) {
    time.busyMs += times.user + times.nice + times.sys + times.irq
    time.idleMs += times.idle
  }
  return time
}

/** How much of their time the processors were busy between two readings, in whole per cent; 0 if no time has passed. */
export function busyPercent(start: ProcessorTime, end: ProcessorTime): number {
  const busy = end.busyMs - start.busyMs
  const all = busy + end.idleMs - start.idleMs
  return all > 0 ? Math.round((100 * busy) / all) : 0
}

/** Duration of a run, and speed and load of the machine. @param loopsMs results of `timeLoop` during the run */
export function runLine(durationMs: number, busy: number, loopsMs: number[]): string {
  const seconds = (durationMs / 1000).toFixed(1)
  const [fastest, slowest] = [Math.min(...loopsMs), Math.max(...loopsMs)].map((loopMs) => Math.round(loopMs))
  const range = fastest === slowest ? `${fastest}` : `${fastest} to ${slowest}`
  const speed = loopsMs.length > 0 ? `; a fixed loop took ${range} ms` : ''
  return `All steps: ${seconds} s, processors ${busy} % busy${speed}`
}
