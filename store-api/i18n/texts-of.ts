import type { Locale } from '../demo/catalogue/catalogue'
import { de } from './de'
import { en } from './en'
import { es } from './es'
import type { Texts } from './texts'

const TEXTS: Record<Locale, Texts> = { en, es, de }

/** The texts of one language. */
export const textsOf = (language: Locale): Texts => TEXTS[language]
