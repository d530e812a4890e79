import { LRUCache } from 'lru-cache'
import { ApiError, FAILURES } from '../api/api-error'

/** Milliseconds nobody waits once more: longer than Next takes to render a page that failed a second time. */
const HOLDS = 1000

/** Questions that are remembered at once. */
const MOST = 1000

/**
 * Which questions were waited for in vain a moment ago. Next renders a page that failed a second time, and its shopper would
 * wait a second time.
 */
export class WaitedInVain {
  readonly #failures: LRUCache<string, ApiError>

  /** @param now milliseconds that only ever grow */
  constructor(now: () => number = () => performance.now()) {
    this.#failures = new LRUCache({ max: MOST, ttl: HOLDS, ttlResolution: 0, perf: { now } })
  }

  /** Remembers a time-out; any other failure came at once, and may come out differently. */
  note(path: string, error: unknown) {
    if (error instanceof ApiError && error.status === FAILURES.timeout) this.#failures.set(path, error)
  }

  /** @throws the same error where the same question was waited for in vain a moment ago */
  refuse(path: string) {
    const failure = this.#failures.get(path)
    if (failure) throw failure
  }
}
