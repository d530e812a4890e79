import { networkQuality } from '../connection'
import { shownName } from '../../catalog/shown-name'
import type { SeenProduct } from './worker'

const WORKER_PATH = '/service-worker.js'

/** How long a product is on the screen until it counts as viewed, in milliseconds. */
const VIEWED_AFTER_MS = 3000

const PRODUCT_PATH = /^\/product\/[^/]+$/

/** Registers the service worker once the page has loaded. A failure is ignored: the page works without it. */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return
  const register = () => void navigator.serviceWorker.register(WORKER_PATH).catch(() => {})
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}

const readShown = (path: string): SeenProduct => ({
  path,
  name: shownName(),
  image: document.querySelector<HTMLImageElement>('main img')?.currentSrc ?? '',
})

/**
 * Has the worker cache the page of a product, which costs one request; skipped if the browser saves data.
 * @returns cancels it, if the product was left too soon
 */
export function keepViewedProduct(path: string): () => void {
  const isKept = 'serviceWorker' in navigator && PRODUCT_PATH.test(path) && networkQuality(navigator) !== 'saves'
  if (!isKept) return () => {}
  let isLeft = false
  const keep = async () => {
    const { active } = await navigator.serviceWorker.ready
    if (!isLeft && navigator.onLine) active?.postMessage(readShown(path))
  }
  const timer = setTimeout(() => void keep(), VIEWED_AFTER_MS)
  return () => {
    isLeft = true
    clearTimeout(timer)
  }
}
