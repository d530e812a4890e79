import { sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { store } from '../db/schema'
import type { SearchWords, StoreContent } from '../db/schema/columns'
import type { Locale } from '../i18n/locale'
import { normalise } from './normalise'

/** The rules of a language, whatever is sold. */
interface LanguageRules {
  /** PostgreSQL's text search configuration. */
  config: 'english' | 'spanish' | 'german'
  /** Endings of plurals and of inflected adjectives, normalised. */
  endings: readonly string[]
}

/** What a search has to know of a language, and of the words of a shop in it. All words are normalised. */
export interface SearchLanguage extends LanguageRules {
  /** What shoppers say, and what the catalogue says for it. */
  synonyms: ReadonlyMap<string, readonly string[]>
  /** Words that fit anything in the shop: beside others they narrow nothing down. */
  ignoredWords: ReadonlySet<string>
  /** Last parts of compound words: what stands before them is a word of its own. */
  compoundEnds: readonly string[]
}

const RULES: Record<Locale, LanguageRules> = {
  en: { config: 'english', endings: ['s', 'es'] },
  es: { config: 'spanish', endings: ['s', 'es'] },
  de: { config: 'german', endings: ['e', 'en', 'er', 'es', 'n', 's'] },
}

/** The rules of a language alone. */
export const rulesOf = (locale: Locale): LanguageRules => RULES[locale]

/** Single words; an entry of several, or of none, is left out. */
const normalised = (entries: readonly string[]): string[] =>
  entries.map(normalise).filter((word) => word !== '' && !word.includes(' '))

/** Lines like `said, said: written, written` as a map; what is said in several lines stands for all of them. */
function synonymsOf(lines: readonly string[]): Map<string, string[]> {
  const synonyms = new Map<string, string[]>()
  for (const line of lines) {
    const [said = '', written = ''] = line.split(':')
    for (const word of normalised(said.split(',')))
      synonyms.set(word, [...(synonyms.get(word) ?? []), ...normalised(written.split(','))])
  }
  return synonyms
}

/** A language with the shop's own words, if it has any. */
export const languageOf = (locale: Locale, words?: Partial<SearchWords>): SearchLanguage => ({
  ...RULES[locale],
  synonyms: synonymsOf(words?.synonyms ?? []),
  ignoredWords: new Set(normalised(words?.ignoredWords ?? [])),
  compoundEnds: normalised(words?.compoundEnds ?? []),
})

/** The same of the shop in a database, as its settings are now. */
export async function readLanguage(db: Database, locale: Locale): Promise<SearchLanguage> {
  const search = sql<StoreContent['search'] | null>`${store.content} -> 'search'`
  const [row] = await db.select({ search }).from(store).limit(1)
  return languageOf(locale, row?.search?.[locale])
}
