import 'server-only'
import { imageBaseUrl } from '../../data/image-hosts'
import { env } from '../../env'
import { atWidth, absoluteImageUrl } from '../../format/image'

/** A schema.org object. Undefined fields are omitted. */
export interface LdNode {
  readonly '@type': string
  readonly [property: string]: LdValue | undefined
}

/** A reference to another node of the same page. */
export interface LdReference {
  readonly '@id': string
}

export type LdValue = string | number | LdNode | LdReference | readonly LdValue[]

/** Origins of the site's URLs. */
export interface Site {
  /** Public origin of the shop: `https://shop.example`. */
  origin: string
  /** Origin of the image host; empty for the shop's own. */
  imageBase: string
}

/** A path of the shop as an absolute URL. */
export const absolute = ({ origin }: Site, path: string): string => new URL(path, origin).href

/** All nodes of a page as the text of one script, escaped so that no value can close the script. */
export const toScript = (nodes: readonly LdNode[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replace(/</g, '\\u003c')

/** Wide enough for every search engine, and one of the widths images are drawn at. */
const IMAGE_WIDTH = 1080

/** An image of the store as an absolute URL. */
export function imageOf({ origin, imageBase }: Site, imageUrl: string): string {
  return atWidth(absoluteImageUrl(imageUrl, imageBase, origin), IMAGE_WIDTH)
}

/** The base of the shop's addresses: never taken from a request. */
export const getSite = (): Site => ({ origin: env().PUBLIC_ORIGIN, imageBase: imageBaseUrl() })
