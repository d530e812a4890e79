import 'server-only'
import { imageBaseUrl } from '../../data/image-hosts'
import { env } from '../../env'
import { atWidth, absoluteImageUrl } from '../../format/image'

/** A thing of schema.org. What is undefined is left out. */
export interface LdNode {
  readonly '@type': string
  readonly [property: string]: LdValue | undefined
}

/** A reference to another node of the same page. */
export interface LdReference {
  readonly '@id': string
}

export type LdValue = string | number | LdNode | LdReference | readonly LdValue[]

/** Where addresses begin. */
export interface Site {
  /** Where shoppers reach the shop: `https://shop.example`. */
  origin: string
  /** Origin of the image host; empty for the shop's own. */
  imageBase: string
}

/** A path of the shop as everybody can follow it. */
export const absolute = ({ origin }: Site, path: string): string => new URL(path, origin).href

/** All nodes of a page as the text of one script, escaped so that no value can close the script. */
export const toScript = (nodes: readonly LdNode[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replace(/</g, '\\u003c')

/** Wide enough for every search engine, and one of the widths images are drawn at. */
const IMAGE_WIDTH = 1080

/** An image of the store at an address everybody can follow. */
export function imageOf({ origin, imageBase }: Site, imageUrl: string): string {
  return atWidth(absoluteImageUrl(imageUrl, imageBase, origin), IMAGE_WIDTH)
}

/** Where the shop's addresses begin: never what a request says. */
export const getSite = (): Site => ({ origin: env().PUBLIC_ORIGIN, imageBase: imageBaseUrl() })
