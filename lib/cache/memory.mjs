import { LRUCache } from 'lru-cache'
import { ChangedTags } from './changed-tags.mjs'
import { withoutRequestedAddress } from './requested-address.mjs'

const DEFAULT_MAX_BYTES = 64 * 1024 * 1024

/** Maximum number of keys that are being rendered; older ones have failed. */
const MAX_RENDERING_KEYS = 10_000
const MAX_RENDER_MS = 30_000

/**
 * A response whose lists changed in an import is rendered again while it is still served. One at a time, so that requests are
 * not slowed down; a rendering that takes longer than this has failed. In milliseconds.
 */
const MAX_REFRESH_MS = 5000

/** Assumed rendering time of an entry whose start this process did not record, in milliseconds. */
const ASSUMED_RENDER_MS = 2000

/** How long an id is stored: longer than any signature is valid. */
const ID_SECONDS = 1200

/**
 * `lastModified` of an entry that Next must revalidate but continue to serve if that fails: longer ago than any
 * `revalidate`. Not documented; without it a response whose tags changed could not be served stale
 * (docs/decisions/062).
 */
const LONG_AGO = 1

/**
 * Share of its lifetime by which an entry may be rendered again early. Pages that were first requested together, after
 * a start or a change of the shop, would otherwise all be rendered again together, every minute.
 */
const MAX_EARLY_SHARE = 0.2

const NOT_FOUND = 404

/** Kinds of entries that are whole responses; all others are data. */
const RESPONSES = new Set(['APP_PAGE', 'APP_ROUTE', 'PAGES'])

/**
 * Times in milliseconds; `earlyMs` is by how much the entry's lifetime is shortened.
 *
 * @typedef {{
 *   value: any
 *   madeAt: number
 *   asOf: number
 *   earlyMs?: number
 *   tags: string[]
 *   cacheControl?: { revalidate?: number | false }
 * }} Entry
 */

/**
 * Pages and data in the memory of this process, least recently used out first, limited in bytes; behind it, if
 * configured, a store that all instances share.
 *
 * Each tag has the time of its last change. An entry is dated by the moment its rendering began (`asOf`): a change
 * during rendering makes it out of date the moment it is stored.
 */
export class PageCache {
  /** @type {LRUCache<string, Entry>} */
  #memory
  #store
  #random
  #changed = new ChangedTags()
  /** The response that is being rendered again while it is still served. */
  #refreshing = { key: '', since: -Infinity }
  /** @type {LRUCache<string, number>} by key, in milliseconds since the epoch */
  #renderingSince = new LRUCache({ max: MAX_RENDERING_KEYS })
  #ids = new LRUCache({ max: 10_000, ttl: ID_SECONDS * 1000 })
  /** @type {Set<(tags: string[]) => void>} */
  #listeners = new Set()
  /** Reads by where the entry was found. */
  counts = { memory: 0, shared: 0, stale: 0, miss: 0 }
  /** Reads of pages and route handlers by result. */
  pageCounts = { hit: 0, stale: 0, miss: 0 }

