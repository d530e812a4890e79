import type { Locale } from '../demo/catalogue/catalogue'

/** The language codes of the store, by its language. */
export const LANGUAGE_CODES: Record<Locale, string> = { en: 'en-GB', es: 'es-ES', de: 'de-DE' }
