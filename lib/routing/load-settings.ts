import { callErrors, settingsMetric } from './call-reports'
import { fetchSettings } from './edge-api-client'
import type { Step } from './request-context'

interface Options<Value> {
  load: () => Promise<Value>
  /** Milliseconds a value counts as fresh. */
  freshFor: number
  /**
   * Further milliseconds during which it is served stale while a new one is loaded; after that, responses wait for the
   * new one.
   */
  staleFor: number
  /** Maximum milliseconds that a response waits if there is an old value. */
  maxWait: number
  /** Milliseconds between two attempts while loading fails. */
  retryAfter: number
  onError?: (error: unknown) => void
  /** Milliseconds since the epoch. */
  now?: () => number
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** One value cached in memory, stale-while-revalidate; while loading fails the last one is served whatever its age. */
export class SwrCache<Value> {
  readonly #options: Required<Options<Value>>
  #value: Value | undefined
  #loading: Promise<void> | undefined
  #nextLoad = 0
  /** From when on a stale value is not served while a new one is loaded. */
  #expires = 0
  #isFailing = false

  constructor(options: Options<Value>) {
    this.#options = { now: () => Date.now(), onError: () => {}, ...options }
  }

  /** Whether the last attempt to load a value failed. */
  get isFailing(): boolean {
    return this.#isFailing
  }

  /**
   * The value; undefined if it could never be loaded. Never throws.
   * @param waitUntil is passed a refresh that no response waits for
   */
  async get(waitUntil: (work: Promise<void>) => void): Promise<Value | undefined> {
    const now = this.#options.now()
    if (now >= this.#nextLoad) this.#loading ??= this.#load()
    if (!this.#loading) return this.#value
    if (this.#value === undefined) await this.#loading
    else {
      waitUntil(this.#loading)
      if (now >= this.#expires && !this.#isFailing) await Promise.race([this.#loading, pause(this.#options.maxWait)])
    }
    return this.#value
  }

  async #load(): Promise<void> {
    const { load, freshFor, staleFor, retryAfter, onError, now } = this.#options
    try {
      this.#value = await load()
      this.#nextLoad = now() + freshFor
      this.#expires = this.#nextLoad + staleFor
      this.#isFailing = false
    } catch (error) {
      this.#nextLoad = now() + retryAfter
      this.#isFailing = true
      onError(error)
    }
    this.#loading = undefined
  }
}

/** A new restriction or language of the store takes effect after seven seconds at the latest. */
const settings = new SwrCache({
  load: fetchSettings,
  freshFor: 5_000,
  staleFor: 2_000,
  maxWait: 300,
  retryAfter: 2_000,
  onError: (error) => callErrors.add('settings', error),
})

/** Puts the store settings into the context. While they are unknown, nothing is restricted and no page is cached. */
export const loadSettings: Step = async (context) => {
  context.settings = await settings.get(context.waitUntil)
  const known = settings.isFailing ? 'stale' : 'fresh'
  context.serverTiming.add(settingsMetric(context.settings ? known : 'unavailable'))
  return undefined
}
