import { de } from './de'
import { en } from './en'
import { es } from './es'
import type { Texts } from './types'

const TEXTS = new Map<string, Texts>([
  ['en', en],
  ['es', es],
  ['de', de],
])

/** The texts of a language, in English where the pay page does not speak it. */
export const textsOf = (language: string): Texts => TEXTS.get(language) ?? en

/** The language the page is in. */
export const languageOf = (language: string): string => (TEXTS.has(language) ? language : 'en')
