import { asc, desc, eq, isNotNull, like } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { media, picture } from '../../db/schema'
import { focusOf } from './photo'
import { listShownPictures, placeOf } from './shown-pictures'

/** A photograph as commands list it. */
export interface ListedMedia {
  hash: string
  type: string
  width: number
  height: number
  bytes: number
  /** ISO 8601. */
  addedAt: string
  usedBy: MediaUse[]
}

/** A picture of a photograph. */
export interface MediaUse {
  picture: string
  productKey: string | null
  focus?: [number, number]
  /** `category tea`, `section welcome`, `settings`, `orders`; besides its product. */
  shownBy: string[]
}

export interface ShownMedia extends ListedMedia {
  colour: string
}

/** Minimum length of a hash prefix that identifies a photograph. */
export const MIN_HASH_PREFIX_LENGTH = 8

const LISTED_COLUMNS = {
  hash: media.hash,
  type: media.type,
  width: media.width,
  height: media.height,
  bytes: media.bytes,
  createdAt: media.createdAt,
}

/** The pictures of photographs by their hashes. @param hash of one; undefined for all */
async function readUses(db: Database, hash?: string): Promise<Map<string, MediaUse[]>> {
  const usesMedia = hash === undefined ? isNotNull(picture.mediaHash) : eq(picture.mediaHash, hash)
  const rows = await db.select().from(picture).where(usesMedia).orderBy(asc(picture.name))
  const places = new Map<string, string[]>()
  for (const shown of await listShownPictures(db))
    places.set(shown.name, [...(places.get(shown.name) ?? []), placeOf(shown)])
  const uses = new Map<string, MediaUse[]>()
  for (const row of rows) {
    const focus = focusOf(row)
    const shownBy = new Set(places.get(row.name))
    shownBy.delete(`product ${row.productKey}`)
    const use = { picture: row.name, productKey: row.productKey, shownBy: [...shownBy], ...(focus && { focus }) }
    uses.set(row.mediaHash ?? '', [...(uses.get(row.mediaHash ?? '') ?? []), use])
  }
  return uses
}

/** All photographs, the newest first. */
export async function listMedia(db: Database): Promise<ListedMedia[]> {
  const rows = await db.select(LISTED_COLUMNS).from(media).orderBy(desc(media.createdAt), asc(media.hash))
  const uses = await readUses(db)
  return rows.map(({ createdAt, ...row }) => ({
    ...row,
    addedAt: createdAt.toISOString(),
    usedBy: uses.get(row.hash) ?? [],
  }))
}

/** A photograph by its hash or a unique prefix of it; null if there is none. */
export async function showMedia(db: Database, hashPrefix: string): Promise<ShownMedia | null> {
  if (!/^[0-9a-f]+$/.test(hashPrefix) || hashPrefix.length < MIN_HASH_PREFIX_LENGTH) return null
  const [row, other] = await db
    .select({ ...LISTED_COLUMNS, colour: media.colour })
    .from(media)
    .where(like(media.hash, `${hashPrefix}%`))
    .limit(2)
  if (!row || other) return null
  const { createdAt, ...shown } = row
  const uses = await readUses(db, row.hash)
  return { ...shown, addedAt: createdAt.toISOString(), usedBy: uses.get(row.hash) ?? [] }
}
