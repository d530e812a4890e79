import { locale as rootLocale } from 'next/root-params'
import { hasLocale } from 'next-intl'
import { getRequestConfig } from 'next-intl/server'
import { DEFAULT_LOCALE, LOCALES } from '@/lib/i18n/locales'
import { mergeMessages } from '@/lib/i18n/merge-messages'
import { getStoreSettings } from '@/lib/store/settings'

/**
 * The texts of one page: English underneath, the store's language over it, the operator's own words on top. A file that
 * is no page stands below no locale, and says which it wants.
 */
export default getRequestConfig(async ({ locale: asked }) => {
  const wanted = asked ?? (await rootLocale())
  const locale = hasLocale(LOCALES, wanted) ? wanted : DEFAULT_LOCALE
  const { i18n, country } = await getStoreSettings()
  const [english, own] = await Promise.all([loadMessages(DEFAULT_LOCALE), loadMessages(locale)])
  return { locale, messages: mergeMessages(english, own, i18n), timeZone: country.timeZone }
})

async function loadMessages(locale: (typeof LOCALES)[number]) {
  const { default: messages } = await import(`../messages/${locale}.json`)
  return messages as typeof import('../messages/en.json')
}
