/** A word of a query, as the catalogue has it. */
export interface Term {
  word: string
  /** Words that may be meant by it: it begins them, or they are said for the same thing. Without the word itself. */
  near: string[]
  /** Whether products are called by the whole word. */
  isName: boolean
}

/** So many words at most are looked for in place of one. */
export const MOST_WORDS = 20
