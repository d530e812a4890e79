import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { text } from '../../i18n/local-text'

const SIZE = text('Size', 'Talla', 'Größe')

/**
 * Turns the sizes of products into an option group with one value per variant. In a new database a value has the id of
 * its variant, since both are numbered in the same order.
 * @param keys a query of the product keys
 */
export async function writeSizeOptions(tx: Database, keys: SQL): Promise<void> {
  await tx.execute(sql`
    with size as (
      insert into option_group (product_key, position, group_id, name)
      select key, 0, 2, ${JSON.stringify(SIZE)}::jsonb from product where key in (${keys}) order by id
      returning id, product_key
    ), value as (
      insert into option_value (group_id, position, name)
      select size.id, variant.position, variant.size
      from variant join size on size.product_key = variant.product_key order by variant.id
      returning id, group_id, position
    )
    update variant set value_ids = array[value.id]
    from value join size on size.id = value.group_id
    where variant.product_key = size.product_key and variant.position = value.position`)
}
