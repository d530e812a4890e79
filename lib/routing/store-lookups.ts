import { LRUCache } from 'lru-cache'
import type { SitemapKind } from '../../contract/entities/sitemap'
import type { Caller } from '../../contract/signing'
import { callErrors, LOOKUP_FAILED } from './call-reports'
import {
  fetchFormerAddress,
  fetchSlugRedirect,
  fetchStatus,
  type FormerAddress,
  type SlugRedirect,
} from './edge-api-client'

interface Options {
  /** Looks a path's status up in the store API. */
  fetchStatus: (path: string) => Promise<number>
  /** Milliseconds since any moment. */
  now?: () => number
}

const MAX_PATHS = 5000

/**
 * A missing resource may be created any moment; a renamed or withdrawn one is detected no later than its page expires,
 * which is cached for a minute.
 */
const EXISTENCE_TTL_MS = { exists: 60_000, missing: 5_000 }

/** Statuses of an overloaded store API. */
const RETRYABLE_STATUSES: ReadonlySet<number> = new Set([408, 429])

/** No call is made for this long after one failed. */
const FAILURE_PAUSE_MS = 5_000

/**
 * Caches whether products, categories and pages exist, so that the middleware can return a full 404 page: once Next.js has
 * begun to render, it could only send a bare error document. Defaults to *exists* when the store API is unreachable.
 */
export class ResourceExistenceCache {
  readonly #fetchStatus: Options['fetchStatus']
  readonly #now: () => number
  readonly #entries: LRUCache<string, 'exists' | 'missing'>
  #pausedUntil = 0

  constructor({ fetchStatus, now = Date.now }: Options) {
    this.#fetchStatus = fetchStatus
    this.#now = now
    // Expired entries are kept: they are served while the store API is unreachable.
    this.#entries = new LRUCache({ max: MAX_PATHS, perf: { now }, ttlResolution: 0, noDeleteOnStaleGet: true, ttl: 1 })
  }

  /** Whether the store API has a resource at this path. Never throws: failures are passed to `onError`. */
  async has(path: string, onError: (error: unknown) => void = () => {}): Promise<boolean> {
    const fresh = this.#entries.get(path)
    if (fresh) return fresh === 'exists'
    const lastResult = this.#entries.get(path, { allowStale: true }) !== 'missing'
    if (this.#now() < this.#pausedUntil) return lastResult
    try {
      const status = await this.#fetchStatus(path)
      const isRefused = status >= 400 && status !== 404
      // A request that the store API rejects as invalid does not show whether it is up.
      if (isRefused && status < 500 && !RETRYABLE_STATUSES.has(status)) return true
      if (isRefused) throw new Error(`status ${status}`)
      const entry = status === 404 ? 'missing' : 'exists'
      this.#entries.set(path, entry, { ttl: EXISTENCE_TTL_MS[entry] })
      return entry === 'exists'
    } catch (error) {
      this.#pausedUntil = this.#now() + FAILURE_PAUSE_MS
      onError(error)
      return lastResult
    }
  }
}

interface SlugRedirectOptions {
  /** Calls the store API. */
  fetchRedirect: (kind: SitemapKind, key: string) => Promise<SlugRedirect>
  /** Milliseconds since any moment. */
  now?: () => number
}

const MAX_SLUGS = 5000

/** An unknown slug may be given to a new resource any moment. */
const REDIRECT_TTL_MS = { known: 60_000, unknown: 5_000 }

/** Looks up slug redirects for missing resources. */
export class SlugRedirectCache {
  readonly #fetchRedirect: SlugRedirectOptions['fetchRedirect']
  readonly #entries: LRUCache<string, { redirect: SlugRedirect }>

  constructor({ fetchRedirect, now = Date.now }: SlugRedirectOptions) {
    this.#fetchRedirect = fetchRedirect
    this.#entries = new LRUCache({ max: MAX_SLUGS, perf: { now }, ttlResolution: 0, ttl: 1 })
  }

  /** The redirect of a slug; null when the lookup fails. Never throws: failures are passed to `onError`. */
  async find(kind: SitemapKind, key: string, onError: (error: unknown) => void = () => {}): Promise<SlugRedirect> {
    const name = `${kind} ${key}`
    const entry = this.#entries.get(name)
    if (entry) return entry.redirect
    const redirect = await this.#fetchRedirect(kind, key).catch((error: unknown) => {
      onError(error)
      return null
    })
    this.#entries.set(name, { redirect }, { ttl: redirect ? REDIRECT_TTL_MS.known : REDIRECT_TTL_MS.unknown })
    return redirect
  }
}

interface FormerAddressOptions {
  /** Queries the store API. */
  fetchFormer: (address: string) => Promise<FormerAddress | null>
  /** Milliseconds since any moment. */
  now?: () => number
}

/** Looks up where addresses without a page lead. */
export class FormerAddressCache {
  readonly #fetchFormer: FormerAddressOptions['fetchFormer']
  readonly #now: () => number
  readonly #entries: LRUCache<string, { found: FormerAddress | null }>
  #pausedUntil = 0

  constructor({ fetchFormer, now = Date.now }: FormerAddressOptions) {
    this.#fetchFormer = fetchFormer
    this.#now = now
    this.#entries = new LRUCache({ max: MAX_SLUGS, perf: { now }, ttlResolution: 0, ttl: 1 })
  }

  /** Null for one that leads nowhere, or when the lookup fails. Never throws: failures are passed to `onError`. */
  async find(address: string, onError: (error: unknown) => void = () => {}): Promise<FormerAddress | null> {
    const entry = this.#entries.get(address)
    if (entry) return entry.found
    if (this.#now() < this.#pausedUntil) return null
    try {
      const found = await this.#fetchFormer(address)
      this.#entries.set(address, { found }, { ttl: found ? REDIRECT_TTL_MS.known : REDIRECT_TTL_MS.unknown })
      return found
    } catch (error) {
      this.#pausedUntil = this.#now() + FAILURE_PAUSE_MS
      onError(error)
      return null
    }
  }
}

const existenceCache = new ResourceExistenceCache({ fetchStatus: (path) => fetchStatus(path) })
const redirectCache = new SlugRedirectCache({ fetchRedirect: fetchSlugRedirect })
const formerAddressCache = new FormerAddressCache({ fetchFormer: fetchFormerAddress })

const NOT_FOUND = 404

function createReporter(call: string, serverTiming: Set<string>) {
  return (error: unknown) => {
    callErrors.add(call, error)
    serverTiming.add(LOOKUP_FAILED)
  }
}

/** Whether the store API has a public resource at this path; true if the lookup fails: the page decides. */
export const resourceExists = (path: string, serverTiming: Set<string>): Promise<boolean> =>
  existenceCache.has(path, createReporter('existence', serverTiming))

/** Like `resourceExists`, for a resource of one customer; not cached. */
export async function customerResourceExists(path: string, caller: Caller, serverTiming: Set<string>) {
  try {
    return (await fetchStatus(path, caller)) !== NOT_FOUND
  } catch (error) {
    createReporter('existence', serverTiming)(error)
    return true
  }
}

/** The redirect of a slug without a resource; null if it is unknown, or if the lookup fails. */
export const findSlugRedirect = (kind: SitemapKind, key: string, serverTiming: Set<string>): Promise<SlugRedirect> =>
  redirectCache.find(kind, key, createReporter('redirect', serverTiming))

/** The redirect of an address without a page; null for none, or if the lookup fails. @param address path and query */
export const findFormerAddress = (address: string, serverTiming: Set<string>): Promise<FormerAddress | null> =>
  formerAddressCache.find(address, createReporter('former address', serverTiming))
