import { sql, type SQL } from 'drizzle-orm'
import { productSearch } from '../db/schema'
import type { Term } from './normalise'

/** A query for words in a language, to be held against documents. */
export const fits = (query: string, config: string): SQL =>
  sql`${productSearch.document} @@ to_tsquery(${config}::regconfig, ${query})`

/** What a product is called counts before what it belongs to, and the word itself before one that is near it. */
const EXACT: [Weights, number][] = [
  ['A', 8],
  ['B', 5],
  ['C', 2],
]
const NEAR: [Weights, number][] = [
  ['A', 6],
  ['B', 4],
]

const sum = (parts: SQL[]) => sql`(${sql.join(parts, sql` + `)})`

function pointsOf({ word, near }: Term, config: string): SQL {
  const rules = [
    ...EXACT.map(([weights, points]) => ({ query: anyOf([word], weights), points })),
    ...NEAR.map(([weights, points]) => ({ query: anyOf(near, weights), points })),
    { query: anyOf([word, ...near]), points: 1 },
  ]
  const asked = rules.filter(({ query }) => query !== '').sort((a, b) => b.points - a.points)
  const cases = asked.map(({ query, points }) => sql`when ${fits(query, config)} then ${sql.raw(String(points))}`)
  return sql`case ${sql.join(cases, sql` `)} else 0 end`
}

/**
 * A product's relevance in whole points: products of equal relevance keep the shop's own order, not one by how often a
 * description repeats a word.
 */
export const scoreOf = (terms: Term[], config: string): SQL => sum(terms.map((term) => pointsOf(term, config)))

/** How many of the terms a product has. */
export const matchesOf = (terms: Term[], config: string): SQL =>
  sum(terms.map((term) => sql`(${fits(anyFormOf(term), config)})::int`))

/** Which words of a product are looked at: PostgreSQL's letters, `A` for what it is called. */
type Weights = 'A' | 'B' | 'C' | 'ABCD'

const quoted = (word: string) => `'${word.replace(/['\\]/g, '$&$&')}'`

/** Any of some words, in the language of `to_tsquery`; empty when there are none. */
export const anyOf = (words: readonly string[], weights: Weights = 'ABCD'): string =>
  words.map((word) => `${quoted(word)}:${weights}`).join(' | ')

/** Every one of some queries. */
export const allOf = (queries: readonly string[]): string =>
  queries
    .filter((query) => query !== '')
    .map((query) => `(${query})`)
    .join(' & ')

/** Whatever a term may stand for. */
export const anyFormOf = ({ word, near }: Pick<Term, 'word' | 'near'>): string => anyOf([word, ...near])
