import { wordsOf } from './normalise'

/** Longer keywords are rarely searched for twice. */
const MAX_WORDS = 4

/** Requests of strangers must not fill the memory. */
const MAX_KEYWORDS_PER_MINUTE = 500

/**
 * The keywords of searches with results since the last minute. A keyword counts once a minute, however often it is
 * searched for: caches in front of the shop hide repeated searches, and one person cannot make it popular quickly.
 */
export class SearchCounts {
  #keywords = new Set<string>()

  /** @param keyword as typed */
  note(keyword: string) {
    const words = wordsOf(keyword)
    const isCounted = words.length > 0 && words.length <= MAX_WORDS && this.#keywords.size < MAX_KEYWORDS_PER_MINUTE
    if (isCounted) this.#keywords.add(words.join(' '))
  }

  /** The noted keywords, sorted, which are then forgotten. */
  take(): string[] {
    const taken = [...this.#keywords].toSorted()
    this.#keywords.clear()
    return taken
  }
}
