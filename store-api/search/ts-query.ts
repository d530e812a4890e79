import type { Term } from './term'

/** Which words of a product are looked at: PostgreSQL's letters, `A` for what it is called. */
export type Weights = 'A' | 'B' | 'C' | 'ABCD'

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
