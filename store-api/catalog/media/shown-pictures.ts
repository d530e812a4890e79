import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { readRows } from '../../search/read-rows'

/** A picture that is shown somewhere. */
export interface ShownPicture {
  /** Of the picture. */
  name: string
  kind: 'category' | 'variant' | 'section' | 'store' | 'page' | 'product' | 'order'
  /** Key of the resource that shows it: a variant has that of its product, settings and orders have none. */
  key: string
}

/**
 * The names that categories, variants, orders, sections, settings, pages and texts show pictures by. A text shows a picture
 * by its address, a section and the settings by its name. Some of the names are of no picture.
 */
export const SHOWN_PICTURES = sql`
  select picture_name as name, 'category' as kind, key from category where picture_name is not null
  union select picture_name, 'variant', product_key from variant where picture_name is not null
  union select substring(image_url from '/image/([a-z0-9-]+)[.]'), 'order', '' from order_line
    where image_url like '%/image/%'
  union select found[1], 'section', key
    from home_section, regexp_matches(content::text, '"([a-z0-9-]+)"', 'g') as found
  union select found[1], 'store', '' from store, regexp_matches(content::text, '"([a-z0-9-]+)"', 'g') as found
  union select found[1], kind, key from (
    select 'page' as kind, key, html::text as written from content_page
    union all select 'product', key, description::text from product where description::text like '%/image/%'
    union all select 'category', key, description::text from category
    union all select 'section', key, content::text from home_section
    union all select 'store', '', content::text from store
  ) as texts, regexp_matches(written, '/image/([a-z0-9-]+)[.]', 'g') as found`

/** Where pictures of the shop are shown. */
export const listShownPictures = (db: Database): Promise<ShownPicture[]> =>
  readRows<ShownPicture>(
    db,
    sql`select shown.name, shown.kind, shown.key from (${SHOWN_PICTURES}) as shown
      join picture on picture.name = shown.name order by shown.name, shown.kind, shown.key`,
  )

/** `category tea`, `settings`, `orders`; a variant's picture is one of its product. */
export function placeOf({ kind, key }: Pick<ShownPicture, 'kind' | 'key'>): string {
  if (kind === 'store') return 'settings'
  if (kind === 'order') return 'orders'
  return `${kind === 'variant' ? 'product' : kind} ${key}`
}
