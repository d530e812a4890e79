import { LRUCache } from 'lru-cache'

interface Options {
  /** Asks the store API for a path's status. */
  fetchStatus: (path: string) => Promise<number>
  /** Milliseconds since any moment. */
  now?: () => number
}

const MAX_PATHS = 5000

/**
 * A missing resource may be created any moment; a renamed or withdrawn one is known no later than its page, which is
 * cached for a minute.
 */
const TTL_MS = { exists: 60_000, missing: 5_000 }

/** Refusals of an overloaded store API. */
const RETRYABLE_STATUSES: ReadonlySet<number> = new Set([408, 429])

/** No call is made for this long after one failed. */
const PAUSE_MS = 5_000

/**
 * Caches whether products, categories and pages exist, so that the middleware can return a full 404 page: once Next.js has
 * begun to render, it could only send a bare error document. Defaults to *exists* when the store API is unreachable.
 */
export class ResourceExistenceCache {
  readonly #fetchStatus: Options['fetchStatus']
  readonly #now: () => number
  readonly #entries: LRUCache<string, 'exists' | 'missing'>
  #pausedUntil = 0

  constructor({ fetchStatus, now = Date.now }: Options) {
    this.#fetchStatus = fetchStatus
    this.#now = now
    // Expired entries are kept: they are served while the store API is unreachable.
    this.#entries = new LRUCache({ max: MAX_PATHS, perf: { now }, ttlResolution: 0, noDeleteOnStaleGet: true, ttl: 1 })
  }

  /** Whether the store API has a resource at this path. Never throws: failures are passed to `onError`. */
  async has(path: string, onError: (error: unknown) => void = () => {}): Promise<boolean> {
    const fresh = this.#entries.get(path)
    if (fresh) return fresh === 'exists'
    const existed = this.#entries.get(path, { allowStale: true }) !== 'missing'
    if (this.#now() < this.#pausedUntil) return existed
    try {
      const status = await this.#fetchStatus(path)
      const isRefused = status >= 400 && status !== 404
      // A request the store API does not understand says nothing about its state.
      if (isRefused && status < 500 && !RETRYABLE_STATUSES.has(status)) return true
      if (isRefused) throw new Error(`status ${status}`)
      const entry = status === 404 ? 'missing' : 'exists'
      this.#entries.set(path, entry, { ttl: TTL_MS[entry] })
      return entry === 'exists'
    } catch (error) {
      this.#pausedUntil = this.#now() + PAUSE_MS
      onError(error)
      return existed
    }
  }
}
