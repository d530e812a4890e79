import { LRUCache } from 'lru-cache'

/** Entries being made at once, at most. */
const MOST = 10_000

/** What takes longer than this has failed, in milliseconds. */
const LONGEST = 30_000

/** How far back something is dated whose beginning nobody saw, in milliseconds. */
const GRACE = 2000

/**
 * When the making of each entry began. A page knows the shop as it was then: what changed while it was made makes it
 * out of date, however new it is.
 */
export class Begun {
  /** @type {LRUCache<string, number>} */
  #since = new LRUCache({ max: MOST })

  /** Somebody asks for what is not there, and will make it. @param {string} key @param {number} now */
  note(key, now) {
    const since = this.#since.get(key)
    if (since === undefined || now - since > LONGEST) this.#since.set(key, now)
  }

  /** It is made. @param {string} key @param {number} now @returns {number} when that began */
  take(key, now) {
    const since = this.#since.get(key) ?? now - GRACE
    this.#since.delete(key)
    return since
  }
}
