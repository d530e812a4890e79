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
 * long as none can be had. In a new era it is out of date at once: the new one is waited for.
 */
export class Remembered<Value> {
  readonly #options: Required<Options<Value>>
  #value: Value | undefined
  #era = ''
  #nextLoad = 0
  #loading: Promise<void> | undefined
  /** What is kept is known to be of an era before. */
  #isOutdated = true

  constructor(options: Options<Value>) {
    this.#options = { now: Date.now, ...options }
  }

  /**
   * The value; undefined when it was never had. Waits for the very first one, and for the first one of an era.
   * @param inBackground keeps the process at a refresh that nobody waits for
   * @param era another word whenever the value is known to have changed
   */
  async get(inBackground: (work: Promise<void>) => void, era = ''): Promise<Value | undefined> {
    if (era !== this.#era) this.#enter(era)
    else if (this.#options.now() >= this.#nextLoad) this.#loading ??= this.#load()
    if (this.#loading && !this.#isOutdated) inBackground(this.#loading)
    else await this.#loading
    return this.#value
  }

  /** What is being fetched may have been asked for before the change. */
  #enter(era: string) {
    this.#era = era
    this.#isOutdated = true
    this.#loading = (this.#loading ?? Promise.resolve()).then(() => this.#load())
  }

  async #load(): Promise<void> {
    const { load, freshFor, retryAfter, now } = this.#options
    const era = this.#era
    try {
      this.#value = await load()
      this.#nextLoad = now() + freshFor
    } catch {
      // The store API is away: what is known stays known, and the next try comes later.
      this.#nextLoad = now() + retryAfter
    }
    // Somebody may have been told meanwhile that it has changed once more: then another load follows this one.
    if (era !== this.#era) return
    this.#loading = undefined
    this.#isOutdated = this.#value === undefined
  }
}
