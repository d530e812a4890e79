'use client'

import { useEffect } from 'react'
import styles from './picture-fallback.module.scss'

/** Hides a broken picture and sets the store's name in its place (spec §4). */
function giveUp(img: HTMLImageElement, storeName: string) {
  if (img.hidden) return
  const tile = document.createElement('span')
  tile.className = styles.tile ?? ''
  tile.textContent = storeName
  if (img.alt) tile.setAttribute('role', 'img')
  if (img.alt) tile.setAttribute('aria-label', img.alt)
  img.hidden = true
  img.after(tile)
}

const isBroken = (img: HTMLImageElement) => img.complete && img.naturalWidth === 0 && img.currentSrc !== ''

/** Watches every picture of the page, also those that failed before this ran. */
export function PictureFallback({ storeName }: { storeName: string }) {
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
