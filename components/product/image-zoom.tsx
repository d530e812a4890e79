'use client'

import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { Picture } from '@/contract/entities/product'
import { pictureSource } from '@/lib/format/picture'
import { keepScrollbarPlace } from '../ui/drawer'
import { IconButton } from '../ui/icon'
import { fillText } from '@/lib/format/text-template'
import type { GalleryTexts } from './gallery-texts'
import { useImageZoom } from './use-image-zoom'
import styles from './image-zoom.module.scss'
import { ZoomThumbs } from './zoom-thumbs'

export interface ImageZoomProps {
  pictures: Picture[]
  /** Which one is shown first. */
  first: number
  imageBase: string
  texts: GalleryTexts
  onClose: () => void
}

/** The width the page has shown already: it stands below the large one until that has come. */
const KNOWN = [640]

/**
 * Pictures as large as the screen, and closer: by a click or tap at that very place, by a pinch, by buttons and keys.
 * What is closer is scrolled, so that fingers, wheels and arrow keys move it as they move any page.
 */
export function ImageZoom({ pictures, first, imageBase, texts, onClose }: ImageZoomProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [index, setIndex] = useState(first)
  const count = pictures.length
  const { imageUrl, alt } = pictures[index] ?? { imageUrl: '', alt: '' }
  const go = (to: number) => {
    setIndex((to + count) % count)
    look.reset()
  }
  const look = useImageZoom({ onSwipe: (by) => go(index + by) })
  const { scale } = look
  const stage = look.stage.ref

  useEffect(() => {
    const element = dialog.current
    keepScrollbarPlace()
    if (!element?.open) element?.showModal()
    stage.current?.focus({ preventScroll: true })
    const close = () => element?.close()
    addEventListener('popstate', close)
    return () => removeEventListener('popstate', close)
  }, [stage])

  const onKeyDown = (event: KeyboardEvent) => {
    // The browser's own: its zoom, its history.
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (look.onKey(event.key) || (scale === 1 && onArrow(event.key))) event.preventDefault()
  }
  const onArrow = (key: string): boolean => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[key]
    if (by) go(index + by)
    return by !== undefined
  }

  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={texts.zoom} onClose={onClose} onKeyDown={onKeyDown}>
      <div className={styles.head}>
        <p className={styles.position} role="status">
          {fillText(texts.position, { current: index + 1, count })}
        </p>
        <IconButton icon="minus" label={texts.farther} aria-disabled={!look.canLeave} onClick={look.farther} />
        <IconButton icon="plus" label={texts.closer} aria-disabled={!look.canCome} onClick={look.closer} />
        <IconButton icon="close" label={texts.close} onClick={() => dialog.current?.close()} />
      </div>
      <div
        {...look.stage}
        className={styles.stage}
        data-scale={scale}
        tabIndex={0}
        role="group"
        aria-label={texts.stage}
      >
        <div key={imageUrl} className={styles.sheet}>
          <img
            className={styles.picture}
            {...pictureSource(imageUrl, { base: imageBase, sizes: '', widths: KNOWN })}
            alt=""
          />
          <img
            className={styles.picture}
            {...pictureSource(imageUrl, { base: imageBase, sizes: `min(${scale * 100}vw, ${scale * 80}vh)` })}
            alt={alt}
            draggable={false}
          />
        </div>
      </div>
      {count > 1 && (
        <div className={styles.foot}>
          <IconButton icon="left" label={texts.previous} onClick={() => go(index - 1)} />
          <ZoomThumbs pictures={pictures} current={index} imageBase={imageBase} onChoose={go} />
          <IconButton icon="right" label={texts.next} onClick={() => go(index + 1)} />
        </div>
      )}
    </dialog>
  )
}
