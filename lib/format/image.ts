/** Widths the store API draws images at, in pixels. */
export const IMAGE_WIDTHS = [96, 160, 240, 320, 480, 640, 828, 1080, 1440, 1800] as const

/** Prefix of a base that applies to absolute addresses only: relative ones are the shop's own. */
const ABSOLUTE_ONLY = 'absolute:'

/** A base that applies to absolute addresses only. @param origin `https://host` */
export const absoluteOnly = (origin: string) => ABSOLUTE_ONLY + origin

/** Browsers drop some of these anywhere in an address before they parse it, which could join two slashes. */
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f-\u009f]/g

/** Characters that browsers read as slashes at the beginning of an address; a second one would begin a host. */
const LEADING_SLASHES = /^[\s\\/]+/

const trimTrailingSlashes = (base: string) => base.replace(/\/+$/, '')

/**
 * An image's address (spec §9): an absolute http(s) one gets the configured host, a relative one is appended to it. No
 * address leads to another host, whatever it contains.
 * @param base origin of the image host; empty for the shop's own; or a result of `absoluteOnly`
 */
export function resolveImageUrl(imageUrl: string, base: string): string {
  const bases = base.startsWith(ABSOLUTE_ONLY)
    ? { absolute: trimTrailingSlashes(base.slice(ABSOLUTE_ONLY.length)), relative: '' }
    : { absolute: trimTrailingSlashes(base), relative: trimTrailingSlashes(base) }
  const address = imageUrl.replace(CONTROL_CHARACTERS, '').trim()
  if (/^https?:/i.test(address) && URL.canParse(address)) {
    const { pathname, search } = new URL(address)
    return `${bases.absolute}/${pathname.replace(LEADING_SLASHES, '')}${search}`
  }
  return `${bases.relative}/${address.replace(LEADING_SLASHES, '')}`
}

/** The same as an absolute URL, for crawlers and mails. @param origin of the shop, for relative addresses */
export function absoluteImageUrl(imageUrl: string, base: string, origin: string): string {
  const url = resolveImageUrl(imageUrl, base)
  return url.startsWith('/') ? trimTrailingSlashes(origin) + url : url
}

/** The same image at one of the widths. */
export const atWidth = (url: string, width: number) => `${url}${url.includes('?') ? '&' : '?'}w=${width}`

interface SourceOptions {
  base: string
  /** The `sizes` attribute. */
  sizes: string
  /** Widths to offer, ascending; all of them by default. */
  widths?: readonly number[]
}

/** The attributes of an `<img>` that lets the browser choose the width it needs. */
export function imageAttributes(imageUrl: string, { base, sizes, widths = IMAGE_WIDTHS }: SourceOptions) {
  const url = resolveImageUrl(imageUrl, base)
  const middle = widths[Math.floor(widths.length / 2)] ?? 640
  return {
    src: atWidth(url, middle),
    srcSet: widths.map((width) => `${atWidth(url, width)} ${width}w`).join(', '),
    sizes,
  }
}
