import type { Locale, LocalText } from '../i18n/locale'
import type { SearchLanguage } from './languages'
import { normalise, compoundPartsOf, wordsOf } from './normalise'

/** A category node as the search index needs it. */
export interface SearchableCategory {
  key: string
  parent: string | null
  name: LocalText
}

/** A product as the search index needs it; `categories` are keys. */
export interface SearchableProduct {
  key: string
  model: string
  name: LocalText
  brand: LocalText
  subtitle: LocalText
  categories: string[]
  /** Values of the shown attributes, in the product's order. */
  specification: LocalText[]
  description: LocalText
}

/** A product's words by PostgreSQL's weights: A for the name down to D for the description. */
export interface SearchText extends Record<'a' | 'b' | 'c' | 'd', string> {
  /** The words with which a misspelt word is compared. */
  vocabulary: string[]
  /** The texts that contain them. */
  written: string[]
}

const TAGS_AND_ENTITIES = /<[^>]*>|&#?\w+;/g

const HYPHENATED = /[\p{L}\p{N}]+(?:[-‐‑][\p{L}\p{N}]+)+/gu

/** `warm-up` is also indexed as `warmup`. */
const joinHyphenated = (text: string) =>
  (text.match(HYPHENATED) ?? []).map((word) => normalise(word).replaceAll(' ', ''))

/** Words unchanged, hyphenated ones also as one word, and compounds with their parts. */
function indexedWords(texts: string[], { compoundEnds }: Pick<SearchLanguage, 'compoundEnds'>): string[] {
  const text = texts.join(' ')
  const words = [...wordsOf(text), ...joinHyphenated(text)]
  return [...new Set(words.flatMap((word) => [word, ...compoundPartsOf(word, compoundEnds)]))]
}

/** A category with all its ancestors. */
function lineage(key: string, categories: ReadonlyMap<string, SearchableCategory>): SearchableCategory[] {
  const node = categories.get(key)
  if (!node) return []
  return node.parent === null ? [node] : [node, ...lineage(node.parent, categories)]
}

export interface SearchTextOptions {
  locale: Locale
  language: SearchLanguage
  categories: ReadonlyMap<string, SearchableCategory>
}

/** The searchable words of a product in one language. */
export function searchTextOf(
  { model, name, brand, subtitle, categories: keys, specification, description }: SearchableProduct,
  { locale, language, categories }: SearchTextOptions,
): SearchText {
  const values = specification.map((value) => value[locale])
  // Lists start with the main value: shoppers search for the first of a product's colours.
  const first = values.map((value) => value.split(',')[0] ?? '')
  const above = keys.flatMap((key) => lineage(key, categories)).map((node) => node.name[locale])
  const names = indexedWords([brand[locale], subtitle[locale], name[locale]], language)
  const groups = indexedWords([...above, ...first], language)
  const rest = indexedWords(values, language)
  return {
    a: names.join(' '),
    b: [...indexedWords([model], language), ...groups].join(' '),
    c: rest.join(' '),
    d: normalise(description[locale].replace(TAGS_AND_ENTITIES, ' ')),
    vocabulary: [...new Set([...names, ...groups, ...rest])],
    written: [name[locale], ...above, ...values],
  }
}
