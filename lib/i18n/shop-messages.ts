import { DEFAULT_LOCALE, type Locale } from './locales'
import { mergeMessages } from './merge-messages'

type Messages = typeof import('../../messages/en.json')

/**
 * The texts of a shop: English underneath, its language over it, the operator's own words on top.
 * @param translations the store settings' `i18n`, a JSON string
 */
export async function shopMessages(locale: Locale, translations: string): Promise<Messages> {
  const [english, own] = await Promise.all([loadMessages(DEFAULT_LOCALE), loadMessages(locale)])
  return mergeMessages(english, own, translations)
}

async function loadMessages(locale: Locale): Promise<Messages> {
  const { default: messages } = (await import(`../../messages/${locale}.json`)) as { default: Messages }
  return messages
}
