/** The interface's languages (spec §9). */
export const LOCALES = ['en', 'es', 'de'] as const
export type Locale = (typeof LOCALES)[number]

/** Used if the store's language is none of them. */
export const DEFAULT_LOCALE: Locale = 'en'

/** The locale of a store: the first two letters of its language code (spec §9). */
export function chooseLocale(languageCode: string): Locale {
  const letters = languageCode.slice(0, 2).toLowerCase()
  return LOCALES.find((locale) => locale === letters) ?? DEFAULT_LOCALE
}
