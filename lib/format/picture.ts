/** Widths the store API draws pictures at, in pixels. */
export const PICTURE_WIDTHS = [96, 160, 240, 320, 480, 640, 828, 1080, 1440, 1800] as const

/**
 * A picture's address (spec §9): an absolute http(s) one gets the configured host, a relative one is set behind it.
 * @param base origin of the picture host; empty for the shop's own
 */
export function pictureUrl(imageUrl: string, base: string): string {
  const origin = base.replace(/\/+$/, '')
  if (/^https?:\/\//i.test(imageUrl) && URL.canParse(imageUrl)) {
    const { origin: own, pathname, search } = new URL(imageUrl)
    return `${origin || own}${pathname}${search}`
  }
  return `${origin}/${imageUrl.replace(/^\/+/, '')}`
}

/** The same picture at one of the widths. */
export const atWidth = (url: string, width: number) => `${url}${url.includes('?') ? '&' : '?'}w=${width}`

interface SourceOptions {
  base: string
  /** How wide it is shown, as the `sizes` attribute says it. */
  sizes: string
  /** Widths worth offering, ascending; all of them unless told. */
  widths?: readonly number[]
}

/** The attributes of an `<img>` that lets the browser choose the width it needs. */
export function pictureSource(imageUrl: string, { base, sizes, widths = PICTURE_WIDTHS }: SourceOptions) {
  const url = pictureUrl(imageUrl, base)
  const middle = widths[Math.floor(widths.length / 2)] ?? 640
  return {
    src: atWidth(url, middle),
    srcSet: widths.map((width) => `${atWidth(url, width)} ${width}w`).join(', '),
    sizes,
  }
}
