import 'server-only'
import { request } from 'undici'
import { env } from '../env'
import { atWidth, fullPictureUrl } from '../format/picture'
import { pictureBase } from '../data/image-hosts'

/** One of the widths pictures are drawn at: as wide as share pictures show them. */
const WIDTH = 640
const TIMEOUT = 10_000

/** What says that there is no such picture, and will be none the next moment. */
const IS_MISSING: ReadonlySet<number> = new Set([400, 404, 410])

/**
 * A picture of the store's, from the store API or the operator's picture host.
 * @returns null where there is none at its address
 * @throws Error when it cannot be had
 */
export async function fetchPicture(imageUrl: string): Promise<Buffer | null> {
  const url = atWidth(fullPictureUrl(imageUrl, pictureBase(), env().STORE_API_URL), WIDTH)
  const { statusCode, body } = await request(url, {
    headersTimeout: TIMEOUT,
    bodyTimeout: TIMEOUT,
  })
  const bytes = Buffer.from(await body.arrayBuffer())
  if (IS_MISSING.has(statusCode)) return null
  if (statusCode !== 200) throw new Error(`the picture ${url} answered ${statusCode}`)
  return bytes
}
