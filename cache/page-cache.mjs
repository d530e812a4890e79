import { LRUCache } from 'lru-cache'
import { Begun } from './begun.mjs'
import { entryBytes } from './entry-bytes.mjs'
import { isMissing, ownTags } from './entry-tags.mjs'
import { TagTimes } from './tag-times.mjs'
import { withoutAddress } from './without-address.mjs'

/** Bytes of pages and data kept in memory, unless somebody says otherwise. */
const DEFAULT_MAX_BYTES = 64 * 1024 * 1024

/** How long an id is remembered: longer than anything signed holds. */
const ID_SECONDS = 1200

/** So old that Next makes it anew, and yet serves it when that fails. */
const LONG_AGO = 1

/** @typedef {{ value: any, madeAt: number, asOf: number, tags: string[], cacheControl?: { revalidate?: number | false } }} Entry */

/**
 * What was rendered and fetched, in this process's memory, least recently used out first, bounded in bytes: however many
 * addresses are asked for, it grows no further. Behind it, where there is one, a store all instances share.
 */
export class PageCache {
  /** @type {LRUCache<string, Entry>} */
  #memory
  #store
  #tags = new TagTimes()
  #begun = new Begun()
  #ids = new LRUCache({ max: 10_000, ttl: ID_SECONDS * 1000 })
  /** @type {Set<(tags: string[]) => void>} */
  #listeners = new Set()
  /** How often what was asked for was in memory, in the store, too old, or nowhere. */
  counts = { memory: 0, shared: 0, stale: 0, miss: 0 }

  /** @param {{ maxBytes?: number, store?: import('./shared-store.mjs').SharedStore | null }} options */
  constructor({ maxBytes = DEFAULT_MAX_BYTES, store = null } = {}) {
    this.#store = store
    this.#memory = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: maxBytes / 8,
      sizeCalculation: ({ value }, key) => entryBytes(key, value),
    })
    store?.follow((tags, at) => this.#heard(tags, at))
  }

  /** @param {string} key @param {{ kind?: string, tags?: string[], softTags?: string[] }} ctx */
  async get(key, ctx = {}) {
    const isGood = (/** @type {Entry | null | undefined} */ entry) => Boolean(entry) && !this.#isExpired(entry, ctx)
    const own = this.#memory.get(key)
    if (isGood(own) && !this.#isOld(own)) {
      this.counts.memory++
      return this.#handOver(own)
    }

    const theirs = (await this.#store?.read(key)) ?? null
    if (isGood(theirs) && !(isGood(own) && own.madeAt >= theirs.madeAt)) this.#memory.set(key, theirs)
    const best = [theirs, own].filter(isGood).sort((a, b) => b.madeAt - a.madeAt)[0]
    this.counts[this.#nameOf(best)]++
    if (!best || this.#isOld(best)) this.#begun.note(key, this.#now())
    if (best) return this.#handOver(best)
    // An answer that is out of date is asked for anew, and stands in where there is none to be had.
    const last = ctx.kind === 'FETCH' ? (own ?? theirs) : null
    return last ? { ...this.#handOver(last), lastModified: LONG_AGO } : null
  }

  /** @param {string} key @param {any} made @param {{ cacheControl?: any }} ctx */
  set(key, made, ctx = {}) {
    const value = withoutAddress(made)
    const asOf = this.#begun.take(key, this.#now())
    // A page that is not there is made up by whoever asks for it: it takes no place of one that is.
    if (isMissing(value)) {
      this.#memory.delete(key)
      this.#store?.remove(key)
      return
    }
    const entry = { value, madeAt: this.#now(), asOf, tags: ownTags(value), cacheControl: ctx.cacheControl }
    this.#memory.set(key, entry)
    this.#store?.write(key, entry)
  }

  /** Everything that shows one of these is out of date, in every instance. @param {string[]} tags */
  async expire(tags) {
    if (tags.length > 0) this.#heard(tags, (await this.#store?.expire(tags)) ?? this.#now())
  }

  /** Whether nobody has come with this id lately. @param {string} id */
  async isFirst(id) {
    if (this.#ids.has(id)) return false
    this.#ids.set(id, true)
    return (await this.#store?.claim(id, ID_SECONDS)) ?? true
  }

  /** Tells of every change. @param {(tags: string[]) => void} listener */
  onChange(listener) {
    this.#listeners.add(listener)
  }

  close() {
    this.#store?.close()
  }

  /** The clock all instances share. */
  #now = () => Date.now() + (this.#store?.clockOffset ?? 0)

  /** Bytes of what is kept in memory. */
  get bytes() {
    return this.#memory.calculatedSize
  }

  /** Whether the store all instances share is there; null where there is none. */
  get hasStore() {
    return this.#store && !this.#store.isAway
  }

  /** @param {Entry | null | undefined} best @returns {'miss' | 'stale' | 'shared'} */
  #nameOf(best) {
    if (!best) return 'miss'
    return this.#isOld(best) ? 'stale' : 'shared'
  }

  #handOver = ({ value, madeAt, cacheControl }) => ({
    value,
    cacheControl,
    lastModified: madeAt - (this.#store?.clockOffset ?? 0),
  })

  #isExpired({ asOf, tags }, ctx) {
    return this.#tags.isExpired([...tags, ...(ctx.tags ?? []), ...(ctx.softTags ?? [])], asOf)
  }

  #isOld({ value, madeAt, cacheControl }) {
    const seconds = cacheControl?.revalidate ?? value?.revalidate
    return typeof seconds === 'number' && this.#now() - madeAt > seconds * 1000
  }

  #heard(tags, at) {
    const news = this.#tags.expire(tags, at)
    if (news.length > 0) for (const listener of this.#listeners) listener(news)
  }
}
