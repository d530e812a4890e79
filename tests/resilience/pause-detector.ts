/** Interval of the timer, and the delay of a tick that counts as a pause of the process. */
const TICK_MS = 20
const PAUSE_MS = 100

/** Number of remembered pauses. */
const MAX_PAUSES = 100

/**
 * Detects pauses of this process by late ticks of a timer. A pause of the machine stops the shop as well, and must not
 * count as its latency.
 */
export class PauseDetector {
  private last: number
  private pauses: [from: number, to: number][] = []

  /** @param now monotonic clock, in milliseconds */
  constructor(private readonly now = () => performance.now()) {
    this.last = now()
  }

  beat(): void {
    const now = this.now()
    if (now - this.last > PAUSE_MS)
      this.pauses = [...this.pauses, [this.last, now] as [number, number]].slice(-MAX_PAUSES)
    this.last = now
  }

  /** @returns milliseconds since `begun`, without pauses */
  ranSince(begun: number): number {
    this.beat()
    const paused = this.pauses.map(([from, to]) => Math.max(0, to - Math.max(from, begun)))
    return this.last - begun - paused.reduce((sum, duration) => sum + duration, 0)
  }
}

/** Starts a detector, whose timer does not keep the process alive. */
export function startPauseDetector(): PauseDetector {
  const detector = new PauseDetector()
  setInterval(() => detector.beat(), TICK_MS).unref()
  return detector
}