  /**
   * @param {{ maxBytes?: number, store?: import('./redis.mjs').RedisStore | null, random?: () => number }} options
   *   random: at least 0 and less than 1, for the lifetime of each entry
   */
  constructor({ maxBytes = DEFAULT_MAX_BYTES, store = null, random = Math.random } = {}) {
    this.#store = store
    this.#random = random
    this.#memory = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: maxBytes / 8,
      sizeCalculation: ({ value }, key) => bytesOf(key) + bytesOf(value),
    })
    store?.follow((tags, at) => this.#noteChange(tags, at))
  }

  /** @param {string} key @param {{ kind?: string, tags?: string[] }} ctx its `tags` are those of data */
  async get(key, ctx = {}) {
    const isValid = (/** @type {Entry | null | undefined} */ entry) => Boolean(entry) && !this.#isExpired(entry, ctx)
    const own = this.#memory.get(key)
    if (isValid(own) && !this.#isOld(own) && !this.#changed.isStale(own)) {
      this.#count('memory', ctx.kind)
      return this.#toNext(own)
    }

    const theirs = (await this.#store?.read(key)) ?? null
    if (isValid(theirs) && !(isValid(own) && own.madeAt >= theirs.madeAt)) this.#memory.set(key, theirs)
    const best = [theirs, own].filter(isValid).sort((a, b) => b.madeAt - a.madeAt)[0]
    const isRefreshed = best && !this.#isOld(best) && this.#changed.isStale(best) && this.#mayRefresh(key)
    const isStale = best && (this.#isOld(best) || isRefreshed)
    this.#count(isStale ? 'stale' : best ? 'shared' : 'miss', ctx.kind)
    if (!best || isStale) this.#noteRendering(key)
    if (isRefreshed)
      return { ...this.#toNext(best), lastModified: Math.max(LONG_AGO, Date.now() - lifetimeOf(best) - 1) }
    if (best) return this.#toNext(best)
    // Stale data is fetched again, and is served if that fails.
    const last = ctx.kind === 'FETCH' ? (own ?? theirs) : null
    return last ? { ...this.#toNext(last), lastModified: LONG_AGO } : null
  }

  /** @param {string} key @param {any} made @param {{ tags?: string[], cacheControl?: any }} ctx */
  set(key, made, ctx = {}) {
    const value = withoutRequestedAddress(made)
    const now = this.#now()
    const asOf = this.#renderingSince.get(key) ?? now - ASSUMED_RENDER_MS
    this.#renderingSince.delete(key)
    if (this.#refreshing.key === key) this.#refreshing.since = -Infinity
    const { tags, isMissing } = describe(value)
    if (tags.includes(UNCACHED)) return
    // Visitors can request any number of nonexistent addresses: these must not evict existing pages.
    if (isMissing) {
      this.#memory.delete(key)
      this.#store?.remove(key)
      return
    }
    const { cacheControl } = ctx
    const lifetime = lifetimeOf({ value, cacheControl })
    const earlyMs = Number.isFinite(lifetime) ? Math.floor(lifetime * MAX_EARLY_SHARE * this.#random()) : 0
    const entry = { value, madeAt: now, asOf, earlyMs, tags: [...tags, ...(ctx.tags ?? [])], cacheControl }
    this.#memory.set(key, entry)
    this.#store?.write(key, entry)
  }

  /** Invalidates all entries with one of these tags, in every instance. @param {string[]} tags */
  async expire(tags) {
    if (tags.length > 0) this.#noteChange(tags, (await this.#store?.expire(tags)) ?? this.#now())
  }

  /** Whether this id is new to every instance. @param {string} id */
  async isFirst(id) {
    if (this.#ids.has(id)) return false
    this.#ids.set(id, true)
    return (await this.#store?.claim(id, ID_SECONDS)) ?? true
  }

  /** Calls back with the tags of every change. @param {(tags: string[]) => void} listener */
  onChange(listener) {
    this.#listeners.add(listener)
  }

  close() {
    this.#store?.close()
  }

  /** Approximate size in memory, in bytes. */
  get bytes() {
    return this.#memory.calculatedSize
  }

  /** Whether the shared store is reachable; null if there is none. */
  get hasStore() {
    return this.#store && !this.#store.isAway
  }

  /** The clock that all instances share, in milliseconds since the epoch. */
  #now = () => Date.now() + (this.#store?.clockOffset ?? 0)

  #toNext = ({ value, madeAt, earlyMs = 0, cacheControl }) => ({
    value,
    cacheControl,
    lastModified: madeAt - earlyMs - (this.#store?.clockOffset ?? 0),
  })

  #isExpired(entry, { tags, kind }) {
    return this.#changed.isExpired(entry, { tags, isResponse: RESPONSES.has(kind), now: this.#now() })
  }

  #isOld(entry) {
    return this.#now() - entry.madeAt > lifetimeOf(entry) - (entry.earlyMs ?? 0)
  }

  /** Whether this response may be rendered again now: only one is at a time. @param {string} key */
  #mayRefresh(key) {
    const now = this.#now()
    if (now - this.#refreshing.since < MAX_REFRESH_MS) return false
    this.#refreshing = { key, since: now }
    return true
  }

  /** @param {'memory' | 'shared' | 'stale' | 'miss'} found @param {string | undefined} kind */
  #count(found, kind = '') {
    this.counts[found]++
    if (RESPONSES.has(kind)) this.pageCounts[found === 'memory' || found === 'shared' ? 'hit' : found]++
  }

  #noteRendering(key) {
    const now = this.#now()
    const since = this.#renderingSince.get(key)
    if (since === undefined || now - since > MAX_RENDER_MS) this.#renderingSince.set(key, now)
  }

  #noteChange(tags, at) {
    const news = this.#changed.note(tags, at)
    if (news.length > 0) for (const listener of this.#listeners) listener(news)
  }
}

/** Lifetime of an entry until it is rendered again, in milliseconds. @param {any} entry */
function lifetimeOf({ value, cacheControl }) {
  const seconds = cacheControl?.revalidate ?? value?.revalidate
  return typeof seconds === 'number' ? seconds * 1000 : Infinity
}

/** Approximate size of a value in memory: two bytes per character. @param {any} value @returns {number} */
function bytesOf(value) {
  if (typeof value === 'string') return 64 + value.length * 2
  if (ArrayBuffer.isView(value)) return 64 + value.byteLength
  if (typeof value !== 'object' || value === null) return 8
  const parts = value instanceof Map ? [...value].flat() : Object.values(value)
  return parts.reduce((sum, part) => sum + bytesOf(part), 64)
}

/** Tag of a response that must not be stored (lib/data/public-read.ts): an older entry stays. */
export const UNCACHED = 'uncached'

/**
 * The tags of a value, and whether it marks something as missing. Pages and route handlers name their tags in a header
 * (Next's guide to self-hosting); data in the reply itself, because its tags are known only with the reply
 * (lib/data/public-read.ts).
 * @param {any} value @returns {{ tags: string[], isMissing: boolean }}
 */
function describe(value) {
  if (value === null || value.status === NOT_FOUND) return { tags: [], isMissing: true }
  if (value.kind === 'FETCH') {
    const { shows, missing } = Object(parse(value.data?.body))
    return { tags: Array.isArray(shows) ? shows : [], isMissing: missing === true }
  }
  const header = value.headers?.['x-next-cache-tags']
  return { tags: typeof header === 'string' ? header.split(',') : [], isMissing: false }
}

/** @param {string | undefined} text @returns {unknown} undefined if it is not JSON: `fetch` replies are in base64 */
function parse(text) {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
