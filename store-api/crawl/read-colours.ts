import { sql } from 'drizzle-orm'
import type { Shop } from '../context'
import { readRows } from '../search/read-rows'

/** The names of the colours some products are of, by their numbers, in the shop's own order. */
export async function readColours(
  { db, language }: Pick<Shop, 'db' | 'language'>,
  productIds: number[],
): Promise<ReadonlyMap<number, string[]>> {
  const rows = await readRows<{ id: number; colours: string[] }>(
    db,
    sql`select listing_entry.product_id as id, jsonb_agg(facet_value.label->>${language}::text order by nth) as colours
    from listing_entry
    cross join unnest(listing_entry.colours) with ordinality as colour (id, nth)
    join facet_value on facet_value.id = colour.id
    where listing_entry.product_id in (select value::int from jsonb_array_elements_text(${JSON.stringify(productIds)}::jsonb))
    group by 1`,
  )
  return new Map(rows.map(({ id, colours }) => [id, colours]))
}
