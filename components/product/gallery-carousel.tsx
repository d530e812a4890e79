'use client'

import {
  type ComponentType,
  type CSSProperties,
  type MouseEvent,
  type UIEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { showPlaceholder } from '@/lib/browser/image-placeholder'
import type { Picture } from '@/contract/entities/image'
import { ratioOf } from '@/lib/format/photo'
import { fillText } from '@/lib/format/text-template'
import { GalleryImage } from './gallery-image'
import styles from './gallery.module.scss'
import type { GalleryTexts, ImageZoomProps } from './image-zoom'
import { useChosenVariant } from './live-price'

interface Props {
  pictures: Picture[]
  imageBase: string
  texts: GalleryTexts & { enlarge: string }
}

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/**
 * Scroll-snap row with position dots; a click opens the image zoom, whose code is loaded then. The image of the chosen
 * variant comes first.
 */
export function GalleryCarousel({ pictures, imageBase, texts }: Props) {
  const [current, setCurrent] = useState(1)
  const [Zoom, setZoom] = useState<ComponentType<ImageZoomProps>>()
  const [zoomed, setZoomed] = useState<number>()
  const count = pictures.length
  const container = useRef<HTMLDivElement>(null)
  const chosen = useChosenVariant()?.imageUrl
  const first = pictures.findIndex(({ imageUrl }) => imageUrl === chosen)
  const indexes = pictures.map((_, index) => index)
  const order = first > 0 ? [first, ...indexes.filter((index) => index !== first)] : indexes
  const ratio = pictures[0] && ratioOf(pictures[0])
  const isLoading = zoomed !== undefined && !Zoom

  useEffect(() => {
    if (first >= 0) container.current?.firstElementChild?.scrollTo?.(0, 0)
  }, [first])

  const onScroll = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLElement>) =>
    setCurrent(Math.round(scrollLeft / clientWidth) + 1)
  const onClick = async (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || !isPlainClick(event)) return
    event.preventDefault()
    setZoomed(Number(link.dataset.index))
    const loaded = await import('./image-zoom').catch(() => null)
    if (loaded) setZoom(() => loaded.ImageZoom)
    else location.assign(link.href)
  }

  return (
    <div ref={container}>
      <ul
        ref={showPlaceholder}
        className={styles.track}
        onScroll={onScroll}
        onClick={(event) => void onClick(event)}
        aria-busy={isLoading || undefined}
        data-photos={ratio && ''}
        style={ratio ? ({ '--gallery-ratio': ratio.toFixed(4) } as CSSProperties) : undefined}
      >
        {order.map((index, place) => {
          const picture = pictures[index]
          return (
            picture && (
              <GalleryImage key={picture.imageUrl} {...{ picture, index, place, imageBase }} enlarge={texts.enlarge} />
            )
          )
        })}
      </ul>
      {count > 1 && (
        <div className={styles.place} aria-hidden="true">
          <span className={styles.dots}>
            {pictures.map(({ imageUrl }, index) => (
              <i key={imageUrl} className={styles.dot} data-current={index + 1 === current || undefined} />
            ))}
          </span>
          <span className={styles.position}>{fillText(texts.position, { current, count })}</span>
        </div>
      )}
      {Zoom && zoomed !== undefined && (
        <Zoom
          pictures={pictures}
          first={zoomed}
          imageBase={imageBase}
          texts={texts}
          onClose={() => setZoomed(undefined)}
        />
      )}
    </div>
  )
}
