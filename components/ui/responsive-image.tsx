import { imageAttributes } from '@/lib/format/image'

interface Props {
  imageUrl: string
  /** Alternative text; empty where the text beside it says the same. */
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
const PRIORITY = { first: 'high', eager: 'low', lazy: undefined } as const

/** Fails without a request, so that a missing image gets the same fallback as a broken one (spec §4). */
const BROKEN_SOURCE = { src: 'data:,' }

/** A 4:5 image of the catalogue, at the width the browser needs. */
export function ResponsiveImage({ imageUrl, alt, base, sizes, widths, loading = 'lazy', className }: Props) {
  return (
    <img
      {...(imageUrl ? imageAttributes(imageUrl, { base, sizes, widths }) : BROKEN_SOURCE)}
      className={className}
      alt={alt}
      width={640}
      height={800}
      decoding="async"
      loading={loading === 'lazy' ? 'lazy' : 'eager'}
      fetchPriority={PRIORITY[loading]}
    />
  )
}
