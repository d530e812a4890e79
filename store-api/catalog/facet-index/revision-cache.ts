import { LRUCache } from 'lru-cache'

/** Maximum age of values whose change was not detected, such as after a manual write into the database. */
const MAX_AGE_MS = 60_000

interface CacheEntry<Value> {
  revision: number
  expiresAt: number
  value: Value
}

interface Options {
  /** Maximum number of entries. */
  maxEntries: number
  /** Milliseconds since the epoch. */
  now: () => number
}

/** Caches values derived from products until any product changes, which changes the revision of the catalog index. */
export class RevisionCache<Key extends string | number, Value> {
  readonly #cache: LRUCache<Key, CacheEntry<Value>>
  readonly #now: () => number

  constructor({ maxEntries, now }: Options) {
    this.#cache = new LRUCache({ max: maxEntries })
    this.#now = now
  }

  /** @param revision of the catalog index, read before the value is computed */
  get(key: Key, revision: number): Value | undefined {
    const entry = this.#cache.get(key)
    return entry?.revision === revision && this.#now() < entry.expiresAt ? entry.value : undefined
  }

  /** The last value, however old. */
  peek(key: Key): Value | undefined {
    return this.#cache.peek(key)?.value
  }

  set(key: Key, revision: number, value: Value): void {
    // Spreads expiry, so that values computed together are not all recomputed together.
    const expiresAt = this.#now() + MAX_AGE_MS * (1 - Math.random() / 2)
    this.#cache.set(key, { revision, expiresAt, value })
  }

  /** Only this value: a newer one may have replaced it. */
  delete(key: Key, value: Value): void {
    if (this.#cache.peek(key)?.value === value) this.#cache.delete(key)
  }
}
