/** When the breaker opens and how often it lets one request through to see. */
interface BreakerOptions {
  /** Failures in a row that open it. */
  failures?: number
  /** Milliseconds between two probes while it is open. */
  probeEvery?: number
  /** Milliseconds since the epoch. */
  now?: () => number
}

/** Answers at once while the store API is away, instead of letting every shopper wait for the time-out. */
export class Breaker {
  readonly #limit: number
  readonly #probeEvery: number
  readonly #now: () => number
  #failures = 0
  #nextProbe = 0

  constructor({ failures = 5, probeEvery = 5000, now = Date.now }: BreakerOptions = {}) {
    this.#limit = failures
    this.#probeEvery = probeEvery
    this.#now = now
  }

  /** Whether the store API counts as away. */
  get isOpen(): boolean {
    return this.#failures >= this.#limit
  }

  /** Whether a request may be sent now; while open, true once every `probeEvery`. */
  allows(): boolean {
    if (!this.isOpen) return true
    if (this.#now() < this.#nextProbe) return false
    this.#nextProbe = this.#now() + this.#probeEvery
    return true
  }

  succeeded() {
    this.#failures = 0
  }

  failed() {
    this.#failures++
    if (this.#failures === this.#limit) this.#nextProbe = this.#now() + this.#probeEvery
  }
}
