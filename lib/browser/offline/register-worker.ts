import { networkQuality } from '../connection'
import { shownName } from '../../catalog/shown-name'
import type { ViewedProduct } from './worker'

const WORKER_PATH = '/service-worker.js'

/** Time a product must be on the screen to count as viewed, in milliseconds. */
const VIEWED_AFTER_MS = 3000

const PRODUCT_PATH = /^\/product\/[^/]+$/

/** Registers the service worker once the page has loaded. A failure is ignored: the page works without it. */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return
  const register = () => void navigator.serviceWorker.register(WORKER_PATH).catch(() => {})
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}

const readProduct = (path: string): ViewedProduct => ({
  path,
  name: shownName(),
  image: document.querySelector<HTMLImageElement>('main img')?.currentSrc ?? '',
})

/**
 * Has the worker cache the page of a product, which costs one request; skipped if the browser saves data.
 * @returns cancels it if the shopper leaves the product earlier
 */
export function cacheViewedProduct(path: string): () => void {
  const isCacheable = 'serviceWorker' in navigator && PRODUCT_PATH.test(path) && networkQuality(navigator) !== 'saves'
  if (!isCacheable) return () => {}
  let isCanceled = false
  const sendProduct = async () => {
    const { active } = await navigator.serviceWorker.ready
    if (!isCanceled && navigator.onLine) active?.postMessage(readProduct(path))
  }
  const timer = setTimeout(() => void sendProduct(), VIEWED_AFTER_MS)
  return () => {
    isCanceled = true
    clearTimeout(timer)
  }
}
