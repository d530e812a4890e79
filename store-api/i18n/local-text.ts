import type { Locale, LocalText } from './locale'

/** One text in the three languages of the shop. */
export const text = (en: string, es: string, de: string): LocalText => ({ en, es, de })

/** A text that reads the same everywhere: a size, a club's name. */
export const sameText = (word: string): LocalText => ({ en: word, es: word, de: word })

/** Builds one text per language. */
export function eachLocale(write: (locale: Locale) => string): LocalText {
  return { en: write('en'), es: write('es'), de: write('de') }
}

/** Puts words into the `{slots}` of a text, each in its own language. */
export function fill(template: LocalText, words: Record<string, LocalText | string>): LocalText {
  return eachLocale((locale) =>
    template[locale].replace(/\{(\w+)\}/g, (slot, name: string) => {
      const word = words[name]
      if (word === undefined) throw new Error(`No word for ${slot} in "${template.en}"`)
      return typeof word === 'string' ? word : word[locale]
    }),
  )
}
