/** The languages every text of the catalogue is written in. */
export const LOCALES = ['en', 'es', 'de'] as const
export type Locale = (typeof LOCALES)[number]

/** One text in every language of the shop. */
export type LocalText = Record<Locale, string>
