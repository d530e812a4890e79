import { LRUCache } from 'lru-cache'

/** Maximum number of tags whose last change is remembered; entries with older tags expire by age. */
const MAX_CHANGED_TAGS = 100_000

/**
 * Prefix of a changed tag whose responses may be served while they are rendered again (contract/cache-tags.ts), and for
 * how long at most, in milliseconds.
 */
const STALE = 'stale:'
const MAX_STALE_MS = 60_000

/** @param {string} tag */
export const isStaleTag = (tag) => tag.startsWith(STALE)

/** @typedef {{ asOf: number, tags: string[] }} Tagged its rendering began at `asOf`, in milliseconds since the epoch */

/** Time of each tag's last change. All times are in milliseconds since the epoch. */
export class ChangedTags {
  /** @type {LRUCache<string, number>} */
  #changedAt = new LRUCache({ max: MAX_CHANGED_TAGS })

  /** @param {string[]} tags @param {number} at @returns {string[]} the tags whose change is new */
  note(tags, at) {
    const news = tags.filter((tag) => (this.#changedAt.peek(tag) ?? -Infinity) < at)
    for (const tag of news) this.#changedAt.set(tag, at)
    return news
  }

  /**
   * Whether an entry must not be served: a tag changed after its rendering began.
   * @param {Tagged} entry @param {{ tags?: string[], isResponse: boolean, now: number }} context its tags are those of
   *   data; a response is rendered again from data that is up to date, so only responses may be stale
   */
  isExpired({ asOf, tags }, { tags: more = [], isResponse, now }) {
    const all = [...tags, ...more]
    return (
      this.#isChanged(all, asOf, Infinity) ||
      this.#isChanged(all.map(staleTag), asOf, isResponse ? now - MAX_STALE_MS : Infinity)
    )
  }

  /** Whether a response should be rendered again, but may be served until then. @param {Tagged} entry */
  isStale({ asOf, tags }) {
    return this.#isChanged(tags.map(staleTag), asOf, Infinity)
  }

  /** @param {string[]} tags @param {number} from @param {number} to */
  #isChanged(tags, from, to) {
    return tags.some((tag) => {
      const at = this.#changedAt.get(tag) ?? -Infinity
      return at >= from && at <= to
    })
  }
}

/** @param {string} tag */
const staleTag = (tag) => STALE + tag
