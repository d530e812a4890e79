/** Widths the store API draws pictures at, in pixels. */
export const PICTURE_WIDTHS = [96, 160, 240, 320, 480, 640, 828, 1080, 1440, 1800] as const

/** Stands before a base that holds for absolute addresses alone: relative ones are the shop's own. */
const ABSOLUTE_ONLY = 'absolute:'

/** The base where absolute addresses get one host and relative ones stay with the shop. @param origin `https://host` */
export const absoluteOnly = (origin: string) => ABSOLUTE_ONLY + origin

/** Browsers drop some of these, wherever they stand, before they read an address: two slashes would meet. */
const CONTROLS = /[\u0000-\u001f\u007f-\u009f]/g

/** What a browser takes for slashes at the beginning of an address; a second one would begin a host. */
const LEADING_SLASHES = /^[\s\\/]+/

const trimmed = (base: string) => base.replace(/\/+$/, '')

/**
 * A picture's address (spec §9): an absolute http(s) one gets the configured host, a relative one is set behind it. No
 * address leads to another host, whatever stands in it.
 * @param base origin of the picture host; empty for the shop's own; or what `absoluteOnly` makes
 */
export function pictureUrl(imageUrl: string, base: string): string {
  const own = base.startsWith(ABSOLUTE_ONLY)
    ? { absolute: trimmed(base.slice(ABSOLUTE_ONLY.length)), relative: '' }
    : { absolute: trimmed(base), relative: trimmed(base) }
  const address = imageUrl.replace(CONTROLS, '').trim()
  if (/^https?:/i.test(address) && URL.canParse(address)) {
    const { pathname, search } = new URL(address)
    return `${own.absolute}/${pathname.replace(LEADING_SLASHES, '')}${search}`
  }
  return `${own.relative}/${address.replace(LEADING_SLASHES, '')}`
}

/** The same as an absolute URL, for crawlers and mails. @param origin of the shop, for addresses of its own */
export function fullPictureUrl(imageUrl: string, base: string, origin: string): string {
  const url = pictureUrl(imageUrl, base)
  return url.startsWith('/') ? trimmed(origin) + url : url
}

/** The same picture at one of the widths. */
export const atWidth = (url: string, width: number) => `${url}${url.includes('?') ? '&' : '?'}w=${width}`

interface SourceOptions {
  base: string
  /** The `sizes` attribute. */
  sizes: string
  /** Widths to offer, ascending; all of them by default. */
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
