import { sql } from 'drizzle-orm'
import { SITEMAP_KINDS, type SitemapKind } from '../../contract/entities/sitemap'
import type { Shop } from '../http/context'
import { notFound } from '../http/errors'
import { readRows } from '../search/read-rows'

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
export async function readFormerKey(
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
