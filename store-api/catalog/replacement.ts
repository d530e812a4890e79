import { sql } from 'drizzle-orm'
import type { Shop } from '../http/context'
import { readRows } from '../search/read-rows'

/** Maximum number of replacements that are followed: each may be archived itself. */
const MAX_STEPS = 5

/**
 * The product on sale that replaces an archived one, directly or through other archived ones; otherwise the first
 * visible category it was assigned to manually.
 * @param key the product's current key, or a former one
 * @returns `/product/{key}` or `/category/{key}`; undefined for none
 */
export async function findReplacement({ db }: Pick<Shop, 'db'>, key: string): Promise<string | undefined> {
  const [found] = await readRows<{ path: string }>(
    db,
    sql`with recursive gone as (
      select product.key from product
        left join former_key on former_key.kind = 'product' and former_key.key = ${key}
        where product.key = ${key} or product.id = former_key.thing_id
        order by product.key = ${key} desc limit 1
    ), line as (
      select key, 0 as step from gone
      union
      select relation.product_key, line.step + 1
        from line join product_relation as relation on relation.related_key = line.key and relation.kind = 'replaces'
        where line.step < ${MAX_STEPS}
    ), offered as (
      select '/product/' || product.key as path, 0 as rank, line.step, product.position
        from line join product on product.key = line.key
        where line.step > 0 and product.status = 'active' and product.withdrawn_at is null
      union all
      select '/category/' || category.key, 1, 0, product_category.position
        from gone join product_category on product_category.product_key = gone.key
        join category on category.key = product_category.category_key
        where not category.is_hidden and category.sale_of is null
    )
    select path from offered order by rank, step, position limit 1`,
  )
  return found?.path
}
