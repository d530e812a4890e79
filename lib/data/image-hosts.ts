import 'server-only'
import { CALLS } from '../../contract/calls'
import type { StoreSettings } from '../../contract/entities/store'
import { ANONYMOUS } from '../../contract/signing'
import { storeApi } from '../api/store-api'
import { singleton } from '../config/singleton'
import { env } from '../env'
import { absoluteOnly, resolveImageUrl } from '../format/image'
import { log } from '../telemetry/log'

/** Milliseconds until the store API is called again. */
const RETRY_INTERVAL_MS = 15_000

const read = async (path: string): Promise<unknown> =>
  (await storeApi().send({ method: 'GET', path, caller: ANONYMOUS })).data

async function logHosts(): Promise<void> {
  const settings = await read(CALLS.getStore.path)
  if (typeof settings === 'object' && settings !== null && 'url' in settings) saveStoreOrigin(String(settings.url))
  // A store without such a list can still have images.
  const lists = await Promise.allSettled([read(CALLS.listCategories.path), read(CALLS.listProducts.path)])
  const replies = [settings, ...lists.map((list) => (list.status === 'fulfilled' ? list.value : null))]
  const hosts = replacedHosts(replies, { base: imageBaseUrl(), origin: env().PUBLIC_ORIGIN })
  if (Object.keys(hosts).length > 0)
    log().info(
      { event: 'image hosts replaced', hosts },
      'image addresses name these hosts; they are replaced by others',
    )
}

/** Logs at start which hosts of image addresses are replaced (spec §9), as soon as the store API responds. */
export function logReplacedImageHosts(): void {
  logHosts().catch(() => setTimeout(logReplacedImageHosts, RETRY_INTERVAL_MS).unref())
}

/** Fields of the contract that contain an image's address. */
const IMAGE_FIELDS: ReadonlySet<string> = new Set(['imageUrl', 'logo', 'icon'])

function imageUrlsIn(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(imageUrlsIn)
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([name, value]) =>
    IMAGE_FIELDS.has(name) && typeof value === 'string' ? [value] : imageUrlsIn(value),
  )
}

const originOf = (address: string): string => (URL.canParse(address) ? new URL(address).origin : '')

/**
 * Hosts in image addresses that are replaced, each with its replacement.
 * @param replies of the store API, unmodified
 * @param origin of the shop, for addresses on its own origin
 */
export function replacedHosts(replies: unknown[], { base, origin }: { base: string; origin: string }) {
  const absoluteUrls = imageUrlsIn(replies).filter((address) => /^https?:/i.test(address.trim()))
  const pairs = absoluteUrls.map((address) => [
    originOf(address.trim()),
    originOf(new URL(resolveImageUrl(address, base), origin).href),
  ])
  return Object.fromEntries(
    pairs.filter(([originalOrigin, replacement]) => originalOrigin && originalOrigin !== replacement),
  ) as Record<string, string>
}

const store = singleton<{ origin?: string }>('store-origin', () => ({}))

/** Stores the store's origin for `imageBaseUrl`. @param url the store's `url` */
export function saveStoreOrigin(url: string): void {
  if (/^https?:/i.test(url) && URL.canParse(url)) store.origin = new URL(url).origin
}

/**
 * The base of image addresses, as `resolveImageUrl` takes it: the configured one; without one, absolute addresses lead to the
 * host of the store's `url`, or to the shop itself if that is the same or unknown.
 */
export function imageBaseUrl(): string {
  const { IMAGE_BASE_URL, PUBLIC_ORIGIN } = env()
  if (IMAGE_BASE_URL) return IMAGE_BASE_URL
  const { origin } = store
  return origin && origin !== PUBLIC_ORIGIN ? absoluteOnly(origin) : ''
}

/** The URL of the favicon; that of a neutral one if the store has none. */
export const iconUrl = ({ icon }: Pick<StoreSettings, 'icon'>): string =>
  icon ? resolveImageUrl(icon, imageBaseUrl()) : '/assets/icon.svg'

/** The URL of the store's logo, by the rule of images (spec §9); empty without one. */
export const logoUrl = ({ logo }: Pick<StoreSettings, 'logo'>): string =>
  logo ? resolveImageUrl(logo, imageBaseUrl()) : ''
