import { sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { searchWord } from '../db/schema'
import type { Locale } from '../i18n/locale'
import { MAX_PRODUCTS_SCANNED } from './candidates'
import { readRows } from './read-rows'
import type { Term } from './normalise'

/**
 * How documents are read: by the words' `index`, which must gather every match before it returns the first, or by a
 * `walk` along all products until enough were found.
 */
export type QueryPlan = 'index' | 'walk'

/** The cost of gathering one product from the index, and of reading one during a walk, in microseconds. */
const INDEX_COST_US = 0.4
const SCAN_COST_US = 3

/** The number of products with each term, in name or group. A word that occurs only in descriptions counts as rare. */
async function countTerms(db: Database, terms: Term[], locale: Locale): Promise<number[]> {
  const lookups = terms.map(({ word, alternatives }, place) => ({ place, words: [word, ...alternatives] }))
  const rows = await readRows<{ place: number; products: number }>(
    db,
    sql`select asked.place, sum(${searchWord.products})::int as products
      from jsonb_to_recordset(${JSON.stringify(lookups)}::jsonb) as asked (place int, words jsonb)
      join ${searchWord} on ${searchWord.language} = ${locale}
        and ${searchWord.word} in (select jsonb_array_elements_text(asked.words))
      group by asked.place`,
  )
  const counts = new Map(rows.map(({ place, products }) => [place, products]))
  return terms.map((_, place) => counts.get(place) ?? 0)
}

/** The cheaper plan to find some products with every term. @param totalProducts the total number of products */
export function cheaperPlan(
  counts: number[],
  { targetCount, totalProducts }: { targetCount: number; totalProducts: number },
): QueryPlan {
  if (totalProducts === 0) return 'index'
  // Assumes that words are independent, for lack of better statistics.
  const share = counts.reduce((product, count) => product * Math.min(1, count / totalProducts), 1)
  const gathering = Math.min(totalProducts, ...counts) * INDEX_COST_US
  const steps = targetCount / share
  return steps < MAX_PRODUCTS_SCANNED && steps * SCAN_COST_US < gathering ? 'walk' : 'index'
}

const PLANNER_SETTINGS: Record<QueryPlan, Record<string, 'on' | 'off'>> = {
  index: { enable_bitmapscan: 'on', enable_indexscan: 'off' },
  walk: { enable_bitmapscan: 'off', enable_indexscan: 'on' },
}

/** Sets the planner's switches for the rest of the transaction: PostgreSQL's own estimates for words are far off. */
export async function applyQueryPlan(tx: Database, plan: QueryPlan): Promise<void> {
  const set = Object.entries(PLANNER_SETTINGS[plan]).map(([name, value]) => sql`set_config(${name}, ${value}, true)`)
  await tx.execute(sql`select ${sql.join(set, sql`, `)}`)
}

/**
 * Chooses a plan for some terms, and sets PostgreSQL's planner accordingly. @param targetCount number of results that are
 * enough
 */
export async function chooseQueryPlan(
  tx: Database,
  terms: Term[],
  { locale, targetCount, totalProducts }: { locale: Locale; targetCount: number; totalProducts: number },
): Promise<QueryPlan> {
  const plan = cheaperPlan(await countTerms(tx, terms, locale), { targetCount, totalProducts })
  await applyQueryPlan(tx, plan)
  return plan
}
