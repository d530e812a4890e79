import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database'

/** Kinds with companions, and the kinds of the companions. */
const MATCH_SHIRTS = ['home', 'away', 'third', 'goalkeeper']
const COMPANIONS = ['shorts', 'socks']

const list = (keys: readonly (string | number)[]) =>
  sql`(select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))`

/**
 * Adds companions to the shirts of some teams: the newest shorts and socks of the team, preferably in stock. Relations
 * of an earlier run are replaced.
 * @param teams facet value ids of the brands
 */
export async function writeCompanions(tx: Database, teams: readonly number[]): Promise<void> {
  const belongsToTeams = sql`listing_entry.team in (select value::int from ${list(teams)} as team (value))`
  await tx.execute(sql`
    delete from product_relation using product, listing_entry
    where product_relation.kind = 'completes' and product.key = product_relation.product_key
      and listing_entry.product_id = product.id and ${belongsToTeams}`)
  await tx.execute(sql`
    with kinds as (
      select listing_entry.team, listing_entry.is_in_stock, product.id, product.key, product.released_at,
        facet_value.key as kind, facet_value.position
      from listing_entry
      join product on product.id = listing_entry.product_id
      join facet_value on facet_value.facet = 'kind' and facet_value.id = any(listing_entry.facet_values)
      where ${belongsToTeams}
    ), companion as (
      select distinct on (team, kind) * from kinds where kind in ${list(COMPANIONS)}
      order by team, kind, is_in_stock desc, released_at desc, id
    )
    insert into product_relation (product_key, related_key, kind, position)
    select kinds.key, companion.key, 'completes', companion.position
    from kinds join companion using (team)
    where kinds.kind in ${list(MATCH_SHIRTS)}`)
}
