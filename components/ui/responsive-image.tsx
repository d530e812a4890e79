import { imageAttributes } from '@/lib/format/image'
import { croppedSizes, type Photo, photoAttributes } from '@/lib/format/photo'

interface Props extends Photo {
  imageUrl: string
  /** Alternative text; empty if the text beside it is equivalent. */
  alt: string
  /** Origin of the image host; empty for the shop's own. */
  base: string
  /** The `sizes` attribute. */
  sizes: string
  widths?: readonly number[]
  /** `first`: the largest contentful paint, fetched first; `eager`: the other images of the first screen. */
  loading?: 'first' | 'eager' | 'lazy'
  className?: string
}

/** Low priority for the other images of the first screen, so that they do not compete with the largest one for bandwidth. */
const PRIORITY = { first: { fetchPriority: 'high' }, eager: { fetchPriority: 'low' }, lazy: {} } as const

/**
 * A frame without a picture. Where scripts run, a missing image gets the same fallback as a broken one (spec §4):
 * broken-images.tsx knows it by its mark.
 */
const MISSING = {
  src:
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 80' fill='none' stroke='%23888' " +
    "stroke-width='2'%3E%3Cpath d='M18 26h28v28H18zM18 48l9-9 9 9 5-5 5 5'/%3E%3C/svg%3E",
  'data-missing': true,
}

/** Drawings are 4:5. */
const DRAWING = { width: 640, height: 800 }

/** An image of the catalogue at the width the browser needs: a drawing, or a photograph of any proportion. */
export function ResponsiveImage({ imageUrl, alt, base, sizes, widths, loading = 'lazy', className, ...photo }: Props) {
  return (
    <img
      {...(imageUrl ? imageAttributes(imageUrl, { base, sizes: croppedSizes(sizes, photo), widths }) : MISSING)}
      {...(photoAttributes(photo) ?? DRAWING)}
      className={className}
      alt={alt}
      decoding="async"
      loading={loading === 'lazy' ? 'lazy' : 'eager'}
      {...PRIORITY[loading]}
    />
  )
}
