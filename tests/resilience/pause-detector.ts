/** Interval of the timer, and the delay of a tick that counts as a pause of the process. */
const TICK_MS = 20
const PAUSE_MS = 100

/** As many pauses are remembered. */
const MAX_PAUSES = 100

/**
 * Measures how long this process was paused, by the lateness of a timer: a pause of the machine is none of
 * the shop's, which stood still as well.
 */
export class PauseDetector {
  private last: number
  private pauses: [from: number, to: number][] = []

  /** @param now milliseconds of a clock that never goes back */
  constructor(private readonly now = () => performance.now()) {
    this.last = now()
  }

  beat(): void {
    const now = this.now()
    if (now - this.last > PAUSE_MS)
      this.pauses = [...this.pauses, [this.last, now] as [number, number]].slice(-MAX_PAUSES)
    this.last = now
  }

  /** @returns milliseconds from then until now in which this process ran */
  ranSince(begun: number): number {
    this.beat()
    const still = this.pauses.map(([from, to]) => Math.max(0, to - Math.max(from, begun)))
    return this.last - begun - still.reduce((sum, one) => sum + one, 0)
  }
}

/** A pulse that beats by itself, as long as anything else keeps the process. */
export function startPauseDetector(): PauseDetector {
  const pulse = new PauseDetector()
  setInterval(() => pulse.beat(), TICK_MS).unref()
  return pulse
}
