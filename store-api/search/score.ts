import { sql, type SQL } from 'drizzle-orm'
import { productSearch } from '../db/schema'
import type { Term } from './normalise'

/** A condition that matches documents with a query in a language. */
export const matchesQuery = (query: string, config: string): SQL =>
  sql`${productSearch.document} @@ to_tsquery(${config}::regconfig, ${query})`

/** The product's name weighs more than its group, and the exact word more than a similar one. */
const EXACT_POINTS: [Weights, number][] = [
  ['A', 8],
  ['B', 5],
  ['C', 2],
]
const ALTERNATIVE_POINTS: [Weights, number][] = [
  ['A', 6],
  ['B', 4],
]

const sum = (parts: SQL[]) => sql`(${sql.join(parts, sql` + `)})`

function pointsOf({ word, alternatives }: Term, config: string): SQL {
  const rules = [
    ...EXACT_POINTS.map(([weights, points]) => ({ query: anyOf([word], weights), points })),
    ...ALTERNATIVE_POINTS.map(([weights, points]) => ({ query: anyOf(alternatives, weights), points })),
    { query: anyOf([word, ...alternatives]), points: 1 },
  ]
  const applicableRules = rules.filter(({ query }) => query !== '').sort((a, b) => b.points - a.points)
  const cases = applicableRules.map(
    ({ query, points }) => sql`when ${matchesQuery(query, config)} then ${sql.raw(String(points))}`,
  )
  return sql`case ${sql.join(cases, sql` `)} else 0 end`
}

/**
 * A product's relevance in whole points: products of equal relevance keep the shop's own order, not one by how often a
 * description repeats a word.
 */
export const scoreOf = (terms: Term[], config: string): SQL => sum(terms.map((term) => pointsOf(term, config)))

/** Number of terms that a product contains. */
export const matchesOf = (terms: Term[], config: string): SQL =>
  sum(terms.map((term) => sql`(${matchesQuery(anyFormOf(term), config)})::int`))

/** Which words of a product are compared: PostgreSQL's weights, `A` for the name. */
type Weights = 'A' | 'B' | 'C' | 'ABCD'

const quoted = (word: string) => `'${word.replace(/['\\]/g, '$&$&')}'`

/** Any of some words, in the syntax of `to_tsquery`; empty if there are none. */
export const anyOf = (words: readonly string[], weights: Weights = 'ABCD'): string =>
  words.map((word) => `${quoted(word)}:${weights}`).join(' | ')

/** Every one of some queries. */
export const allOf = (queries: readonly string[]): string =>
  queries
    .filter((query) => query !== '')
    .map((query) => `(${query})`)
    .join(' & ')

/** All words that a term may mean. */
export const anyFormOf = ({ word, alternatives }: Pick<Term, 'word' | 'alternatives'>): string =>
  anyOf([word, ...alternatives])
