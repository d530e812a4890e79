import { and, eq, inArray, lt, notExists, sql } from 'drizzle-orm'
import { type Database, inTransaction } from '../../db/database'
import { attachment, auditLog, media, picture } from '../../db/schema'
import { readRows } from '../../search/read-rows'
import { SHOWN_PICTURES } from './shown-pictures'
import { lockMedia, type MediaShop, recordOf } from './store-media'

/** How long an original has to be unused before it is deleted. */
const MIN_UNUSED_MS = 24 * 3_600_000

export interface CollectedMedia {
  hash: string
  bytes: number
}

interface CollectOptions {
  /** Name of the account that deletes. */
  actor: string
  /** Lists the photographs to delete, without deleting them. */
  isDryRun: boolean
}

/** Hashes in the records of recent changes: an original that they removed from a picture was in use until then. */
const readRecentlyReferencedHashes = async (db: Database, since: Date) =>
  (
    await readRows<{ hash: string }>(
      db,
      sql`select distinct found[1] as hash from ${auditLog},
        regexp_matches(concat(${auditLog.before}, ${auditLog.after}), '[0-9a-f]{64}', 'g') as found
        where ${auditLog.at} > ${since.toISOString()}::timestamptz`,
    )
  ).map(({ hash }) => hash)

/** Photographs that no product uses any more and nothing else shows, past orders included. */
const readUnusedPictures = (db: Database) =>
  readRows<{ name: string; hash: string }>(
    db,
    sql`select name, media_hash as hash from picture
      where product_key is null and media_hash is not null
        and not exists (select 1 from (${SHOWN_PICTURES}) as shown where shown.name = picture.name)`,
  )

/**
 * Deletes originals that no picture has used for longer than a day, each with its unused pictures.
 * @returns the deleted ones; in a dry run, those that would be
 */
export async function collectMedia(
  { db, media: storage, now }: Pick<MediaShop, 'db' | 'media'> & { now: () => number },
  { actor, isDryRun }: CollectOptions,
): Promise<CollectedMedia[]> {
  const at = new Date(now())
  const since = new Date(now() - MIN_UNUSED_MS)
  const recent = new Set(await readRecentlyReferencedHashes(db, since))
  const unusedNames = (await readUnusedPictures(db)).filter(({ hash }) => !recent.has(hash)).map(({ name }) => name)
  const isUsed = unusedNames.length > 0 ? sql`not ${inArray(picture.name, unusedNames)}` : sql`true`
  const uses = db
    .select({ name: picture.name })
    .from(picture)
    .where(and(eq(picture.mediaHash, media.hash), isUsed))
  const rows = await db
    .select()
    .from(media)
    .where(and(lt(media.createdAt, since), notExists(uses)))
  const unused = rows.filter(({ hash }) => !recent.has(hash))
  if (isDryRun) return unused.map(({ hash, bytes }) => ({ hash, bytes }))

  const deleted: CollectedMedia[] = []
  for (const { hash, bytes } of unused) {
    const isDeleted = await inTransaction(db, async (tx) => {
      await lockMedia(tx)
      // Locked against a concurrent picture that uses it: that one waits, and then finds the photograph deleted.
      const [row] = await tx.select().from(media).where(eq(media.hash, hash)).for('update')
      if (!row) return false
      if (unusedNames.length > 0)
        await tx
          .delete(picture)
          .where(
            and(eq(picture.mediaHash, hash), inArray(picture.name, unusedNames), sql`${picture.productKey} is null`),
          )
      const [remainingUse] = await tx
        .select({ name: picture.name })
        .from(picture)
        .where(eq(picture.mediaHash, hash))
        .limit(1)
      if (remainingUse) return false
      await tx.delete(media).where(eq(media.hash, hash))
      await tx.insert(auditLog).values({ at, actor, kind: 'media', key: hash, before: recordOf(row), after: null })
      if ((await tx.$count(attachment, eq(attachment.file, hash))) === 0) await storage.remove(hash)
      return true
    })
    if (isDeleted) deleted.push({ hash, bytes })
  }
  return deleted
}
