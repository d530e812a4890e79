import { sql, type SQL } from 'drizzle-orm'

/** Letters that Unicode does not decompose into a plain letter and a mark. */
const LETTER_REPLACEMENTS: Record<string, string> = {
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
const REPLACED_LETTERS = new RegExp(`[${Object.keys(LETTER_REPLACEMENTS).join('')}]`, 'g')

const APOSTROPHES = /['’‘ʼ]/g

/** Letters. PostgreSQL refuses words of more than 2046 bytes; real words are far shorter. */
const MAX_WORD_LENGTH = 60

/** Normalizes a text for comparison: lower-case letters without accents, with one space between words. */
export const normalise = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(APOSTROPHES, '')
    .replace(/\p{M}/gu, '')
    .replace(REPLACED_LETTERS, (letter) => LETTER_REPLACEMENTS[letter] ?? '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The distinct words of a text, in its order. */
export const wordsOf = (text: string): string[] => {
  const words = normalise(text)
    .split(' ')
    .filter((word) => word !== '')
  return [...new Set(words.map((word) => [...word].slice(0, MAX_WORD_LENGTH).join('')))]
}

/** Minimum length of the part before a compound's end. */
const MIN_COMPOUND_PART_LENGTH = 3

/** The two parts of a compound word, such as `desk` and `lamp` of `desklamp`; empty if it has no such end. */
export function compoundPartsOf(word: string, ends: readonly string[]): string[] {
  const end = ends.find((last) => word.endsWith(last) && word.length - last.length >= MIN_COMPOUND_PART_LENGTH)
  return end === undefined ? [] : [word.slice(0, -end.length), end]
}

/** The stem of a word for full text search; empty for a stop word. */
export const stemOf = (word: SQL, { config }: { config: string }): SQL =>
  sql`coalesce((tsvector_to_array(to_tsvector(${config}::regconfig, ${word})))[1], '')`

/** A word of a query, matched to the catalogue. */
export interface Term {
  word: string
  /** Words that may be meant: it begins them, or they are synonyms. Without the word itself. */
  alternatives: string[]
  /** Whether the whole word occurs in product names. */
  isName: boolean
}

/** Maximum number of words searched in place of one. */
export const MAX_FORMS_PER_WORD = 20

const MIN_FORM_LENGTH = 3

/** `ä`, `ö` and `ü`, as they are written on a keyboard without them. */
const TRANSCRIBED_UMLAUT = /([aou])e/g

/** A word and its possible forms without an ending: `remeras` may be `remera`, and `gruenes` may be `grun`. */
export function formsOf(word: string, { endings }: { endings: readonly string[] }): string[] {
  const spellings = [...new Set([word, word.replace(TRANSCRIBED_UMLAUT, '$1')])]
  return spellings.flatMap((spelling) => {
    const shorter = endings
      .filter((ending) => spelling.endsWith(ending))
      .map((ending) => spelling.slice(0, -ending.length))
    return [spelling, ...shorter.filter((form) => form.length >= MIN_FORM_LENGTH)]
  })
}
