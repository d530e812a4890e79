import type { CacheTag, StaleTag } from '../../contract/cache-tags'
import type { OutboxEntry } from '../db/schema/outbox'

/** Up to this number of products changed within a minute, the changes count as manual work; more as an import. */
export const MAX_MANUAL_PRODUCTS = 20

const MINUTE_MS = 60_000

/** Time without a changed product after which an import is over, in milliseconds: longer than its pauses between batches. */
export const BULK_IDLE_MS = 6_000

/** Milliseconds between two notices of one list while many products change. Pages renew themselves every minute. */
export const LIST_INTERVAL_MS = 10 * MINUTE_MS

/** Lists are on every page: the categories in the header, their content, and new products. */
const isList = (tag: OutboxEntry): tag is CacheTag =>
  tag === 'listing' || tag === 'categories' || tag.startsWith('category:')

/** A product that was written, whether pages show it or not. */
const isProduct = (entry: OutboxEntry): boolean => entry.startsWith('product:') || entry.startsWith('new:')

const isTag = (entry: OutboxEntry): entry is CacheTag => entry !== 'bulk' && !entry.startsWith('new:')

/**
 * Keeps an import from invalidating every page with every product it writes. While many products change, lists are
 * announced when the import is over, and their pages may be served while they are rendered again. Changes of a product
 * itself, such as a new price, are never delayed.
 */
export class ListThrottle {
  /** Time of the last notice of a list, in milliseconds since the epoch. */
  readonly #notifiedAt = new Map<CacheTag, number>()
  #products: { at: number; count: number }[] = []

  /** Lists whose changes are delayed. @param now milliseconds since the epoch */
  delayedTags(now: number): CacheTag[] {
    if (!this.#isBulk(now) || (this.#products.at(-1)?.at ?? 0) <= now - BULK_IDLE_MS) return []
    return [...this.#notifiedAt].flatMap(([tag, at]) => (at > now - LIST_INTERVAL_MS ? tag : []))
  }

  /** The notice of changes from the outbox. @param now milliseconds since the epoch */
  noticeOf(changes: readonly OutboxEntry[], now: number): (CacheTag | StaleTag)[] {
    for (const [tag, at] of this.#notifiedAt) if (at <= now - LIST_INTERVAL_MS) this.#notifiedAt.delete(tag)
    for (const tag of changes.filter(isList)) this.#notifiedAt.set(tag, now)
    const count = changes.filter(isProduct).length
    const added = changes.includes('bulk') ? Math.max(count, MAX_MANUAL_PRODUCTS + 1) : count
    if (added > 0) this.#products.push({ at: now, count: added })
    const tags = changes.filter(isTag)
    return this.#isBulk(now) ? tags.map((tag) => (isList(tag) ? (`stale:${tag}` as const) : tag)) : tags
  }

  #isBulk(now: number): boolean {
    this.#products = this.#products.filter(({ at }) => at > now - MINUTE_MS)
    return this.#products.reduce((sum, { count }) => sum + count, 0) > MAX_MANUAL_PRODUCTS
  }
}
