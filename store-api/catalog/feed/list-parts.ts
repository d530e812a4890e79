import { sql, type SQL } from 'drizzle-orm'
import { CRAWL_PART, type SitemapKind, type SitemapPart } from '../../../contract/entities/sitemap'
import type { Shop } from '../../http/context'
import { readRows } from '../../search/read-rows'

/** What there is of each kind: number, last update, and whether it is shown. What was withdrawn is an update too. */
const ALL: Record<SitemapKind, SQL> = {
  product: sql`select product_id as id, updated_at, not is_withdrawn as is_shown from listing_entry`,
  category: sql`select id, updated_at, true as is_shown from category`,
  page: sql`select id, updated_at, true as is_shown from content_page`,
}

/** The parts of one kind. The version sums all up: a change that is written late need not be the newest. */
const readParts = ({ db }: Pick<Shop, 'db'>, kind: SitemapKind): Promise<SitemapPart[]> =>
  readRows<SitemapPart>(
    db,
    sql`select ${kind}::text as kind, (id - 1) / ${CRAWL_PART}::int as part,
      to_char(max(updated_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt",
      count(*) || '-' || sum((extract(epoch from updated_at) * 1000)::bigint) as version
    from (${ALL[kind]}) as everything
    group by 2 having bool_or(is_shown) order by 2`,
  )

/** The parts of everything that has a page: those that are empty are none. */
export async function listParts(shop: Pick<Shop, 'db'>): Promise<SitemapPart[]> {
  const parts = await Promise.all([readParts(shop, 'product'), readParts(shop, 'category'), readParts(shop, 'page')])
  return parts.flat()
}
