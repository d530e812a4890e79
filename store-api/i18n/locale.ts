/** The languages of the shop. */
export const LOCALES = ['en', 'es', 'de'] as const
export type Locale = (typeof LOCALES)[number]

/** One text in every language of the shop. */
export type LocalText = Record<Locale, string>

/** The store's language code, by language. */
export const LANGUAGE_CODES: Record<Locale, string> = { en: 'en-GB', es: 'es-ES', de: 'de-DE' }
