import { sql, type SQL } from 'drizzle-orm'

/** Letters that Unicode does not take apart into a plain letter and a mark. */
const PLAIN: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
}
const NOT_PLAIN = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g')

const APOSTROPHES = /['’‘ʼ]/g

/** Letters. PostgreSQL refuses words of more than 2046 bytes; real words are far shorter. */
const LONGEST_WORD = 60

/** A text as both sides of a search are compared: small letters without accents, and between the words one space. */
export const normalise = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(APOSTROPHES, '')
    .replace(/\p{M}/gu, '')
    .replace(NOT_PLAIN, (letter) => PLAIN[letter] ?? '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The words of a text, each once, in its order. */
export const wordsOf = (text: string): string[] => {
  const words = normalise(text)
    .split(' ')
    .filter((word) => word !== '')
  return [...new Set(words.map((word) => [...word].slice(0, LONGEST_WORD).join('')))]
}

/** Shorter than this nothing before a compound's end is a word. */
const SHORTEST_PART = 3

/** The two parts of a compound word, `desklamp` being a `desk` `lamp`; none when it does not end as one. */
export function partsOf(word: string, ends: readonly string[]): string[] {
  const end = ends.find((last) => word.endsWith(last) && word.length - last.length >= SHORTEST_PART)
  return end === undefined ? [] : [word.slice(0, -end.length), end]
}

/** What full text search compares a word by; empty for a stop word. */
export const stemOf = (word: SQL, { config }: { config: string }): SQL =>
  sql`coalesce((tsvector_to_array(to_tsvector(${config}::regconfig, ${word})))[1], '')`

/** A word of a query, as the catalogue has it. */
export interface Term {
  word: string
  /** Words that may be meant by it: it begins them, or they are said for the same thing. Without the word itself. */
  near: string[]
  /** Whether products are called by the whole word. */
  isName: boolean
}

/** Maximum number of words searched in place of one. */
export const MAX_FORMS_PER_WORD = 20

const SHORTEST_FORM = 3

/** `ä`, `ö` and `ü`, as they are typed where a keyboard has none. */
const WRITTEN_UMLAUT = /([aou])e/g

/** A word, and what may be left of it without an ending: `remeras` may be a `remera`, and `gruenes` is `grun`. */
export function formsOf(word: string, { endings }: { endings: readonly string[] }): string[] {
  const spellings = [...new Set([word, word.replace(WRITTEN_UMLAUT, '$1')])]
  return spellings.flatMap((spelling) => {
    const shorter = endings
      .filter((ending) => spelling.endsWith(ending))
      .map((ending) => spelling.slice(0, -ending.length))
    return [spelling, ...shorter.filter((form) => form.length >= SHORTEST_FORM)]
  })
}
