import type { SearchLanguage } from './languages/search-language'

const SHORTEST_FORM = 3

/** `ä`, `ö` and `ü`, as they are typed where a keyboard has none. */
const WRITTEN_UMLAUT = /([aou])e/g

/** A word, and what may be left of it without an ending: `remeras` may be a `remera`, and `gruenes` is `grun`. */
export function formsOf(word: string, { endings }: SearchLanguage): string[] {
  const spellings = [...new Set([word, word.replace(WRITTEN_UMLAUT, '$1')])]
  return spellings.flatMap((spelling) => {
    const shorter = endings
      .filter((ending) => spelling.endsWith(ending))
      .map((ending) => spelling.slice(0, -ending.length))
    return [spelling, ...shorter.filter((form) => form.length >= SHORTEST_FORM)]
  })
}
