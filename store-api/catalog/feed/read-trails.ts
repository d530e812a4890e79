import { sql } from 'drizzle-orm'
import type { Shop } from '../../http/context'
import { readRows } from '../../search/read-rows'

/** The names of the categories some products stand in, by their keys: from the root down to their first one. */
export async function readTrails(
  { db, language }: Pick<Shop, 'db' | 'language'>,
  keys: string[],
): Promise<ReadonlyMap<string, string[]>> {
  const trails = new Map<string, string[]>()
  const rows = await readRows<{ productKey: string; name: string }>(
    db,
    sql`with recursive above as (
      select product_category.product_key, category.parent_key, category.name, 0 as height
      from product_category join category on category.key = product_category.category_key
      where product_category.position = 0
        and product_category.product_key in (select value from jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))
      union all
      select above.product_key, category.parent_key, category.name, above.height + 1
      from category join above on category.key = above.parent_key
    )
    select product_key as "productKey", name->>${language}::text as name from above order by product_key, height desc`,
  )
  for (const { productKey, name } of rows) trails.set(productKey, [...(trails.get(productKey) ?? []), name])
  return trails
}
