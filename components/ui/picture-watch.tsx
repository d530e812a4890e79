'use client'

import { useEffect } from 'react'
import styles from './picture-fallback.module.scss'

/** Whether what it stands in is its place, which a tile can fill. */
const hasPlace = ({ parentElement }: HTMLImageElement) =>
  parentElement !== null && getComputedStyle(parentElement).position !== 'static'

/** Below this width, in pixels, a name of the usual size does not fit. */
const SMALL = 120

/** The size in pixels at which the longest word of a name stands on one line; no glyph is wider than about 0.66 of it. */
export const fittingSize = (name: string, width: number) => {
  const longest = Math.max(...name.split(/\s+/).map(({ length }) => length), 1)
  return Math.max(6, Math.min(16, Math.floor((width - 4) / (longest * 0.66))))
}

/** Hides a broken picture and sets the store's name in its place (spec §4). One that has words of its own for it is left alone. */
function giveUp(img: HTMLImageElement, storeName: string) {
  if (img.hidden || img.dataset.fallback === 'own') return
  const tile = document.createElement('span')
  tile.className = styles.tile ?? ''
  if (hasPlace(img)) tile.classList.add(styles.over ?? '')
  else {
    tile.style.width = `${img.offsetWidth}px`
    tile.style.minHeight = `${img.offsetHeight}px`
  }
  tile.textContent = storeName
  const width = img.offsetWidth
  if (width > 0 && width < SMALL) {
    tile.style.padding = '2px'
    tile.style.font = `700 ${fittingSize(storeName, width)}px/1.2 var(--display)`
  }
  if (img.alt) tile.setAttribute('role', 'img')
  if (img.alt) tile.setAttribute('aria-label', img.alt)
  img.hidden = true
  img.after(tile)
}

const isBroken = (img: HTMLImageElement) => img.complete && img.naturalWidth === 0 && img.currentSrc !== ''

/** Watches every picture of the page, also those that failed before this ran. */
export function PictureWatch({ storeName }: { storeName: string }) {
  useEffect(() => {
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) giveUp(target, storeName)
    }
    Array.from(document.images)
      .filter(isBroken)
      .forEach((img) => giveUp(img, storeName))
    document.addEventListener('error', onError, true)
    return () => document.removeEventListener('error', onError, true)
  }, [storeName])
  return null
}
