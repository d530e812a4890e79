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
  private lastTickMs: number
  private pauses: [from: number, to: number][] = []

  /** @param now monotonic clock, in milliseconds */
  constructor(private readonly now = () => performance.now()) {
    this.lastTickMs = now()
  }

  tick(): void {
    const now = this.now()
    if (now - this.lastTickMs > PAUSE_MS)
      this.pauses = [...this.pauses, [this.lastTickMs, now] as [number, number]].slice(-MAX_PAUSES)
    this.lastTickMs = now
  }

  /** @returns milliseconds since `startedAt`, without pauses */
  elapsedSince(startedAt: number): number {
    this.tick()
    const paused = this.pauses.map(([from, to]) => Math.max(0, to - Math.max(from, startedAt)))
    return this.lastTickMs - startedAt - paused.reduce((sum, duration) => sum + duration, 0)
  }
}

/** Starts a detector, whose timer does not keep the process alive. */
export function startPauseDetector(): PauseDetector {
  const detector = new PauseDetector()
  setInterval(() => detector.tick(), TICK_MS).unref()
  return detector
}
