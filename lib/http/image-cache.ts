import 'server-only'
import { LRUCache } from 'lru-cache'
import { singleton } from '../config/singleton'
import type { Middleware } from './middleware'
import { consumeRateLimit } from './rate-limiter'

/** Bodies and overhead of all images; the least recently used are evicted first. */
const MAX_BYTES = 16 * 1024 * 1024
const ENTRY_OVERHEAD_BYTES = 1024

/** Larger images are shown one at a time, and each would evict many small ones. */
const MAX_IMAGE_BYTES = 128 * 1024

/** In milliseconds: an image that the shop removes is served for at most as long. */
const MAX_AGE_MS = 300_000

export interface CachedImage {
  /** With `content-length`. */
  headers: Record<string, string>
  body: Buffer<ArrayBuffer>
}

const images = () =>
  singleton(
    'images',
    () =>
      new LRUCache<string, CachedImage>({
        maxSize: MAX_BYTES,
        ttl: MAX_AGE_MS,
        sizeCalculation: ({ body }, key) => body.length + key.length + ENTRY_OVERHEAD_BYTES,
      }),
  )

/** The format of an address that ends in .webp depends on the header (store-api/http/routes/image.ts). */
const keyOf = (address: string, accept: string | null | undefined) =>
  `${address} ${accept?.includes('image/avif') ? 'avif' : ''}`

/** Whether the reply with these headers, of status 200, is small and stays the same at its address. */
export const isCacheableImage = (headers: Record<string, string>): boolean =>
  /\bimmutable\b/.test(headers['cache-control'] ?? '') && Number(headers['content-length'] ?? NaN) <= MAX_IMAGE_BYTES

/** @param address path and query @param accept the request's header */
export const storeImage = (address: string, accept: string | null, image: CachedImage) =>
  void images().set(keyOf(address, accept), image)

/**
 * A step of the HTTP pipeline that serves images of one version, which do not change, from memory, within the rate limit
 * of images. A page has dozens: each would take a request to the store API, which reads its database.
 */
export const cachedImages: Middleware = (request, response, next) => {
  const { method = '', url = '', headers } = request
  const isCacheableRequest = method === 'GET' && !('if-none-match' in headers) && !('range' in headers)
  const image = isCacheableRequest ? images().get(keyOf(url, headers.accept)) : undefined
  if (!image) return next()
  const get = (name: string) => {
    const value = headers[name]
    return typeof value === 'string' ? value : null
  }
  // Over the limit, the route rejects it.
  void consumeRateLimit({ method, headers: { get } }, 'pictures').then(
    (seconds) => (seconds > 0 ? next() : response.writeHead(200, image.headers).end(image.body)),
    () => next(),
  )
}
