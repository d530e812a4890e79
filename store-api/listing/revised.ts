import { LRUCache } from 'lru-cache'

/** How long what no listing knows of (names of categories) may be old, in milliseconds. */
const HOLDS = 5000

interface Kept<Value> {
  revision: number
  until: number
  value: Value
}

interface Options {
  /** Values kept at most. */
  capacity: number
  /** Milliseconds since the epoch. */
  now: () => number
}

/** What was gathered of products, each until any product has changed: listings have another revision then. */
export class Revised<Key extends string | number, Value> {
  readonly #kept: LRUCache<Key, Kept<Value>>
  readonly #now: () => number

  constructor({ capacity, now }: Options) {
    this.#kept = new LRUCache({ max: capacity })
    this.#now = now
  }

  /** @param revision of the listings, before anything was gathered */
  find(key: Key, revision: number): Value | undefined {
    const kept = this.#kept.get(key)
    return kept?.revision === revision && this.#now() < kept.until ? kept.value : undefined
  }

  keep(key: Key, revision: number, value: Value): void {
    this.#kept.set(key, { revision, until: this.#now() + HOLDS, value })
  }

  /** Only this one: another may have come for it meanwhile. */
  forget(key: Key, value: Value): void {
    if (this.#kept.peek(key)?.value === value) this.#kept.delete(key)
  }
}
