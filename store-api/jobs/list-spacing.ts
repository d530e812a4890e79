import type { CacheTag } from '../../contract/cache-tags'

/** Up to this number of products changed within a minute, the changes count as manual work; more as an import. */
const FEW_PRODUCTS = 20

/** Time without a changed product after which an import is over, in milliseconds. */
const QUIET_MS = 2_000

/** Milliseconds between two notices of one list while many products change: the lifetime of pages. */
const MINUTE_MS = 60_000

/** Lists are on every page: the categories in the header, their content, and new products. */
const isList = (tag: CacheTag): boolean => tag === 'listing' || tag === 'categories' || tag.startsWith('category:')

/**
 * Keeps an import from invalidating every page with every product it writes: while many products change, storefronts
 * are notified of each list once a minute, and of all lists at the end. Changes of a product itself, such as a new
 * price, are never delayed.
 */
export class ListSpacing {
  /** Time of the last notice of a list, in milliseconds since the epoch. */
  readonly #toldAt = new Map<CacheTag, number>()
  #products: { at: number; count: number }[] = []

  /** Lists whose changes are delayed. @param now milliseconds since the epoch */
  waiting(now: number): CacheTag[] {
    const isRecent = (at: number) => at > now - MINUTE_MS
    this.#products = this.#products.filter(({ at }) => isRecent(at))
    if ((this.#products.at(-1)?.at ?? 0) <= now - QUIET_MS) return []
    if (this.#products.reduce((sum, { count }) => sum + count, 0) <= FEW_PRODUCTS) return []
    return [...this.#toldAt].flatMap(([tag, at]) => (isRecent(at) ? tag : []))
  }

  /** Called with the tags of a notice. @param now milliseconds since the epoch */
  note(tags: readonly CacheTag[], now: number): void {
    for (const [tag, at] of this.#toldAt) if (at <= now - MINUTE_MS) this.#toldAt.delete(tag)
    for (const tag of tags.filter(isList)) this.#toldAt.set(tag, now)
    const count = tags.filter((tag) => tag.startsWith('product:')).length
    if (count > 0) this.#products.push({ at: now, count })
  }
}
