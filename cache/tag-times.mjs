import { LRUCache } from 'lru-cache'

/** Tags remembered: of those that changed longest ago, entries are as old as their age makes them. */
const MOST = 100_000

/** When each tag changed last; an entry from before that is out of date. All times are of one clock. */
export class TagTimes {
  /** @type {LRUCache<string, number>} milliseconds since the epoch */
  #changed = new LRUCache({ max: MOST })

  /** @param {string[]} tags @param {number} at @returns {string[]} those for which this is news */
  expire(tags, at) {
    const news = tags.filter((tag) => (this.#changed.peek(tag) ?? -Infinity) < at)
    for (const tag of news) this.#changed.set(tag, at)
    return news
  }

  /** @param {string[]} tags @param {number} asOf what the entry knows the shop at */
  isExpired(tags, asOf) {
    return tags.some((tag) => (this.#changed.get(tag) ?? -Infinity) >= asOf)
  }
}
