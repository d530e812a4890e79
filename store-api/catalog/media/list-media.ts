import { asc, desc, eq, like, sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { media, picture } from '../../db/schema'
import { focusOf } from './photo'

/** A photograph as commands list it. */
export interface ListedMedia {
  hash: string
  type: string
  width: number
  height: number
  bytes: number
  /** ISO 8601. */
  addedAt: string
  /** How many pictures show it. */
  pictures: number
}

/** A photograph with what it is used for. */
export interface ShownMedia extends ListedMedia {
  colour: string
  usedBy: { picture: string; productKey: string | null; focus?: [number, number] }[]
}

/** Least letters of a hash that name a photograph. */
export const MIN_HASH_LETTERS = 8

const LISTED = {
  hash: media.hash,
  type: media.type,
  width: media.width,
  height: media.height,
  bytes: media.bytes,
  createdAt: media.createdAt,
  pictures: sql<number>`(select count(*) from ${picture} where ${picture.mediaHash} = ${media.hash})::int`,
}

/** All photographs, the newest first. */
export async function listMedia(db: Database): Promise<ListedMedia[]> {
  const rows = await db.select(LISTED).from(media).orderBy(desc(media.createdAt), asc(media.hash))
  return rows.map(({ createdAt, ...row }) => ({ ...row, addedAt: createdAt.toISOString() }))
}

/** A photograph by its hash, or by its first letters where no other begins with them; null where there is none. */
export async function showMedia(db: Database, begin: string): Promise<ShownMedia | null> {
  if (!/^[0-9a-f]+$/.test(begin) || begin.length < MIN_HASH_LETTERS) return null
  const [row, other] = await db
    .select({ ...LISTED, colour: media.colour })
    .from(media)
    .where(like(media.hash, `${begin}%`))
    .limit(2)
  if (!row || other) return null
  const { createdAt, ...shown } = row
  const uses = await db.select().from(picture).where(eq(picture.mediaHash, row.hash)).orderBy(asc(picture.name))
  return {
    ...shown,
    addedAt: createdAt.toISOString(),
    usedBy: uses.map((use) => {
      const focus = focusOf(use)
      return { picture: use.name, productKey: use.productKey, ...(focus && { focus }) }
    }),
  }
}
