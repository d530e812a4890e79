'use client'

import { useEffect } from 'react'
import styles from './image-fallback.module.scss'

/** Whether the parent is positioned, so that a tile can fill it. */
const isParentPositioned = ({ parentElement }: HTMLImageElement) =>
  parentElement !== null && getComputedStyle(parentElement).position !== 'static'

/** Below this width in pixels a name in the usual size does not fit. */
const MIN_FULL_SIZE_PX = 120

/** Font size in pixels at which the longest word fits on one line; glyphs are at most about 0.66 em wide. */
export const fittingSize = (name: string, width: number) => {
  const maxWordLength = Math.max(...name.split(/\s+/).map(({ length }) => length), 1)
  return Math.max(6, Math.min(16, Math.floor((width - 4) / (maxWordLength * 0.66))))
}

/** Until a broken image is requested again: longer than the `Retry-After` of a store API that renders too many. */
const RETRY_DELAY_MS = 6000

/** Each image is requested once more only. */
const retriedImages = new WeakSet<HTMLImageElement>()

/** Shows the image in the place of its tile if a second request succeeds; without a network, once there is one. */
function retryImage(img: HTMLImageElement, tile: HTMLElement) {
  retriedImages.add(img)
  const request = () => {
    if (!img.isConnected) return
    // Hidden images are not loaded. The browser shows what another image element has loaded without a further request.
    const copy = new Image()
    copy.onload = () => {
      tile.remove()
      img.hidden = false
      img.srcset = copy.srcset
      img.src = copy.src
    }
    copy.sizes = img.sizes
    copy.srcset = img.srcset
    copy.src = img.src
  }
  if (navigator.onLine) setTimeout(request, RETRY_DELAY_MS)
  else addEventListener('online', request, { once: true })
}

/** Replaces a broken image by the store's name (spec §4), unless it has its own fallback. */
function replaceImage(img: HTMLImageElement, storeName: string) {
  if (img.hidden || img.dataset.fallback === 'own') return
  const tile = document.createElement('span')
  tile.className = styles.tile ?? ''
  if (isParentPositioned(img)) tile.classList.add(styles.over ?? '')
  else {
    tile.style.width = `${img.offsetWidth}px`
    tile.style.minHeight = `${img.offsetHeight}px`
  }
  tile.textContent = storeName
  const width = img.offsetWidth
  if (width > 0 && width < MIN_FULL_SIZE_PX) {
    tile.style.padding = '2px'
    tile.style.font = `700 ${fittingSize(storeName, width)}px/1.2 var(--display)`
  }
  if (img.alt) tile.setAttribute('role', 'img')
  if (img.alt) tile.setAttribute('aria-label', img.alt)
  img.hidden = true
  img.after(tile)
  if (!isMissing(img) && !retriedImages.has(img)) retryImage(img, tile)
}

/** An image without a URL: it shows a neutral drawing until it is replaced. */
const isMissing = (img: HTMLImageElement) => img.dataset.missing !== undefined

const isBroken = (img: HTMLImageElement) =>
  isMissing(img) || (img.complete && img.naturalWidth === 0 && img.currentSrc !== '')

/** Handles missing images and load errors of all images of the page, including earlier ones. */
export function BrokenImages({ storeName }: { storeName: string }) {
  useEffect(() => {
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) replaceImage(target, storeName)
    }
    Array.from(document.images)
      .filter(isBroken)
      .forEach((img) => replaceImage(img, storeName))
    const onLoad = ({ target }: Event) => {
      if (target instanceof HTMLImageElement && isMissing(target)) replaceImage(target, storeName)
    }
    document.addEventListener('error', onError, true)
    document.addEventListener('load', onLoad, true)
    return () => {
      document.removeEventListener('error', onError, true)
      document.removeEventListener('load', onLoad, true)
    }
  }, [storeName])
  return null
}
