import { asc, sql } from 'drizzle-orm'
import type { Database } from '../../store-api/db/database'
import { product } from '../../store-api/db/schema'
import { productDocuments } from '../../store-api/catalog/operations/read-product'
import { readRows } from '../../store-api/search/read-rows'

/**
 * Finds products without some of their variants, options, prices, audit records, categories, or entries of listings and
 * of the search.
 * @param variantsOf expected number of variants by key of the product; null if it is unknown: options, categories and
 *   entries of the search are optional then
 */
export async function findHalves(db: Database, variantsOf: ((key: string) => number) | null): Promise<string[]> {
  const rows = await readRows<{ key: string; variants: number; parts: Record<string, number> }>(
    db,
    sql`select key, (select count(*)::int from variant where product_key = product.key) as variants, jsonb_build_object(
        'options', (select count(*) from option_value join option_group on option_group.id = option_value.group_id
          where product_key = product.key),
        'prices', (select count(*) from price_change where product_key = product.key),
        'records', (select count(*) from audit_log where kind = 'product' and audit_log.key = product.key),
        'entries', (select count(*) from listing_entry where product_id = product.id),
        'search', (select count(*) from product_search where product_id = product.id),
        'categories', (select count(*) from product_category where product_key = product.key)) as parts
      from product order by key`,
  )
  return rows.flatMap(({ key, variants, parts }) => {
    const requiredParts = variantsOf ? Object.keys(parts) : ['prices', 'records', 'entries']
    const missing = requiredParts.filter((name) => parts[name] === 0)
    const missingVariants = variantsOf ? variantsOf(key) - variants : Number(variants === 0)
    const problems = missingVariants === 0 ? missing : [`${missingVariants} variants`, ...missing]
    return problems.length > 0 ? [`${key} lacks ${problems.join(', ')}`] : []
  })
}

/** The result of an import without times: documents of all products, numbers of their changes, and search words. */
export async function readImported(db: Database): Promise<string> {
  const rows = await db.select().from(product).orderBy(asc(product.key))
  const stored = await db.transaction((tx) =>
    productDocuments(tx, rows, { own: 'en', toAmount: (minor) => minor / 100 }),
  )
  const records = await readRows(
    db,
    sql`select kind, key, count(*)::int as times from audit_log group by kind, key order by kind, key`,
  )
  const words = await readRows(
    db,
    sql`select language, word, products from search_word order by language, word collate "C"`,
  )
  return JSON.stringify({ stored, records, words }, (name, value: unknown) =>
    name === 'releasedAt' ? undefined : value,
  )
}
