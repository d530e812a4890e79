/** Shorter than this nothing before a compound's end is a word. */
const SHORTEST_PART = 3

/** The two parts of a compound word, `heimtrikot` being a `heim` `trikot`; none when it does not end as one. */
export function partsOf(word: string, ends: readonly string[]): string[] {
  const end = ends.find((last) => word.endsWith(last) && word.length - last.length >= SHORTEST_PART)
  return end === undefined ? [] : [word.slice(0, -end.length), end]
}
