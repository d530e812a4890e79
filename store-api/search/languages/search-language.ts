/** What a search has to know of a language. All words are normalised. */
export interface SearchLanguage {
  /** PostgreSQL's text search configuration. */
  config: 'english' | 'spanish' | 'german'
  /** What shoppers say, and after it what the catalogue says. */
  synonyms: ReadonlyMap<string, readonly string[]>
  /** Words that fit anything here: beside others they narrow nothing down. */
  everyday: ReadonlySet<string>
  /** What stands behind a word for more than one, or behind an adjective. */
  endings: readonly string[]
  /** Last parts of compound words: what stands before them is a word of its own. */
  compoundEnds: readonly string[]
}

/** A list of `said, said: written, written` as a map. */
export function synonymsOf(lines: readonly string[]): SearchLanguage['synonyms'] {
  const words = (part: string | undefined) => (part ?? '').trim().split(/,\s*/)
  return new Map(
    lines.flatMap((line) => {
      const [said, written] = line.split(':')
      return words(said).map((word) => [word, words(written)] as const)
    }),
  )
}
