import { pictureSource } from '@/lib/format/picture'

interface Props {
  imageUrl: string
  /** Words for who cannot see it; empty where the text beside it says the same. */
  alt: string
  /** Origin of the picture host; empty for the shop's own. */
  base: string
  /** How wide it is shown. */
  sizes: string
  widths?: readonly number[]
  /** `first`: the largest one of the first screen, fetched before everything else; `eager`: the others on it, after that. */
  loading?: 'first' | 'eager' | 'lazy'
  className?: string
}

/** Pictures of the first screen come one after the other: on a slow line they would share it with the largest one. */
const PRIORITY = { first: 'high', eager: 'low', lazy: undefined } as const

/** Fails without asking anybody, so that what has no picture is shown as what has a broken one (spec §4). */
const NOTHING = { src: 'data:,' }

/** A picture of the store: 4 to 5, at the width the browser needs. */
export function Picture({ imageUrl, alt, base, sizes, widths, loading = 'lazy', className }: Props) {
  return (
    <img
      {...(imageUrl ? pictureSource(imageUrl, { base, sizes, widths }) : NOTHING)}
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
