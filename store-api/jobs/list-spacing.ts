import type { CacheTag } from '../../contract/cache-tags'

/** Changes of one list that are told at once. */
const AT_ONCE = 3

/** Time after which a list may change once more, in milliseconds. */
const REFILL_MS = 60_000

/** Lists are on every page: the categories in the header, what stands in them, and what is new. */
const isList = (tag: CacheTag): boolean => tag === 'listing' || tag === 'categories' || tag.startsWith('category:')

interface Allowance {
  left: number
  /** Milliseconds since the epoch. */
  at: number
}

/**
 * Keeps an import from making every page out of date with every product it writes: the first changes of a list are told
 * at once, further ones once a minute, together, which is when pages expire anyway. What is told of a product itself, such as a new price, never waits.
 */
export class ListSpacing {
  readonly #allowances = new Map<CacheTag, Allowance>()

  /** Lists whose changes wait. @param now milliseconds since the epoch */
  waiting(now: number): CacheTag[] {
    return [...this.#allowances].flatMap(([tag, allowance]) => (this.#leftAt(allowance, now) < 1 ? tag : []))
  }

  /** Called with what storefronts were told. @param now milliseconds since the epoch */
  note(tags: readonly CacheTag[], now: number): void {
    for (const [tag, allowance] of this.#allowances)
      if (this.#leftAt(allowance, now) === AT_ONCE) this.#allowances.delete(tag)
    for (const tag of tags.filter(isList)) {
      const left = this.#leftAt(this.#allowances.get(tag) ?? { left: AT_ONCE, at: now }, now)
      this.#allowances.set(tag, { left: left - 1, at: now })
    }
  }

  #leftAt({ left, at }: Allowance, now: number): number {
    return Math.min(AT_ONCE, left + Math.max(0, now - at) / REFILL_MS)
  }
}
