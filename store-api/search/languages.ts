import { sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { store } from '../db/schema'
import type { SearchWords, StoreContent } from '../db/schema/columns'
import type { Locale } from '../i18n/locale'
import { normalise } from './normalise'

/** The rules of a language, whatever the shop sells. */
interface LanguageRules {
  /** PostgreSQL's text search configuration. */
  config: 'english' | 'spanish' | 'german'
  /** Endings of plurals and of inflected adjectives, normalised. */
  endings: readonly string[]
}

/** The search's data on a language, and on the shop's words in it. All words are normalised. */
export interface SearchLanguage extends LanguageRules {
  /** Shoppers' words, and the catalogue's words for each. */
  synonyms: ReadonlyMap<string, readonly string[]>
  /** Words that match everything in the shop: besides others they do not narrow a search. */
  ignoredWords: ReadonlySet<string>
  /** Last parts of compound words: the part before them is a separate word. */
  compoundEnds: readonly string[]
}

const RULES: Record<Locale, LanguageRules> = {
  en: { config: 'english', endings: ['s', 'es'] },
  es: { config: 'spanish', endings: ['s', 'es'] },
  de: { config: 'german', endings: ['e', 'en', 'er', 'es', 'n', 's'] },
}

/** Only the rules of a language. */
export const rulesOf = (locale: Locale): LanguageRules => RULES[locale]

/** Single words; an entry with several words, or none, is omitted. */
const normalised = (entries: readonly string[]): string[] =>
  entries.map(normalise).filter((word) => word !== '' && !word.includes(' '))

/** Lines such as `typed, typed: written, written` as a map; a word in several lines has all their meanings. */
function synonymsOf(lines: readonly string[]): Map<string, string[]> {
  const synonyms = new Map<string, string[]>()
  for (const line of lines) {
    const [typed = '', written = ''] = line.split(':')
    for (const word of normalised(typed.split(',')))
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
