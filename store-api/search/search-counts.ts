import { wordsOf } from './normalise'

/** Longer keywords are rarely searched for twice. */
const MAX_WORDS = 4

/** Bounds the memory use, whatever anonymous clients send. */
const MAX_KEYWORDS_PER_MINUTE = 500

/**
 * The keywords of searches with results since the last minute. A keyword counts once a minute, however often it is
 * searched for: caches in front of the shop hide repeated searches, and one person cannot make it popular quickly.
 */
export class SearchCounts {
  #keywords = new Set<string>()

  /** @param keyword as typed */
  record(keyword: string) {
    const words = wordsOf(keyword)
    const isCounted = words.length > 0 && words.length <= MAX_WORDS && this.#keywords.size < MAX_KEYWORDS_PER_MINUTE
    if (isCounted) this.#keywords.add(words.join(' '))
  }

  /** Returns the recorded keywords, sorted, and clears them. */
  drain(): string[] {
    const drained = [...this.#keywords].toSorted()
    this.#keywords.clear()
    return drained
  }
}
