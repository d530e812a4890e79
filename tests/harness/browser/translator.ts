import { readFileSync } from 'node:fs'
import { createTranslator } from 'next-intl'
import type { Locale } from '../../../lib/i18n/locales'
import { mergeMessages } from '../../../lib/i18n/messages'
import type messages from '../../../messages/en.json'
import { INTERFACE_TEXTS } from '../../../store-api/demo/catalogue/interface-texts'

/**
 * The shop's own words, as it says them in a language.
 * @param overrides the store's own texts over the interface's; the demo's unless another shop is looked at
 */
export const translator = (locale: Locale = 'en', overrides: object = INTERFACE_TEXTS[locale]) => {
  const own = JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')) as typeof messages
  return createTranslator({ locale, messages: mergeMessages(own, own, JSON.stringify(overrides)) })
}

export type Translator = ReturnType<typeof translator>
