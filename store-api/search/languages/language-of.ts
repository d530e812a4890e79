import type { Locale } from '../../i18n/locale'
import { de } from './de'
import { en } from './en'
import { es } from './es'
import type { SearchLanguage } from './search-language'

const LANGUAGES: Record<Locale, SearchLanguage> = { en, es, de }

/** What a search has to know of the store's language. */
export const languageOf = (locale: Locale): SearchLanguage => LANGUAGES[locale]
