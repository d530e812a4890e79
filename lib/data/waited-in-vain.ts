import { LRUCache } from 'lru-cache'
import { FAILURES } from '../api/api-error'

/** Milliseconds nobody waits once more: longer than Next takes to render a page that failed a second time. */
const HOLDS = 1000

/** Questions that are remembered at once. */
const MOST = 1000

/** By its name: the class is another one in each of Next's bundles, and what is remembered is the process's. */
const isTimeout = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'ApiError' && 'status' in error && error.status === FAILURES.timeout

/**
 * Which questions were waited for in vain a moment ago. Next renders a page that failed a second time, and its shopper would
 * wait a second time: for the same question, or for one whose answer is there and has only gone stale since, as Next shows
 * a stale answer and yet holds the page until it was asked for anew.
 */
export class WaitedInVain {
  readonly #now: () => number
  readonly #failures: LRUCache<string, Error>
  readonly #answered = new LRUCache<string, true>({ max: MOST })
  #last: { error: Error; at: number } | undefined

  /** @param now milliseconds that only ever grow */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now
    this.#failures = new LRUCache({ max: MOST, ttl: HOLDS, ttlResolution: 0, perf: { now } })
  }

  /** Remembers what was answered: there is something to show in its place. */
  answered(path: string) {
    this.#answered.set(path, true)
  }

  /** Remembers a time-out; any other failure came at once, and may come out differently. */
  note(path: string, error: unknown) {
    if (!isTimeout(error)) return
    this.#failures.set(path, error)
    this.#last = { error, at: this.#now() }
  }

  /** @throws the same error where the same question, or any while this one has an answer, was waited for in vain a moment ago */
  refuse(path: string) {
    const failure = this.#failures.get(path) ?? (this.#answered.has(path) ? this.#anyFailure() : undefined)
    if (failure) throw failure
  }

  #anyFailure(): Error | undefined {
    return this.#last && this.#now() - this.#last.at <= HOLDS ? this.#last.error : undefined
  }
}
