import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import { IMAGE_WIDTHS, type ImageFormat } from '../../catalog/images/drawing'
import { renderPhoto } from '../../catalog/media/render-photo'
import { MediaMissingError } from '../../catalog/media/storage'
import { media, picture, product } from '../../db/schema'
import type { AppEnv, Shop } from '../context'
import { HttpError, notFound } from '../errors'

const TYPES = { webp: 'image/webp', avif: 'image/avif', jpg: 'image/jpeg' } as const satisfies Record<
  ImageFormat,
  string
>

const FILE_PATTERN = /^([a-z0-9-]{1,120})\.(webp|avif|jpg)$/
const DEFAULT_WIDTH = 640

/**
 * A wider image takes a second to draw: it is drawn only with its current version, and not for products that are no
 * longer sold.
 */
const MAX_UNVERSIONED_WIDTH = 1080

function readWidth(text: string | undefined): number {
  const width = IMAGE_WIDTHS.find((known) => String(known) === (text ?? String(DEFAULT_WIDTH)))
  if (width === undefined) throw new HttpError(400, (texts) => texts.badRequest)
  return width
}

/** Whether the browser has it: weak tags and lists of tags count too (RFC 9110 §13.1.2). */
const matchesEtag = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)

/** Serves AVIF, at half the bytes, to browsers that accept it. */
const formatFor = (requestedFormat: ImageFormat, accepted: string | undefined): ImageFormat =>
  requestedFormat === 'webp' && /\bimage\/avif\b/.test(accepted ?? '') ? 'avif' : requestedFormat

/**
 * `GET /image/{name}.{webp|avif|jpg}?v=…&w=…`: an image at one of the widths, public and unsigned. With its current
 * version it is immutable; with any other it is served uncacheable. Widths above 1080 need the version, and a product that
 * is sold. A full render queue yields an uncacheable 503 with `Retry-After`.
 */
export const imageRoutes = (app: Hono<AppEnv>, { db, pictures, imageRenderer, media: storage, logger }: Shop) => {
  app.get('/image/:file', async (c) => {
    const [, name = '', requestedFormat = 'webp'] = FILE_PATTERN.exec(c.req.param('file')) ?? []
    if (!name) throw notFound()
    const width = readWidth(c.req.query('w'))
    const [row] = await db
      .select({
        ...getTableColumns(picture),
        withdrawnAt: product.withdrawnAt,
        inputPixels: sql<number>`coalesce(${media.width} * ${media.height}, 0)`,
      })
      .from(picture)
      .leftJoin(media, eq(media.hash, picture.mediaHash))
      .leftJoin(product, eq(product.key, picture.productKey))
      .where(eq(picture.name, name))
    const isCurrent = c.req.query('v') === row?.version
    if (!row || (width > MAX_UNVERSIONED_WIDTH && (row.withdrawnAt || !isCurrent))) throw notFound()

    const format = formatFor(requestedFormat as ImageFormat, c.req.header('accept'))
    if (requestedFormat === 'webp') c.header('Vary', 'Accept')
    const etag = `"${row.version}-${width}-${format}"`
    const setCacheHeaders = () => {
      c.header('ETag', etag)
      c.header('Cache-Control', isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=60')
    }
    c.header('X-Content-Type-Options', 'nosniff')
    c.header('Cross-Origin-Resource-Policy', 'cross-origin')
    if (matchesEtag(c.req.header('if-none-match'), etag)) {
      setCacheHeaders()
      return c.body(null, 304)
    }

    const file = `${name}-${row.version}-${width}.${format}`
    const { drawing, mediaHash } = row
    const readOriginal = (hash: string) =>
      storage.read(hash).catch((error: unknown) => {
        if (error instanceof MediaMissingError) {
          logger.error({ hash }, 'the original of a photograph is missing')
          throw notFound()
        }
        logger.error({ err: error, hash }, 'the original of a photograph cannot be read')
        throw new HttpError(503, (texts) => texts.busy, { retryAfter: 5 })
      })
    const render = async () => {
      if (mediaHash) return renderPhoto(await readOriginal(mediaHash), width, format)
      if (!drawing) throw notFound()
      return imageRenderer.render(drawing, width, format)
    }
    const { signal } = c.req.raw
    const bytes = await pictures.get(file, render, { width, inputPixels: row.inputPixels }, signal)
    setCacheHeaders()
    return c.body(new Uint8Array(bytes), 200, { 'Content-Type': TYPES[format] })
  })
}
