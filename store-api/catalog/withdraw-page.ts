import { and, eq } from 'drizzle-orm'
import type { Shop } from '../http/context'
import { enqueueInvalidations } from '../jobs/cache-invalidation'
import { contentPage, formerKey } from '../db/schema'
import { changesOf } from './changes-of'
import { noteFormerKey } from './note-former-key'

/** Takes a content page out of the shop. @returns whether there was one */
export async function withdrawPage({ db, now }: Pick<Shop, 'db' | 'now'>, key: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [row] = await tx.delete(contentPage).where(eq(contentPage.key, key)).returning({ id: contentPage.id })
    if (!row) return false
    const isOf = and(eq(formerKey.kind, 'page'), eq(formerKey.thingId, row.id))
    await tx.update(formerKey).set({ thingId: null }).where(isOf)
    await noteFormerKey(tx, { kind: 'page', key, thingId: null, since: new Date(now()) })
    await enqueueInvalidations(tx, changesOf('page', key))
    return true
  })
}
