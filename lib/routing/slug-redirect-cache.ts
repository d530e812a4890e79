import { LRUCache } from 'lru-cache'
import type { CrawlKind } from '../../contract/entities/crawl'

/** Where a slug leads that names no resource now: to another one, to none any more, or it never named one. */
export type SlugRedirect = { key: string } | 'gone' | null

interface Options {
  /** Asks the store API. */
  fetchRedirect: (kind: CrawlKind, key: string) => Promise<SlugRedirect>
  /** Milliseconds since any moment. */
  now?: () => number
}

const MAX_SLUGS = 5000

/** A slug that names nothing may be given to a new resource any moment. */
const TTL_MS = { known: 60_000, unknown: 5_000 }

/** Looks up slug redirects for missing resources. */
export class SlugRedirectCache {
  readonly #fetchRedirect: Options['fetchRedirect']
  readonly #entries: LRUCache<string, { redirect: SlugRedirect }>

  constructor({ fetchRedirect, now = Date.now }: Options) {
    this.#fetchRedirect = fetchRedirect
    this.#entries = new LRUCache({ max: MAX_SLUGS, perf: { now }, ttlResolution: 0, ttl: 1 })
  }

  /** The redirect of a slug; null when the lookup fails. Never throws: failures are passed to `onError`. */
  async find(kind: CrawlKind, key: string, onError: (error: unknown) => void = () => {}): Promise<SlugRedirect> {
    const name = `${kind} ${key}`
    const entry = this.#entries.get(name)
    if (entry) return entry.redirect
    const redirect = await this.#fetchRedirect(kind, key).catch((error: unknown) => {
      onError(error)
      return null
    })
    this.#entries.set(name, { redirect }, { ttl: redirect ? TTL_MS.known : TTL_MS.unknown })
    return redirect
  }
}
