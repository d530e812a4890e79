import 'server-only'
import { env } from '../env'
import { absoluteOnly } from '../format/picture'
import { singleton } from '../config/singleton'

const store = singleton<{ origin?: string }>('store-origin', () => ({}))

/** Remembers where the store says it is. @param url the store's `url` */
export function noteStoreUrl(url: string): void {
  if (/^https?:/i.test(url) && URL.canParse(url)) store.origin = new URL(url).origin
}

/**
 * The base of picture addresses, as `pictureUrl` takes it: the configured one; without one, absolute addresses lead to the
 * host of the store's `url`, and to the shop itself where that is the same or nobody has told it.
 */
export function pictureBase(): string {
  const { IMAGE_BASE_URL, PUBLIC_ORIGIN } = env()
  if (IMAGE_BASE_URL) return IMAGE_BASE_URL
  const { origin } = store
  return origin && origin !== PUBLIC_ORIGIN ? absoluteOnly(origin) : ''
}
