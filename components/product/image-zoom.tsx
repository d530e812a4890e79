'use client'

import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { Picture } from '@/contract/entities/image'
import { imageAttributes } from '@/lib/format/image'
import { ratioOf } from '@/lib/format/photo'
import { ResponsiveImage } from '../ui/responsive-image'
import { reserveScrollbarSpace } from '../ui/drawer'
import { IconButton } from '../ui/icon'
import { fillText } from '@/lib/format/text-template'
import { useImageZoom } from './use-image-zoom'
import styles from './image-zoom.module.scss'

export type GalleryTexts = Record<
  'zoom' | 'close' | 'previous' | 'next' | 'closer' | 'farther' | 'stage' | 'position',
  string
>

export interface ImageZoomProps {
  pictures: Picture[]
  /** Index of the initial image. */
  first: number
  imageBase: string
  texts: GalleryTexts
  onClose: () => void
}

/** Widths that the gallery has already loaded: shown below the large image until that is loaded. */
const PLACEHOLDER_WIDTHS = [640]

/** Width to height. */
const DRAWING_RATIO = 4 / 5

/**
 * Full-screen product images with zoom by click, tap, pinch, button or key. A zoomed image is a scroll container, so that
 * touch, wheel and arrow keys pan it without code of ours.
 */
export function ImageZoom({ pictures, first, imageBase, texts, onClose }: ImageZoomProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [index, setIndex] = useState(first)
  const count = pictures.length
  const picture = pictures[index] ?? { imageUrl: '', alt: '' }
  const { imageUrl, alt } = picture
  const height = Math.round((ratioOf(picture) ?? DRAWING_RATIO) * 100)
  const go = (to: number) => {
    setIndex((to + count) % count)
    zoom.reset()
  }
  const zoom = useImageZoom({ onSwipe: (step) => go(index + step) })
  const { scale } = zoom
  const stage = zoom.stage.ref

  useEffect(() => {
    const element = dialog.current
    reserveScrollbarSpace()
    if (!element?.open) element?.showModal()
    stage.current?.focus({ preventScroll: true })
    const close = () => element?.close()
    addEventListener('popstate', close)
    return () => removeEventListener('popstate', close)
  }, [stage])

  const onKeyDown = (event: KeyboardEvent) => {
    // Keys of the browser: its zoom, its history.
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (zoom.onKey(event.key) || (scale === 1 && onArrow(event.key))) event.preventDefault()
  }
  const onArrow = (key: string): boolean => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[key]
    if (step) go(index + step)
    return step !== undefined
  }

  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={texts.zoom} onClose={onClose} onKeyDown={onKeyDown}>
      <div className={styles.head}>
        <p className={styles.position} role="status">
          {fillText(texts.position, { current: index + 1, count })}
        </p>
        <IconButton icon="minus" label={texts.farther} aria-disabled={!zoom.canZoomOut} onClick={zoom.zoomOut} />
        <IconButton icon="plus" label={texts.closer} aria-disabled={!zoom.canZoomIn} onClick={zoom.zoomIn} />
        <IconButton icon="close" label={texts.close} onClick={() => dialog.current?.close()} />
      </div>
      <div
        {...zoom.stage}
        className={styles.stage}
        data-scale={scale}
        tabIndex={0}
        role="group"
        aria-label={texts.stage}
      >
        <div key={imageUrl} className={styles.sheet}>
          <img
            className={styles.image}
            {...imageAttributes(imageUrl, { base: imageBase, sizes: '', widths: PLACEHOLDER_WIDTHS })}
            alt=""
          />
          <img
            className={styles.image}
            {...imageAttributes(imageUrl, { base: imageBase, sizes: `min(${scale * 100}vw, ${scale * height}vh)` })}
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

interface ZoomThumbsProps {
  pictures: Picture[]
  current: number
  imageBase: string
  onChoose: (index: number) => void
}

/** Thumbnails of all images; the current one is marked. */
const ZoomThumbs = ({ pictures, current, imageBase, onChoose }: ZoomThumbsProps) => (
  <ul className={styles.thumbs}>
    {pictures.map((picture, index) => (
      <li key={picture.imageUrl}>
        <button
          type="button"
          className={styles.thumb}
          aria-current={index === current || undefined}
          onClick={() => onChoose(index)}
        >
          <ResponsiveImage {...picture} base={imageBase} sizes="56px" widths={[96, 160]} loading="eager" />
        </button>
      </li>
    ))}
  </ul>
)
