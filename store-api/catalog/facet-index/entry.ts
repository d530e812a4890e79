import { sql } from 'drizzle-orm'
import { SIZE_GROUP_ID } from '../../../contract/limits'
import type { Database } from '../../db/database'
import { readRows } from '../../search/read-rows'
import { availableSql, UNLIMITED_STOCK } from '../variants/stock'

/** A row of `listing_entry`, its arrays in PostgreSQL's text form `{1,2,3}`: most rows share the same few strings. */
export interface Entry {
  id: number
  /** Its brand among the facet values; 0 for none. */
  brand: number
  /** Its values of all other facets. */
  values: string
  isInStock: boolean
  categories: string
  paid: number
  isOnSale: boolean
  /** Withdrawn products are excluded from the index. */
  isWithdrawn: boolean
  rating: number
  released: number
  place: number
}

const COLUMNS = sql`product_id as id, team as brand, facet_values::text as values,
  is_in_stock as "isInStock", categories::text, paid,
  is_on_sale as "isOnSale", is_withdrawn as "isWithdrawn", rating, released, place`

/** Parses an array in PostgreSQL's text form. */
export const numbersOf = (array: string): number[] => (array === '{}' ? [] : array.slice(1, -1).split(',').map(Number))

/** The entries after an id, in the order of their ids. */
export const readEntriesAfter = (db: Database, id: number, limit: number): Promise<Entry[]> =>
  readRows<Entry>(
    db,
    sql`select ${COLUMNS} from listing_entry where product_id > ${id} order by product_id limit ${limit}`,
  )

