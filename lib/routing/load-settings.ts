import { callErrors, settingsMetric } from './call-reports'
import { fetchSettings } from './edge-api-client'
import type { Step } from './request-context'

interface Options<Value> {
  load: () => Promise<Value>
  /** Milliseconds a value counts as fresh. */
  freshMs: number
  /**
   * Further milliseconds during which it is served stale while a new one is loaded; after that, responses wait for the
   * new one.
   */
  staleMs: number
  /** Maximum milliseconds that a response waits if there is an old value. */
  maxWaitMs: number
  /** Milliseconds between two attempts while loading fails. */
  retryDelayMs: number
  onError?: (error: unknown) => void
  /** Milliseconds since the epoch. */
  now?: () => number
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** One value cached in memory, stale-while-revalidate; while loading fails the last one is served whatever its age. */
export class SwrCache<Value> {
  readonly #options: Required<Options<Value>>
  #value: Value | undefined
  #loading: Promise<void> | undefined
  #nextLoad = 0
  /** End of the period in which a stale value is served while a new one is loaded. */
  #staleUntil = 0
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
      if (now >= this.#staleUntil && !this.#isFailing)
        await Promise.race([this.#loading, sleep(this.#options.maxWaitMs)])
    }
    return this.#value
  }

  async #load(): Promise<void> {
    const { load, freshMs, staleMs, retryDelayMs, onError, now } = this.#options
    try {
      this.#value = await load()
      this.#nextLoad = now() + freshMs
      this.#staleUntil = this.#nextLoad + staleMs
      this.#isFailing = false
    } catch (error) {
      this.#nextLoad = now() + retryDelayMs
      this.#isFailing = true
      onError(error)
    }
    this.#loading = undefined
  }
}

/** A new restriction or language of the store takes effect after seven seconds at the latest. */
const settings = new SwrCache({
  load: fetchSettings,
  freshMs: 5_000,
  staleMs: 2_000,
  maxWaitMs: 300,
  retryDelayMs: 2_000,
  onError: (error) => callErrors.add('settings', error),
})

/** Puts the store settings into the context. While they are unknown, nothing is restricted and no page is cached. */
export const loadSettings: Step = async (context) => {
  context.settings = await settings.get(context.waitUntil)
  const state = settings.isFailing ? 'stale' : 'fresh'
  context.serverTiming.add(settingsMetric(context.settings ? state : 'unavailable'))
  return undefined
}
