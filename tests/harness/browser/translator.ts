import { readFileSync } from 'node:fs'
import { createTranslator } from 'next-intl'
import type { Locale } from '../../../lib/i18n/locales'
import { mergeMessages } from '../../../lib/i18n/messages'
import type messages from '../../../messages/en.json'
import { INTERFACE_TEXTS } from '../../../store-api/demo/catalogue/interface-texts'

/**
 * Translates message keys as the storefront does.
 * @param overrides texts of the store that replace those of the interface; default: the demo shop's
 */
export const translator = (locale: Locale = 'en', overrides: object = INTERFACE_TEXTS[locale]) => {
  const texts = JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')) as typeof messages
  return createTranslator({ locale, messages: mergeMessages(texts, texts, JSON.stringify(overrides)) })
}

export type Translator = ReturnType<typeof translator>
