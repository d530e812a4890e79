import { readFileSync } from 'node:fs'
import { createTranslator } from 'next-intl'
import type { Locale } from '../../../lib/i18n/locales'
import type messages from '../../../messages/en.json'

/** The shop's own words, as it says them in a language. */
export const translator = (locale: Locale = 'en') =>
  createTranslator({
    locale,
    messages: JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')) as typeof messages,
  })

export type Translator = ReturnType<typeof translator>
