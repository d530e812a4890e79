import 'server-only'
import { request } from 'undici'
import { env } from '../env'
import { atWidth, pictureUrl } from '../format/picture'

/** One of the widths pictures are drawn at: as wide as share pictures show them. */
const WIDTH = 640
const TIMEOUT = 10_000

/** A picture of the store's, from the store API or the operator's picture host. @throws Error when it cannot be had */
export async function fetchPicture(imageUrl: string): Promise<Buffer> {
  const { IMAGE_BASE_URL, STORE_API_URL } = env()
  const url = atWidth(pictureUrl(imageUrl, IMAGE_BASE_URL || STORE_API_URL), WIDTH)
  const { statusCode, body } = await request(url, {
    headersTimeout: TIMEOUT,
    bodyTimeout: TIMEOUT,
  })
  const bytes = Buffer.from(await body.arrayBuffer())
  if (statusCode !== 200) throw new Error(`the picture ${url} answered ${statusCode}`)
  return bytes
}
