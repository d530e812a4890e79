/** The languages every text of the catalogue is written in. */
export const LOCALES = ['en', 'es', 'de'] as const
export type Locale = (typeof LOCALES)[number]

/** One text in every language of the shop. */
export type LocalText = Record<Locale, string>

/** The language codes of the store, by its language. */
export const LANGUAGE_CODES: Record<Locale, string> = { en: 'en-GB', es: 'es-ES', de: 'de-DE' }
