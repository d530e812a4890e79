import { type Locale, type LocalText, LOCALES } from './locale'

/** One text in the three languages of the shop. */
export const text = (en: string, es: string, de: string): LocalText => ({ en, es, de })

/** A text that is the same in every language: a size, a brand name. */
export const sameText = (word: string): LocalText => ({ en: word, es: word, de: word })

/** Builds one text per language. */
export function eachLocale(write: (locale: Locale) => string): LocalText {
  return { en: write('en'), es: write('es'), de: write('de') }
}

/** Replaces the `{slots}` of a text, each in its own language. */
export function fill(template: LocalText, words: Record<string, LocalText | string>): LocalText {
  return eachLocale((locale) =>
    template[locale].replace(/\{(\w+)\}/g, (slot, name: string) => {
      const word = words[name]
      if (word === undefined) throw new Error(`No word for ${slot} in "${template.en}"`)
      return typeof word === 'string' ? word : word[locale]
    }),
  )
}

/** A text as entered by an operator: in the shop's own language, or in some of its languages. */
export type TextInput = string | Partial<Record<Locale, string>>

/** A stored text lists the languages that were filled from another one. */
type FilledText = LocalText & { filled?: Locale[] }

/**
 * Completes a text: a missing language gets the text of the shop's language, otherwise the first one. The filled
 * languages are listed beside the texts, so that the next write fills them again.
 * @param language the shop's own language
 */
export function fillText(input: TextInput, language: Locale): LocalText {
  const provided = typeof input === 'string' ? { [language]: input } : input
  const fallback =
    provided[language] ?? LOCALES.map((locale) => provided[locale]).find((text) => text !== undefined) ?? ''
  const filled = LOCALES.filter((locale) => provided[locale] === undefined)
  const text: FilledText = eachLocale((locale) => provided[locale] ?? fallback)
  return filled.length > 0 && fallback !== '' ? Object.assign(text, { filled }) : text
}

/** A stored text as entered: without the languages that were filled; a string if only the shop's remains. */
export function ownTexts(text: LocalText, language: Locale): TextInput {
  const { filled = [] } = text as FilledText
  const enteredLocales = LOCALES.filter((locale) => !filled.includes(locale))
  if (enteredLocales.every((locale) => text[locale] === '')) return ''
  if (enteredLocales.length === 1 && enteredLocales[0] === language) return text[language]
  return Object.fromEntries(enteredLocales.map((locale) => [locale, text[locale]]))
}
