'use client'

import {
  Children,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  type UIEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { showPlaceholder } from '@/lib/browser/image-placeholder'
import type { ProductImage } from '@/contract/entities/product'
import { fillText } from '@/lib/format/text-template'
import styles from './gallery.module.scss'
import type { GalleryTexts, ImageZoomProps } from './image-zoom'
import { useChosenVariant } from './live-price'

interface Props {
  pictures: ProductImage[]
  imageBase: string
  texts: GalleryTexts
  children: ReactNode
}

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/**
 * Scroll-snap row with position dots; a click opens the image zoom, whose code is loaded then. The image of the chosen
 * variant comes first.
 */
export function GalleryCarousel({ pictures, imageBase, texts, children }: Props) {
  const [current, setCurrent] = useState(1)
  const [Zoom, setZoom] = useState<ComponentType<ImageZoomProps>>()
  const [zoomed, setZoomed] = useState<number>()
  const count = pictures.length
  const place = useRef<HTMLDivElement>(null)
  const chosen = useChosenVariant()?.imageUrl
  const first = pictures.findIndex(({ imageUrl }) => imageUrl === chosen)
  const all = Children.toArray(children)
  const images = first > 0 ? [all[first], ...all.filter((_, index) => index !== first)] : all
  const isLoading = zoomed !== undefined && !Zoom

  useEffect(() => {
    if (first >= 0) place.current?.firstElementChild?.scrollTo?.(0, 0)
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
    <div ref={place}>
      <ul
        ref={showPlaceholder}
        className={styles.track}
        onScroll={onScroll}
        onClick={(event) => void onClick(event)}
        aria-busy={isLoading || undefined}
      >
        {images}
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
