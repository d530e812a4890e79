import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import type { Database } from '../../db/database'
import { media } from '../../db/schema'
import { inspectMedia, MAX_MEDIA_PIXELS, MediaError } from './inspect'
import type { MediaStorage } from './storage'

/** Longest side of a blurred preview, in pixels. */
const PREVIEW_PIXELS = 12

export interface MediaShop {
  db: Database
  media: MediaStorage
  /** Bytes that all originals together may take. */
  mediaMaxBytes: number
}

type MediaRow = typeof media.$inferSelect

const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0')

/** Dominant colour and blurred preview, of the upright photograph on white. @throws MediaError when it is damaged */
async function look(bytes: Uint8Array): Promise<Pick<MediaRow, 'colour' | 'preview'>> {
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_MEDIA_PIXELS, failOn: 'error' })
      .rotate()
      .flatten({ background: '#fff' })
    const { dominant } = await image.clone().resize(64, 64, { fit: 'inside' }).stats()
    const small = { width: PREVIEW_PIXELS, height: PREVIEW_PIXELS, fit: 'inside' } as const
    const preview = await image.clone().resize(small).webp({ quality: 30, alphaQuality: 0 }).toBuffer()
    return {
      colour: `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`,
      preview: `data:image/webp;base64,${preview.toString('base64')}`,
    }
  } catch {
    throw new MediaError('it is damaged')
  }
}

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/**
 * Keeps a photograph once, by its content.
 * @throws MediaError for what is no photograph, is too large, or has no room left
 */
export async function storeMedia(
  { db, media: storage, mediaMaxBytes }: MediaShop,
  bytes: Uint8Array,
): Promise<MediaRow> {
  const hash = hashOf(bytes)
  const [known] = await db.select().from(media).where(eq(media.hash, hash))
  if (known) {
    await storage.write(hash, bytes)
    return known
  }
  const inspected = await inspectMedia(bytes)
  const row = { hash, ...inspected, bytes: bytes.length, ...(await look(bytes)) }
  if ((await usedBytes(db)) + bytes.length > mediaMaxBytes)
    throw new MediaError('there is no room left: raise MEDIA_MAX_BYTES')
  // The file first: a row always has its file.
  await storage.write(hash, bytes)
  await db.insert(media).values(row).onConflictDoNothing()
  const [stored] = await db.select().from(media).where(eq(media.hash, hash))
  if (!stored) throw new Error('the photograph was not stored')
  return stored
}

/** Bytes of all originals. */
export async function usedBytes(db: Database): Promise<number> {
  const [row] = await db.select({ bytes: sql<string>`coalesce(sum(${media.bytes}), 0)` }).from(media)
  return Number(row?.bytes ?? 0)
}
