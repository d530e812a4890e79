import type { OutgoingHttpHeaders } from 'node:http'
import { LRUCache } from 'lru-cache'

/** A page as it went out, for everybody. */
export interface PageCopy {
  headers: OutgoingHttpHeaders
  body: Buffer
  etag: string
}

interface Kept extends PageCopy {
  madeAt: number
  /** Somebody is fetching it anew: the others are shown this one meanwhile. */
  isRenewed: boolean
}

/** Bytes of copies that are kept, least recently used out first. */
const MOST_BYTES = 16 * 1024 * 1024

/**
 * Milliseconds a copy is as good as the page itself, those it is shown at most while the page is fetched anew, and those it is
 * shown where there is no place to fetch it: as long as the page itself is kept.
 */
const FRESH = 1_000
const STALE = 5_000
const WITHOUT_PLACE = 60_000

/**
 * Copies of pages that were let through for everybody a moment ago, so that a page many want at once is decided on and
 * put together once a second. Forgotten with every change of the shop.
 */
export class PageCopies {
  readonly #kept: LRUCache<string, Kept>
  readonly #now: () => number
  /** Counts the changes: what was begun before one is not kept after it. */
  era = 0

  constructor({ mostBytes = MOST_BYTES, now = Date.now }: { mostBytes?: number; now?: () => number } = {}) {
    this.#now = now
    this.#kept = new LRUCache({
      maxSize: mostBytes,
      maxEntrySize: mostBytes / 8,
      sizeCalculation: ({ body }, key) => body.length + key.length + 1024,
    })
  }

  /** The copy to show; undefined for whoever has to fetch the page: once it is no longer fresh, one at a time. */
  find(key: string): PageCopy | undefined {
    const kept = this.#kept.get(key)
    if (!kept) return undefined
    const age = this.#now() - kept.madeAt
    if (age < FRESH || (kept.isRenewed && age < STALE)) return kept
    kept.isRenewed = true
    return undefined
  }

  /** The copy to show where the page cannot be fetched just now; whoever was to fetch it is free of that. */
  last(key: string): PageCopy | undefined {
    this.giveUp(key)
    const kept = this.#kept.get(key)
    return kept && this.#now() - kept.madeAt < WITHOUT_PLACE ? kept : undefined
  }

  /** Who was to fetch a page came back without it: the next one may. */
  giveUp(key: string) {
    const kept = this.#kept.get(key)
    if (kept) kept.isRenewed = false
  }

  /** @param era that in which the page was asked for */
  keep(key: string, copy: PageCopy, era: number) {
    if (era === this.era) this.#kept.set(key, { ...copy, madeAt: this.#now(), isRenewed: false })
  }

  /** A browser was told that what it has is the page still: so is the copy, if that is what it has. */
  confirm(key: string, etag: string) {
    const kept = this.#kept.get(key)
    if (!kept) return
    kept.isRenewed = false
    if (kept.etag === etag) kept.madeAt = this.#now()
  }

  forget(key: string) {
    this.#kept.delete(key)
  }

  /** Something of the shop has changed. */
  forgetAll() {
    this.era++
    this.#kept.clear()
  }
}
