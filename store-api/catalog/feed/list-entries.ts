import { and, asc, eq, gt, lte, sql, type SQL } from 'drizzle-orm'
import {
  SITEMAP_PART_SIZE,
  SITEMAP_KINDS,
  type SitemapEntries,
  type SitemapKind,
  type SitemapPart,
} from '../../../contract/entities/sitemap'
import type { Database } from '../../db/database'
import { catalogEntry, category, contentPage, product } from '../../db/schema'
import type { Shop } from '../../http/context'
import { notFound } from '../../http/errors'
import { readRows } from '../../search/read-rows'
import { readImages } from './list-feed'

/** Entries of one response. */
const MAX_ENTRIES_PER_PAGE = 500

/** The entries of a part, from a number on. @throws HttpError 404 for a kind that does not exist */
export async function listEntries(
  shop: Pick<Shop, 'db' | 'language'>,
  { kind, ...cursor }: Omit<EntryCursor, 'limit'> & { kind: string },
): Promise<SitemapEntries> {
  const known = SITEMAP_KINDS.find((one) => one === kind)
  if (!known) throw notFound()
  const rows = await READ_ENTRIES[known](shop.db, { ...cursor, limit: MAX_ENTRIES_PER_PAGE })
  const keys = known === 'product' ? rows.map(({ key }) => key) : []
  const pictures = await readImages(shop, keys)
  return {
    list: rows.map(({ key, updatedAt }) => ({
      ...{ key, updatedAt: updatedAt.toISOString() },
      pictures: pictures.get(key) ?? [],
    })),
    next: rows.length < MAX_ENTRIES_PER_PAGE ? null : (rows.at(-1)?.id ?? null),
  }
}

/** Start position of a read: a part, and the number after which it continues. */
export interface EntryCursor {
  part: number
  after: number
  /** Rows at most. */
  limit: number
}

interface EntryRow {
  id: number
  key: string
  updatedAt: Date
}

/** The numbers of a place: behind the first, up to the last. */
const rangeOf = ({ part, after }: EntryCursor) => ({
  afterId: Math.max(after, part * SITEMAP_PART_SIZE),
  last: (part + 1) * SITEMAP_PART_SIZE,
})

/** Keys of hidden categories, and of all that are below them. */
const HIDDEN_KEYS = sql`with recursive hidden as (
  select key from category where is_hidden
  union select below.key from category below join hidden on below.parent_key = hidden.key
) select key from hidden`

/** Resources with a page by kind, in the order of their numbers. */
const READ_ENTRIES: Record<SitemapKind, (db: Database, cursor: EntryCursor) => Promise<EntryRow[]>> = {
  product: async (db, cursor) => {
    const { afterId, last } = rangeOf(cursor)
    const { productId, updatedAt, isWithdrawn } = catalogEntry
    return db
      .select({ id: product.id, key: product.key, updatedAt })
      .from(catalogEntry)
      .innerJoin(product, eq(product.id, productId))
      .where(and(gt(productId, afterId), lte(productId, last), eq(isWithdrawn, false)))
      .orderBy(asc(productId))
      .limit(cursor.limit)
  },
  category: async (db, cursor) => {
    const { afterId, last } = rangeOf(cursor)
    const { id, key, updatedAt } = category
    const isInPart = and(gt(id, afterId), lte(id, last), sql`${key} not in (${HIDDEN_KEYS})`)
    return db.select({ id, key, updatedAt }).from(category).where(isInPart).orderBy(asc(id)).limit(cursor.limit)
  },
  page: async (db, cursor) => {
    const { afterId, last } = rangeOf(cursor)
    const { id, key, updatedAt } = contentPage
    const isInPart = and(gt(id, afterId), lte(id, last))
    return db.select({ id, key, updatedAt }).from(contentPage).where(isInPart).orderBy(asc(id)).limit(cursor.limit)
  },
}

/** Number, last update and visibility of all resources of each kind. A withdrawal counts as an update. */
const ALL_ENTRIES: Record<SitemapKind, SQL> = {
  product: sql`select product_id as id, updated_at, not is_withdrawn as is_shown from listing_entry`,
  category: sql`select id, updated_at, key not in (${HIDDEN_KEYS}) as is_shown from category`,
  page: sql`select id, updated_at, true as is_shown from content_page`,
}

/**
 * The parts of one kind. The version sums up all updates, because a change that is committed late need not be the
 * newest.
 */
const readParts = ({ db }: Pick<Shop, 'db'>, kind: SitemapKind): Promise<SitemapPart[]> =>
  readRows<SitemapPart>(
    db,
    sql`select ${kind}::text as kind, (id - 1) / ${SITEMAP_PART_SIZE}::int as part,
      to_char(max(updated_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt",
      count(*) || '-' || sum((extract(epoch from updated_at) * 1000)::bigint) as version
    from (${ALL_ENTRIES[kind]}) as everything
    group by 2 having bool_or(is_shown) order by 2`,
  )

/** The parts of all resources with a page; empty parts are omitted. */
export async function listParts(shop: Pick<Shop, 'db'>): Promise<SitemapPart[]> {
  const parts = await Promise.all([readParts(shop, 'product'), readParts(shop, 'category'), readParts(shop, 'page')])
  return parts.flat()
}
