import { de } from './de'
import { en } from './en'
import { es } from './es'
import type { Texts } from './types'

const TEXTS = new Map<string, Texts>([
  ['en', en],
  ['es', es],
  ['de', de],
])

/** The texts of a language; English if the pay page does not support it. */
export const textsOf = (language: string): Texts => TEXTS.get(language) ?? en

/** The language the page is in. */
export const languageOf = (language: string): string => (TEXTS.has(language) ? language : 'en')
