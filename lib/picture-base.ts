import 'server-only'
import { env } from './env'
import { absoluteOnly } from './format/picture'

/** Next loads this file in several bundles; the store has one address. */
const KEY = Symbol.for('storefront.store-origin')
const shared = globalThis as { [KEY]?: string }

/** Remembers where the store says it is. @param url the store's `url` */
export function noteStoreUrl(url: string): void {
  if (/^https?:/i.test(url) && URL.canParse(url)) shared[KEY] = new URL(url).origin
}

/**
 * The base of picture addresses, as `pictureUrl` takes it: the configured one; without one, absolute addresses lead to the
 * host of the store's `url`, and to the shop itself where that is the same or nobody has told it.
 */
export function pictureBase(): string {
  const { IMAGE_BASE_URL, PUBLIC_ORIGIN } = env()
  if (IMAGE_BASE_URL) return IMAGE_BASE_URL
  const store = shared[KEY]
  return store && store !== PUBLIC_ORIGIN ? absoluteOnly(store) : ''
}
