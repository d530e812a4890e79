import { sql } from 'drizzle-orm'
import { MOST_CHANGES } from '../../contract/changes'
import type { Database } from '../db/database'
import { randomId } from '../db/random-id'
import { change, changeNotice } from '../db/schema'

/** Makes one notice for each storefront of what has changed since the last time. @param now milliseconds since the epoch */
export async function gatherChanges(db: Database, urls: readonly string[], now: number): Promise<void> {
  // Most of the time there is nothing, and nothing is to be locked.
  if ((await db.select({ id: change.id }).from(change).limit(1)).length === 0) return
  await db.transaction(async (tx) => {
    // What a transaction that is still under way has noted is gathered when it is through.
    const next = sql`(select id from ${change} order by id limit ${MOST_CHANGES} for update skip locked)`
    const rows = await tx
      .delete(change)
      .where(sql`${change.id} in ${next}`)
      .returning({ what: change.what })
    const changes = [...new Set(rows.map(({ what }) => what))]
    if (changes.length === 0 || urls.length === 0) return
    const nextAttemptAt = new Date(now)
    await tx.insert(changeNotice).values(urls.map((url) => ({ id: randomId(), url, changes, nextAttemptAt })))
  })
}
