import { sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { productSearch, searchWord } from '../db/schema'
import type { Locale } from '../i18n/locale'
import type { SearchLanguage } from './languages'
import { readRows } from './read-rows'
import { formsOf, MAX_FORMS_PER_WORD, stemOf, type Term } from './normalise'

/** Letters from which on a word is also searched for inside others. */
const MIN_SUBSTRING_LENGTH = 4

interface WordRow {
  word: string
  /** `the` and `of`: PostgreSQL does not search for them. */
  isStopWord: boolean
  /** Whether any product contains it, or has a name with a word that begins with it. */
  isFound: boolean
  begins: string[]
  others: string[]
  inside: string[]
}

export interface WordOptions {
  locale: Locale
  language: SearchLanguage
  /** Maximum number of words searched in place of one: the most frequent in product names. */
  maxForms?: number | undefined
}

/** A word as a term, a stop word, or null if no product contains it. */
export type WordMatch = Term | 'stop word' | null

const wordMatchOf = ({ word, isStopWord, isFound, begins, others, inside }: WordRow): WordMatch => {
  if (isStopWord) return 'stop word'
  const candidates = [...others, ...begins]
  const alternatives = isFound || candidates.length > 0 ? candidates : inside
  if (!isFound && alternatives.length === 0) return null
  return {
    word,
    alternatives: [...new Set(alternatives)].filter((other) => other !== word).slice(0, MAX_FORMS_PER_WORD - 1),
    isName: begins.includes(word),
  }
}

/** Looks words up in the vocabulary and in the products, all of them in one statement. */
export async function lookUpWords(
  db: Database,
  words: string[],
  { locale, language, maxForms = MAX_FORMS_PER_WORD }: WordOptions,
): Promise<ReadonlyMap<string, WordMatch>> {
  if (words.length === 0) return new Map()
  const lookups = words.map((word) => {
    const forms = formsOf(word, language)
    return { word, others: [...forms, ...forms.flatMap((form) => language.synonyms.get(form) ?? [])] }
  })
  const known = sql`select ${searchWord.word} from ${searchWord} where ${searchWord.language} = ${locale}`
  const begins = sql`${searchWord.word} like asked.word || case when length(asked.word) > 1 then '%' else '' end`
  const isOfStem = sql`(${searchWord.stem} <> '' and ${searchWord.stem} = ${stemOf(sql`asked.word`, language)})`
  const byFrequency = sql`${searchWord.products} desc, ${searchWord.word} limit ${maxForms}`
  const rows = await readRows<WordRow>(
    db,
    sql`select asked.word,
      numnode(plainto_tsquery(${language.config}::regconfig, asked.word)) = 0 as "isStopWord",
      case when exists (
        ${known} and (${begins} or ${isOfStem})
      ) then true else exists (
        select from ${productSearch} where ${productSearch.language} = ${locale}
        and ${productSearch.document} @@ plainto_tsquery(${language.config}::regconfig, asked.word)
      ) end as "isFound",
      array(
        ${known} and ${begins}
        order by ${searchWord.word} <> asked.word, ${byFrequency}
      ) as begins,
      array(
        ${known} and (${searchWord.word} in (select jsonb_array_elements_text(asked.others)) or ${isOfStem})
      ) as others,
      array(
        ${known} and length(asked.word) >= ${MIN_SUBSTRING_LENGTH} and ${searchWord.word} like '%' || asked.word || '%'
        order by ${byFrequency}
      ) as inside
    from jsonb_to_recordset(${JSON.stringify(lookups)}::jsonb) as asked (word text, others jsonb)`,
  )
  return new Map(rows.map((row) => [row.word, wordMatchOf(row)]))
}
