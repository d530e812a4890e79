interface Options<Value> {
  load: () => Promise<Value>
  /** Milliseconds a value counts as fresh. */
  freshFor: number
  /** Milliseconds between two tries while loading fails. */
  retryAfter: number
  /** Milliseconds since the epoch. */
  now?: () => number
}

/**
 * One value from elsewhere, kept in memory: fresh for a while, then served stale while a new one is fetched, and for as
 * long as none can be had.
 */
export class Remembered<Value> {
  readonly #options: Required<Options<Value>>
  #value: Value | undefined
  #nextLoad = 0
  #loading: Promise<void> | undefined

  constructor(options: Options<Value>) {
    this.#options = { now: Date.now, ...options }
  }

  /**
   * The value; undefined when it was never had. Waits only for the very first one.
   * @param inBackground keeps the process at a refresh that nobody waits for
   */
  async get(inBackground: (work: Promise<void>) => void): Promise<Value | undefined> {
    if (this.#options.now() >= this.#nextLoad) this.#loading ??= this.#load()
    if (this.#loading && this.#value !== undefined) inBackground(this.#loading)
    else await this.#loading
    return this.#value
  }

  async #load(): Promise<void> {
    const { load, freshFor, retryAfter, now } = this.#options
    try {
      this.#value = await load()
      this.#nextLoad = now() + freshFor
    } catch {
      // The store API is away: what is known stays known, and the next try comes later.
      this.#nextLoad = now() + retryAfter
    } finally {
      this.#loading = undefined
    }
  }
}
