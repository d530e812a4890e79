import { createHash } from 'node:crypto'
import { userInfo } from 'node:os'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { type Database, inTransaction } from '../../db/database'
import { auditLog, media } from '../../db/schema'
import { dominantColourOf, edgeColourOf, hexOf, isOpaque } from './colours'
import { inspectMedia, MAX_MEDIA_PIXELS, MediaError } from './inspect'
import type { MediaStorage } from './storage'

/** Longest side of a blurred preview, in pixels. */
const PREVIEW_SIDE_PIXELS = 12

/** Longest side of the image that colours are computed from, in pixels. */
const COLOUR_SAMPLE_SIDE_PIXELS = 64

export interface MediaShop {
  db: Database
  media: MediaStorage
  /** Maximum total size of all originals, in bytes. */
  mediaMaxBytes: number
}

type MediaRow = typeof media.$inferSelect

/** Colours, and a blurred preview of the upright photograph. @throws MediaError if it is damaged */
async function analyzeImage(bytes: Uint8Array): Promise<Pick<MediaRow, 'colour' | 'edge' | 'preview'>> {
  try {
    const upright = sharp(bytes, { limitInputPixels: MAX_MEDIA_PIXELS, failOn: 'error' }).rotate().toColourspace('srgb')
    const { data, info } = await upright
      .resize(COLOUR_SAMPLE_SIDE_PIXELS, COLOUR_SAMPLE_SIDE_PIXELS, { fit: 'inside' })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const opaque = await sharp(data, { raw: info })
      .flatten({ background: '#fff' })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const size = { width: PREVIEW_SIDE_PIXELS, height: PREVIEW_SIDE_PIXELS, fit: 'inside' } as const
    const preview = await sharp(opaque.data, { raw: opaque.info }).resize(size).webp({ quality: 30 }).toBuffer()
    return {
      colour: hexOf(dominantColourOf(opaque.data)),
      edge: edgeColourOf(opaque.data, opaque.info),
      // A transparent photograph would let the preview show through.
      preview: isOpaque(data) ? `data:image/webp;base64,${preview.toString('base64')}` : '',
    }
  } catch {
    throw new MediaError('it is damaged')
  }
}

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** The audit record of a photograph that is added or deleted. */
export const recordOf = ({ type, width, height, bytes }: MediaRow) => ({ type, width, height, bytes })

/** Additions and deletions run one after the other, so that both the limit and the files are right. */
export const lockMedia = (tx: Database) => tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('media', 0))`)

const findMedia = async (db: Database, hash: string): Promise<MediaRow | undefined> =>
  (await db.select().from(media).where(eq(media.hash, hash)))[0]

async function requireStorageSpace(db: Database, bytes: number, mediaMaxBytes: number) {
  if ((await usedBytes(db)) + bytes > mediaMaxBytes)
    throw new MediaError('there is no room left: raise MEDIA_MAX_BYTES')
}

/**
 * Stores a photograph once, by its content, and records who added it.
 * @param actor name of the account
 * @throws MediaError for an invalid or oversized file, or if the storage is full
 */
export async function storeMedia(
  { db, media: storage, mediaMaxBytes }: MediaShop,
  bytes: Uint8Array,
  { actor = userInfo().username, at = new Date() } = {},
): Promise<MediaRow> {
  const hash = hashOf(bytes)
  let described: typeof media.$inferInsert | undefined
  if (!(await findMedia(db, hash))) {
    const inspected = await inspectMedia(bytes)
    described = { hash, ...inspected, bytes: bytes.length, ...(await analyzeImage(bytes)), createdAt: at }
    await requireStorageSpace(db, bytes.length, mediaMaxBytes)
  }
  // A file of many megabytes is written before anything is locked.
  await storage.write(hash, bytes)
  return inTransaction(db, async (tx) => {
    await lockMedia(tx)
    const known = await findMedia(tx, hash)
    if (!known && !described) throw new MediaError('it was deleted while it was added: add it again')
    try {
      if (!known) await requireStorageSpace(tx, bytes.length, mediaMaxBytes)
    } catch (error) {
      await storage.remove(hash)
      throw error
    }
    // Writes only if the file was deleted since: a row always has its file.
    await storage.write(hash, bytes)
    if (known || !described) return known as MediaRow
    const [stored] = await tx.insert(media).values(described).returning()
    if (!stored) throw new Error('the photograph was not stored')
    await tx.insert(auditLog).values({ at, actor, kind: 'media', key: hash, before: null, after: recordOf(stored) })
    return stored
  })
}

/** Bytes of all originals. */
export async function usedBytes(db: Database): Promise<number> {
  const [row] = await db.select({ bytes: sql<string>`coalesce(sum(${media.bytes}), 0)` }).from(media)
  return Number(row?.bytes ?? 0)
}
