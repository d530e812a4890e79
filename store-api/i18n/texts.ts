import { de } from './de'
import { en } from './en'
import { es } from './es'
import type { Locale } from './locale'
import type { Texts } from './types'

const TEXTS: Record<Locale, Texts> = { en, es, de }

/** The texts of one language. */
export const textsOf = (language: Locale): Texts => TEXTS[language]
