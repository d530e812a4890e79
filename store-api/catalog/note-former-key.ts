import { and, eq } from 'drizzle-orm'
import type { SitemapKind } from '../../contract/entities/sitemap'
import type { Database } from '../db/database'
import { formerKey } from '../db/schema'

interface Former {
  kind: SitemapKind
  key: string
  /** Number of what had it; null where it is no more. */
  thingId: number | null
  since: Date
}

/** Notes that a key is in use no more, whatever was noted of it before. */
export async function noteFormerKey(tx: Database, former: Former): Promise<void> {
  const { thingId, since } = former
  await tx
    .insert(formerKey)
    .values(former)
    .onConflictDoUpdate({ target: [formerKey.kind, formerKey.key], set: { thingId, since } })
}

/** A key that is in use again is no former one. */
export async function forgetFormerKey(tx: Database, { kind, key }: Pick<Former, 'kind' | 'key'>): Promise<void> {
  await tx.delete(formerKey).where(and(eq(formerKey.kind, kind), eq(formerKey.key, key)))
}
