import { atWidth, fullPictureUrl } from '../../format/picture'
import type { Site } from './node'

/** Wide enough for every search engine, and one of the widths pictures are drawn at. */
const WIDTH = 1080

/** A picture of the store at an address everybody can follow. */
export function pictureOf({ origin, imageBase }: Site, imageUrl: string): string {
  return atWidth(fullPictureUrl(imageUrl, imageBase, origin), WIDTH)
}
