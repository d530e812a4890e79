import { LRUCache } from 'lru-cache'
import { FAILURES } from '../api/api-error'

/** Longer than Next.js takes to render a failed page a second time. */
const TIMEOUT_TTL_MS = 1000

const MAX_PATHS = 1000

/** Compares the name, because each of Next's bundles has its own class, and the cache belongs to the process. */
const isTimeout = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'ApiError' && 'status' in error && error.status === FAILURES.timeout

/**
 * Remembers calls that timed out within the last second, so that they fail fast. Next.js renders a failed page a second
 * time, and delays a page until its stale data has been fetched again: the shopper would wait for the timeout twice.
 */
export class TimeoutCache {
  readonly #now: () => number
  readonly #failures: LRUCache<string, Error>
  readonly #cached = new LRUCache<string, true>({ max: MAX_PATHS })
  #lastTimeout: { error: Error; at: number } | undefined

  /** @param now monotonic clock, in milliseconds */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now
    this.#failures = new LRUCache({ max: MAX_PATHS, ttl: TIMEOUT_TTL_MS, ttlResolution: 0, perf: { now } })
  }

  /** Records that the path has a cached response, which can be served stale. */
  markCached(path: string) {
    this.#cached.set(path, true)
  }

  /** Records a timeout. Other failures are immediate, and are retried. */
  recordTimeout(path: string, error: unknown) {
    if (!isTimeout(error)) return
    this.#failures.set(path, error)
    this.#lastTimeout = { error, at: this.#now() }
  }

  /** @throws the recent timeout of this path; of any path, if this one has a cached response */
  throwRecentTimeout(path: string) {
    const failure = this.#failures.get(path) ?? (this.#cached.has(path) ? this.#anyFailure() : undefined)
    if (failure) throw failure
  }

  #anyFailure(): Error | undefined {
    return this.#lastTimeout && this.#now() - this.#lastTimeout.at <= TIMEOUT_TTL_MS
      ? this.#lastTimeout.error
      : undefined
  }
}
