import type { ReactNode } from 'react'
import type { Photo } from '@/lib/format/photo'
import { ResponsiveImage } from './responsive-image'
import styles from './thumbnail.module.scss'

interface Props {
  /** Empty if there is no image: an empty frame is shown. */
  imageUrl: string
  photo?: Photo | undefined
  /** Origin of the image host; empty for the shop's own. */
  base: string
  /** The `sizes` attribute. */
  sizes: string
  widths: readonly number[]
  /** Layout class that sets the size. */
  className?: string | undefined
  /** Shown in place of the picture: an SVG. */
  drawing?: ReactNode
}

/** The small picture of a product beside its name, in the lines of carts and orders. */
export const Thumbnail = ({ imageUrl, photo, base, sizes, widths, className = '', drawing }: Props) => (
  <span className={`${styles.thumbnail} ${className}`}>
    {drawing ?? <ResponsiveImage {...photo} imageUrl={imageUrl} alt="" base={base} sizes={sizes} widths={widths} />}
  </span>
)
