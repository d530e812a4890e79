import { and, eq, sql } from 'drizzle-orm'
import { SITEMAP_KINDS, type SitemapKind } from '../../contract/entities/sitemap'
import type { Database } from '../db/database'
import { category, contentPage, formerKey, orderLine, product } from '../db/schema'
import type { Shop } from '../http/context'
import { notFound } from '../http/errors'
import { readRows } from '../search/read-rows'
import { enqueueInvalidations } from '../jobs/cache-invalidation'
import { refreshListing, touchListings } from './facet-index/refresh-listing'
import { lockProduct } from './set-stock'
import type { CacheTag } from '../../contract/cache-tags'

interface Former {
  kind: SitemapKind
  key: string
  /** Number of what had it; null where it is no more. */
  thingId: number | null
  since: Date
}

/** Notes that a key is in use no more, whatever was noted of it before. */
export async function addRedirect(tx: Database, former: Former): Promise<void> {
  const { thingId, since } = former
  await tx
    .insert(formerKey)
    .values(former)
    .onConflictDoUpdate({ target: [formerKey.kind, formerKey.key], set: { thingId, since } })
}

/** A key that is in use again is no former one. */
async function removeRedirect(tx: Database, { kind, key }: Pick<Former, 'kind' | 'key'>): Promise<void> {
  await tx.delete(formerKey).where(and(eq(formerKey.kind, kind), eq(formerKey.key, key)))
}

/** What has this key now, or had it, and the key it has today: null where it is sold no more. */
const PRODUCT = (key: string) => sql`
  select case when product.withdrawn_at is null then product.key end as key, product.withdrawn_at is null
    and product.key = ${key} as "isCurrent"
  from product left join former_key on former_key.kind = 'product' and former_key.key = ${key}
  where product.key = ${key} or product.id = former_key.thing_id
  order by product.key = ${key} desc limit 1`

const OTHER = (kind: SitemapKind, key: string) => {
  const table = kind === 'category' ? sql`category` : sql`content_page`
  return sql`
    select thing.key, false as "isCurrent" from former_key left join ${table} as thing on thing.id = former_key.thing_id
    where former_key.kind = ${kind} and former_key.key = ${key}
      and not exists (select 1 from ${table} as current where current.key = ${key})`
}

/** What became of a key. @throws HttpError 404 for one that never was, and for one that is in use */
export async function findRedirect(
  { db }: Pick<Shop, 'db'>,
  kind: string,
  key: string,
): Promise<{ key: string | null }> {
  const known = SITEMAP_KINDS.find((one) => one === kind)
  if (!known) throw notFound()
  const statement = known === 'product' ? PRODUCT(key) : OTHER(known, key)
  const [found] = await readRows<{ key: string | null; isCurrent: boolean }>(db, statement)
  if (!found || found.isCurrent) throw notFound()
  return { key: found.key }
}

/** A new key for something that has a page. */
interface Rename {
  kind: SitemapKind
  from: string
  to: string
}

type Outcome = 'renamed' | 'unknown' | 'taken'

interface KeyChange {
  from: string
  to: string
  at: Date
}

/** Gives a row its new key; what refers to it follows. @returns its number, or undefined where there is none */
const CHANGE: Record<SitemapKind, (tx: Database, change: KeyChange) => Promise<number | undefined>> = {
  product: async (tx, { from, to }) => {
    const row = await lockProduct(tx, from)
    if (!row || row.withdrawnAt) return undefined
    await tx.update(product).set({ key: to }).where(eq(product.id, row.id))
    // What was bought refers to its product by nothing but the key.
    await tx.update(orderLine).set({ productKey: to }).where(eq(orderLine.productKey, from))
    await refreshListing(tx, [row.id])
    return row.id
  },
  category: async (tx, { from, to, at }) => {
    const set = { key: to, updatedAt: at }
    const [row] = await tx.update(category).set(set).where(eq(category.key, from)).returning({ id: category.id })
    await touchListings(tx)
    return row?.id
  },
  page: async (tx, { from, to, at }) => {
    const set = { key: to, updatedAt: at }
    const { id, key } = contentPage
    const [row] = await tx.update(contentPage).set(set).where(eq(key, from)).returning({ id })
    return row?.id
  },
}

const COUNT: Record<SitemapKind, (tx: Database, key: string) => PromiseLike<number>> = {
  product: (tx, key) => tx.$count(product, eq(product.key, key)),
  category: (tx, key) => tx.$count(category, eq(category.key, key)),
  page: (tx, key) => tx.$count(contentPage, eq(contentPage.key, key)),
}

/** Gives a product, category or content page another key. The one before is remembered, and leads to it. */
export async function rename({ db, now }: Pick<Shop, 'db' | 'now'>, { kind, from, to }: Rename): Promise<Outcome> {
  return db.transaction(async (tx) => {
    if ((await COUNT[kind](tx, to)) > 0) return 'taken'
    const at = new Date(now())
    const thingId = await CHANGE[kind](tx, { from, to, at })
    if (thingId === undefined) return 'unknown'
    await removeRedirect(tx, { kind, key: to })
    await addRedirect(tx, { kind, key: from, thingId, since: at })
    await enqueueInvalidations(tx, changesOf(kind, from, to))
    return 'renamed'
  })
}

/**
 * Cache tags of what shows every item of a kind. Product lists need none: they carry the tag of each product they show.
 */
const WHOLE: Record<SitemapKind, CacheTag[]> = { product: [], category: ['categories'], page: ['pages'] }

/** What shoppers see otherwise when something gets these keys, or had them. */
export const changesOf = (kind: SitemapKind, ...keys: string[]): CacheTag[] => [
  ...WHOLE[kind],
  ...keys.map((key): CacheTag => `${kind}:${key}`),
]
