import { LRUCache } from 'lru-cache'

/**
 * Maximum age, in milliseconds, of values whose change went unnoticed, such as after a manual write into the database.
 */
const HOLDS = 60_000

interface Kept<Value> {
  revision: number
  until: number
  value: Value
}

interface Options {
  /** Maximum number of values. */
  capacity: number
  /** Milliseconds since the epoch. */
  now: () => number
}

/** Caches values derived from products until any product changes, which changes the revision of listings. */
export class RevisionCache<Key extends string | number, Value> {
  readonly #kept: LRUCache<Key, Kept<Value>>
  readonly #now: () => number

  constructor({ capacity, now }: Options) {
    this.#kept = new LRUCache({ max: capacity })
    this.#now = now
  }

  /** @param revision of the listings, read before the value is computed */
  find(key: Key, revision: number): Value | undefined {
    const kept = this.#kept.get(key)
    return kept?.revision === revision && this.#now() < kept.until ? kept.value : undefined
  }

  /** The last value, however old. */
  last(key: Key): Value | undefined {
    return this.#kept.peek(key)?.value
  }

  keep(key: Key, revision: number, value: Value): void {
    // Spreads expiry, so that values computed together are not all recomputed together.
    const until = this.#now() + HOLDS * (1 - Math.random() / 2)
    this.#kept.set(key, { revision, until, value })
  }

  /** Only this value: a newer one may have replaced it. */
  forget(key: Key, value: Value): void {
    if (this.#kept.peek(key)?.value === value) this.#kept.delete(key)
  }
}
