import { asc, eq, inArray, sql } from 'drizzle-orm'
import { SIZE_GROUP_ID } from '../../../contract/limits'
import type { Database } from '../../db/database'
import { attribute, facetValue } from '../../db/schema'
import { readRows } from '../../search/read-rows'
import { OPTION_FACET } from './entry'
import type { FacetSource, CustomFacet } from './facet-bits'
import { priceRanges } from './price-ranges'

/** Option groups other than the size, by the key of their facet. */
const readOptionFacets = (db: Database) =>
  readRows<CustomFacet>(
    db,
    sql`select key, name from (
      select distinct on (key) option_group.key, name, position from (
        select ${OPTION_FACET} as key, name, position, id from option_group where group_id <> ${SIZE_GROUP_ID}
      ) as option_group
      order by key, position, id
    ) as first where key <> '' order by position, key`,
  )

/** The 90th percentile of prices, in minor units; null without products. */
async function readHighestPrice(db: Database): Promise<number | null> {
  const [row] = await readRows<{ highest: number | null }>(
    db,
    sql`select percentile_disc(0.9) within group (order by paid) as highest from listing_entry where not is_withdrawn`,
  )
  return row?.highest ?? null
}

/** Some facet values by their ids. */
export const readFacetValues = (db: Database, ids: readonly number[]) =>
  db
    .select()
    .from(facetValue)
    .where(inArray(facetValue.id, [...ids]))

/** The source data of a shop's facets: its attributes and options, their values, and the prices. */
export async function readFacetSource(db: Database): Promise<Required<FacetSource>> {
  const attributes = await db
    .select({ key: attribute.key, name: attribute.name })
    .from(attribute)
    .where(eq(attribute.isFilter, true))
    .orderBy(asc(attribute.position), asc(attribute.id))
  const options = await readOptionFacets(db)
  const known = new Set(attributes.map(({ key }) => key))
  return {
    values: await db.select().from(facetValue),
    customFacets: [...attributes, ...options.filter(({ key }) => !known.has(key))],
    prices: priceRanges(await readHighestPrice(db)),
  }
}