/** The oldest open transaction: rows written by it or later ones may still become visible. */
export async function readHorizon(db: Database): Promise<string> {
  const [row] = await readRows<{ horizon: string }>(
    db,
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`,
  )
  return row?.horizon ?? '0'
}

/** Identifies the state of all attributes. */
const ATTRIBUTES = sql`(select concat(count(*), ' ', sum(version), ' ', sum(id)) from attribute)`

/** Identifies the state of all attributes: changes with each of them. */
export async function readAttributesMark(db: Database): Promise<string> {
  const [row] = await readRows<{ mark: string }>(db, sql`select ${ATTRIBUTES} as mark`)
  return row?.mark ?? ''
}

export interface Changes {
  entries: Entry[]
  /** The horizon of the next call. */
  horizon: string
  /** Identifies these changes: equal marks mean equal changes. Empty when there are none. */
  mark: string
  /** Pieces that can be bought by option value id. */
  stock: ReadonlyMap<number, number>
  /** Pieces in stock by variant id. */
  variantStock: ReadonlyMap<number, number>
  /** Identifies the state of all attributes. */
  attributes: string
}

/** Stock of some products: `o` and the id of an option value, `v` and the id of a variant. */
const stockOf = (keys: readonly string[]) => sql`(
  with own as (
    select id, value_ids, ${availableSql} as available,
      case stock_policy when 'untracked' then ${UNLIMITED_STOCK}::int else greatest(stock, 0) end as shown
    from variant
    where product_key = any(array(select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb)))
  )
  select jsonb_object_agg(key, pieces) from (
    select 'o' || value_id as key, least(sum(available), ${UNLIMITED_STOCK}::int) as pieces
    from own cross join unnest(own.value_ids) as value_id group by value_id
    union all
    select 'v' || id, shown from own
  ) as counted
)`

/** The numbers of one kind, by id. */
const stockBy = (kind: 'o' | 'v', stock: Record<string, number>): ReadonlyMap<number, number> =>
  new Map(
    Object.entries(stock).flatMap(([key, pieces]): [number, number][] =>
      key.startsWith(kind) ? [[Number(key.slice(1)), Number(pieces)]] : [],
    ),
  )

/**
 * Entries written since a horizon, possibly including known ones, and the stock of some products: both are read equally
 * often, so one statement halves the cost.
 */
export async function readChanges(db: Database, horizon: string, keys: readonly string[] = []): Promise<Changes> {
  const rows = await readRows<
    Entry & { attributes: string; horizon: string; stock: Record<string, number> | null; tx: string }
  >(
    db,
    sql`select ${COLUMNS}, listing_entry.tx::text as tx, now.horizon::text, now.stock, now.attributes
      from (select pg_snapshot_xmin(pg_current_snapshot()) as horizon, ${stockOf(keys)} as stock,
        ${ATTRIBUTES} as attributes) as now
      left join listing_entry on listing_entry.tx >= ${horizon}::xid8
        -- After a restore rows may carry numbers this server has yet to count to: they are older than all of its own.
        and listing_entry.tx < pg_snapshot_xmax(pg_current_snapshot())`,
  )
  const entries = rows.filter(({ id }) => id !== null)
  const mark = entries.map(({ id, tx }) => `${id}:${tx}`).join(' ')
  const stock = rows[0]?.stock ?? {}
  return {
    ...{ entries, horizon: rows[0]?.horizon ?? horizon, mark, attributes: rows[0]?.attributes ?? '' },
    ...{ stock: stockBy('o', stock), variantStock: stockBy('v', stock) },
  }
}

/** Ids as a JSON parameter, which every driver handles alike. */
const idsOf = (ids: readonly number[]) =>
  sql`(select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`

/** The prices of a product's variants: what `variantPrice` computes, in SQL. */
const variantPrices = (at: Date) => sql`
  select own.position, own.size, own.stock_policy, own.weight, own.volume, is_own,
    coalesce(own.price, product.price) as price,
    case when is_own then least(coalesce(own.price, product.price), own.lowest_price)
      else least(product.price, coalesce(own.lowest_price, product.lowest_price)) end as struck, own.lowest_price,
    case
      when own.sale_starts_at > ${at.toISOString()}::timestamptz
        or own.sale_ends_at <= ${at.toISOString()}::timestamptz then null
      when is_own then own.special_price
      else product.special_price
    end as special
  from variant as own
  cross join lateral (select own.price is not null or own.special_price is not null as is_own) as kind
  where own.product_key = product.key and own.stock_policy <> 'archived'`

const IS_AVAILABLE = sql`(${availableSql} > 0)`

/** The facet of an option group: the size, or one named as the group is in English. */
export const OPTION_FACET = sql`case option_group.group_id when ${SIZE_GROUP_ID} then 'size'
  else trim(both '-' from regexp_replace(lower(option_group.name->>'en'), '[^a-z0-9]+', '-', 'g')) end`

/**
 * Optimization fence: PostgreSQL runs the lateral subquery for each row by an index. Without it the planner reads the whole
 * table for each product, since it expects many more rows than there are.
 */
const OPTIMIZATION_FENCE = sql`offset 0`

/** Facet values of a product: those of its attributes, and of its options that can be bought, in capitals or not. */
const FACET_VALUE_IDS = sql`
  select unnest(product_attribute.facet_value_ids) from product_attribute
  join attribute on attribute.id = product_attribute.attribute_id and attribute.is_filter
  where product_attribute.product_key = product.key
  union
  select facet_value.id from variant
  join facet_value on facet_value.facet = 'size' and lower(facet_value.label->>'en') = lower(variant.size->>'en')
  where variant.product_key = product.key and ${IS_AVAILABLE}
  union
  select facet_value.id from variant
  cross join unnest(variant.value_ids) as chosen (id)
  join option_value on option_value.id = chosen.id
  join option_group on option_group.id = option_value.group_id
  cross join lateral (
    select id from facet_value
    where facet = ${OPTION_FACET} and lower(label->>'en') = lower(option_value.name->>'en')
    ${OPTIMIZATION_FENCE}
  ) as facet_value
  where variant.product_key = product.key and ${IS_AVAILABLE}
  order by 1`

/** Computes the index columns of products from their source tables. */
const computedColumns = (ids: readonly number[], at: Date) => sql`
  select product.id,
    coalesce(cheapest.paid, product.special_price, product.price) as paid,
    coalesce(cheapest.is_on_sale, product.special_price < least(product.price, product.lowest_price), false)
      as is_on_sale,
    cheapest.own as variants,
    round((product.rating->>'average')::numeric * 100) as rating,
    extract(epoch from product.released_at) / 86400 as released,
    coalesce(product.featured - 1000000, product.position) as place,
    (product.withdrawn_at is not null or product.status <> 'active') as is_withdrawn,
    array(${FACET_VALUE_IDS}) as facet_values,
    exists(select from variant where variant.product_key = product.key and ${IS_AVAILABLE}) as is_in_stock,
    array(
      with recursive above as (
        select category.id, category.parent_key from product_category
        join category on category.key = product_category.category_key
        where product_category.product_key = product.key
        union
        select parent.* from above
        cross join lateral (select id, parent_key from category where key = above.parent_key ${OPTIMIZATION_FENCE}) as parent
      )
      select id from above order by id
    ) as categories,
    jsonb_build_array(
      product.key, product.name, product.description, product.price, product.special_price, product.lowest_price,
      product.personalization, product.rating, product.size_chart,
      (
        select jsonb_agg(jsonb_build_array(attribute.name, attribute.unit, value) order by product_attribute.position)
        from product_attribute join attribute on attribute.id = attribute_id
        where product_key = product.key and is_shown
      ),
      array(select version from picture where product_key = product.key order by position)
    ) as words
  from product
  left join lateral (
    select min(coalesce(special, price)) as paid, bool_or(coalesce(special < struck, false)) as is_on_sale,
      jsonb_agg(jsonb_build_array(size, price, special, lowest_price, stock_policy, weight, volume) order by position)
        filter (where is_own or stock_policy <> 'deny' or weight is not null or volume is not null) as own
    from (${variantPrices(at)}) as priced
  ) as cheapest on true
  where product.id in ${idsOf(ids)}`

/**
 * The index columns of products as they should be. Materialized: an inlined column is computed again wherever it is
 * used.
 */
const withFreshEntries = (ids: readonly number[], at: Date) => sql`
  with gathered as materialized (${computedColumns(ids, at)}),
  fresh as materialized (
    select gathered.*, md5(concat_ws(' ', words, facet_values, is_in_stock, categories, is_withdrawn, variants)) as shown
    from gathered
  )`

/**
 * Which of some products show other prices than those of their index entries, since a sale started or ended.
 * @param at the time at which sales are evaluated
 */
export async function findStaleEntries(db: Database, productIds: readonly number[], at: Date): Promise<number[]> {
  if (productIds.length === 0) return []
  const rows = await readRows<{ id: number }>(
    db,
    sql`${withFreshEntries(productIds, at)}
      select fresh.id from fresh join listing_entry on listing_entry.product_id = fresh.id
      where (listing_entry.shown, listing_entry.paid, listing_entry.is_on_sale)
        is distinct from (fresh.shown, fresh.paid, fresh.is_on_sale)
      order by fresh.id`,
  )
  return rows.map(({ id }) => id)
}

/**
 * Rebuilds the index entries of some products: prices, ratings, sizes in stock, categories, position, and when their
 * pages last changed. Called in the transaction that changes one of these.
 * @param at the time at which its sales are evaluated
 */
export async function refreshCatalogEntries(
  tx: Database,
  productIds: readonly number[],
  at: Date = new Date(),
): Promise<void> {
  if (productIds.length === 0) return
  // Concurrent changes of one product run one after the other: an update computes its values before it waits for a row
  // lock.
  await tx.execute(
    sql`select from listing_entry where product_id in ${idsOf(productIds)} order by product_id for update`,
  )
  await tx.execute(sql`${withFreshEntries(productIds, at)}
    update listing_entry set
      paid = fresh.paid,
      is_on_sale = fresh.is_on_sale,
      rating = fresh.rating,
      released = fresh.released,
      place = fresh.place,
      is_withdrawn = fresh.is_withdrawn,
      facet_values = fresh.facet_values,
      is_in_stock = fresh.is_in_stock,
      categories = fresh.categories,
      updated_at = case when listing_entry.shown = fresh.shown then listing_entry.updated_at else clock_timestamp() end,
      shown = fresh.shown,
      tx = pg_current_xact_id()
    from fresh
    where fresh.id = listing_entry.product_id`)
}

/**
 * Records a change of a product's page that listings do not show, such as an answered question. Called in the same
 * transaction.
 */
export async function recordPageChange(tx: Database, key: string): Promise<void> {
  await tx.execute(sql`
    update listing_entry set updated_at = clock_timestamp(), tx = pg_current_xact_id()
    where product_id = (select id from product where key = ${key})`)
}

/**
 * Marks the cached data of all products as stale after a change of something else their pages show, such as a category
 * name. Called in the same transaction.
 */
export async function invalidateCatalog(tx: Database): Promise<void> {
  await tx.execute(sql`
    update listing_entry set tx = pg_current_xact_id()
    where product_id = (select min(product_id) from listing_entry)`)
}
