import { and, eq, sql } from 'drizzle-orm'
import type { CacheTag } from '../../contract/cache-tags'
import { SITEMAP_KINDS, type SitemapKind, type SlugRedirect } from '../../contract/entities/sitemap'
import type { Database } from '../db/database'
import { category, contentPage, redirect, orderLine, product } from '../db/schema'
import type { Shop } from '../http/context'
import { notFound } from '../http/errors'
import { enqueueInvalidations } from '../jobs/cache-invalidation'
import { readRows } from '../search/read-rows'
import { invalidateCatalog, refreshCatalogEntries } from './facet-index/entry'
import { OPERATOR, recordAction } from './operations/record-action'
import { findReplacement } from './replacement'
import { lockProduct } from './set-stock'

interface KeyRedirect {
  kind: SitemapKind
  key: string
  /** Id of the resource that had the key; null once it is deleted. */
  thingId: number | null
  since: Date
}

/** Adds or replaces the redirect of a key. */
export async function addRedirect(tx: Database, former: KeyRedirect): Promise<void> {
  const { thingId, since } = former
  await tx
    .insert(redirect)
    .values(former)
    .onConflictDoUpdate({ target: [redirect.kind, redirect.key], set: { thingId, since } })
}

/** Removes the redirect of a key that is in use again. */
async function removeRedirect(tx: Database, { kind, key }: Pick<KeyRedirect, 'kind' | 'key'>): Promise<void> {
  await tx.delete(redirect).where(and(eq(redirect.kind, kind), eq(redirect.key, key)))
}

/** The product that has or had a key, and its current key: null once it is withdrawn. */
const productQuery = (key: string) => sql`
  select case when product.withdrawn_at is null then product.key end as key, product.withdrawn_at is null
    and product.key = ${key} as "isCurrent"
  from product left join former_key on former_key.kind = 'product' and former_key.key = ${key}
  where product.key = ${key} or product.id = former_key.thing_id
  order by product.key = ${key} desc limit 1`

const otherQuery = (kind: SitemapKind, key: string) => {
  const table = kind === 'category' ? sql`category` : sql`content_page`
  return sql`
    select thing.key, false as "isCurrent" from former_key left join ${table} as thing on thing.id = former_key.thing_id
    where former_key.kind = ${kind} and former_key.key = ${key}
      and not exists (select 1 from ${table} as current where current.key = ${key})`
}

/**
 * Looks up the redirect of a key, or the replacement of an archived product. @throws HttpError 404 for an unknown key,
 * and for one in use
 */
export async function findRedirect({ db }: Pick<Shop, 'db'>, kind: string, key: string): Promise<SlugRedirect> {
  const known = SITEMAP_KINDS.find((one) => one === kind)
  if (!known) throw notFound()
  const statement = known === 'product' ? productQuery(key) : otherQuery(known, key)
  const [found] = await readRows<{ key: string | null; isCurrent: boolean }>(db, statement)
  if (!found || found.isCurrent) throw notFound()
  const instead = known === 'product' && found.key === null ? await findReplacement({ db }, key) : undefined
  return instead === undefined ? { key: found.key } : { key: found.key, instead }
}

/** A change of a key. */
interface Rename {
  kind: SitemapKind
  from: string
  to: string
  /** The account that renames it. */
  actor?: string
}

type Outcome = 'renamed' | 'unknown' | 'taken'

interface KeyChange {
  from: string
  to: string
  at: Date
}

/** Changes the key of a row and of its references. @returns its id, or undefined if there is no such row */
const CHANGE_KEY: Record<SitemapKind, (tx: Database, change: KeyChange) => Promise<number | undefined>> = {
  product: async (tx, { from, to }) => {
    const row = await lockProduct(tx, from)
    if (!row || row.withdrawnAt) return undefined
    await tx.update(product).set({ key: to }).where(eq(product.id, row.id))
    // Order lines refer to products by key, without a foreign key.
    await tx.update(orderLine).set({ productKey: to }).where(eq(orderLine.productKey, from))
    await refreshCatalogEntries(tx, [row.id])
    return row.id
  },
  category: async (tx, { from, to, at }) => {
    const set = { key: to, updatedAt: at }
    const [row] = await tx.update(category).set(set).where(eq(category.key, from)).returning({ id: category.id })
    await invalidateCatalog(tx)
    return row?.id
  },
  page: async (tx, { from, to, at }) => {
    const set = { key: to, updatedAt: at }
    const { id, key } = contentPage
    const [row] = await tx.update(contentPage).set(set).where(eq(key, from)).returning({ id })
    return row?.id
  },
}

const COUNT_BY_KEY: Record<SitemapKind, (tx: Database, key: string) => PromiseLike<number>> = {
  product: (tx, key) => tx.$count(product, eq(product.key, key)),
  category: (tx, key) => tx.$count(category, eq(category.key, key)),
  page: (tx, key) => tx.$count(contentPage, eq(contentPage.key, key)),
}

/** Renames a product, category or content page; the old key redirects to the new one. */
export async function rename(
  { db, now }: Pick<Shop, 'db' | 'now'>,
  { kind, from, to, actor = OPERATOR }: Rename,
): Promise<Outcome> {
  return db.transaction(async (tx) => {
    if ((await COUNT_BY_KEY[kind](tx, to)) > 0) return 'taken'
    const at = new Date(now())
    const thingId = await CHANGE_KEY[kind](tx, { from, to, at })
    if (thingId === undefined) return 'unknown'
    await removeRedirect(tx, { kind, key: to })
    await addRedirect(tx, { kind, key: from, thingId, since: at })
    await recordAction(tx, { at, actor, kind, key: from, before: { key: from }, after: { key: to } })
    await enqueueInvalidations(tx, cacheTagsOf(kind, from, to))
    return 'renamed'
  })
}

/**
 * Cache tags of pages that show every item of a kind. Product lists need none: they have the tag of each product they
 * show.
 */
const LIST_TAGS: Record<SitemapKind, CacheTag[]> = { product: [], category: ['categories'], page: ['pages'] }

/** Cache tags of pages that show these keys. */
export const cacheTagsOf = (kind: SitemapKind, ...keys: string[]): CacheTag[] => [
  ...LIST_TAGS[kind],
  ...keys.map((key): CacheTag => `${kind}:${key}`),
]
