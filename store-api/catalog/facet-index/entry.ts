import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { readRows } from '../../search/read-rows'

/** A row of `listing_entry`, its arrays in PostgreSQL's text form `{1,2,3}`: most rows share the same few strings. */
export interface Entry {
  id: number
  team: number
  kind: number
  colours: string
  sizes: string
  categories: string
  paid: number
  isOnSale: boolean
  /** Withdrawn products are in no listing. */
  isWithdrawn: boolean
  rating: number
  released: number
  place: number
}

const COLUMNS = sql`product_id as id, team, kind, colours::text, sizes::text, categories::text, paid,
  is_on_sale as "isOnSale", is_withdrawn as "isWithdrawn", rating, released, place`

/** Parses an array in PostgreSQL's text form. */
export const numbersOf = (array: string): number[] => (array === '{}' ? [] : array.slice(1, -1).split(',').map(Number))

/** The entries after an id, in the order of their ids. */
export const readEntriesAfter = (db: Database, id: number, limit: number): Promise<Entry[]> =>
  readRows<Entry>(
    db,
    sql`select ${COLUMNS} from listing_entry where product_id > ${id} order by product_id limit ${limit}`,
  )

/** The oldest open transaction: rows from it on may still become visible. */
export async function readHorizon(db: Database): Promise<string> {
  const [row] = await readRows<{ horizon: string }>(
    db,
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`,
  )
  return row?.horizon ?? '0'
}

export interface Changes {
  entries: Entry[]
  /** The horizon of the next call. */
  horizon: string
  /** Identifies these changes: equal marks mean equal changes. Empty when there are none. */
  mark: string
  /** Stock by variant id. */
  stock: ReadonlyMap<number, number>
}

/** Stock of each variant of some products. */
const stockOf = (keys: readonly string[]) => sql`(
  select jsonb_object_agg(variant.id, variant.stock) from variant
  where variant.product_key = any(array(select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb)))
)`

/**
 * Entries written since a horizon, some perhaps seen before, and the stock of some products: as both are read equally
 * often, one statement halves the cost.
 */
export async function readChanges(db: Database, since: string, keys: readonly string[] = []): Promise<Changes> {
  const rows = await readRows<Entry & { horizon: string; stock: Record<string, number> | null; tx: string }>(
    db,
    sql`select ${COLUMNS}, listing_entry.tx::text as tx, now.horizon::text, now.stock
      from (select pg_snapshot_xmin(pg_current_snapshot()) as horizon, ${stockOf(keys)} as stock) as now
      left join listing_entry on listing_entry.tx >= ${since}::xid8
        -- After a restore rows may carry numbers this server has yet to count to: they are older than all of its own.
        and listing_entry.tx < pg_snapshot_xmax(pg_current_snapshot())`,
  )
  const entries = rows.filter(({ id }) => id !== null)
  const mark = entries.map(({ id, tx }) => `${id}:${tx}`).join(' ')
  const stock = new Map(Object.entries(rows[0]?.stock ?? {}).map(([id, pieces]) => [Number(id), pieces]))
  return { entries, horizon: rows[0]?.horizon ?? since, mark, stock }
}
