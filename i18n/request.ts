import { hasLocale } from 'next-intl'
import { getRequestConfig } from 'next-intl/server'
import { locale as rootLocale } from 'next/root-params'
import { getStoreSettings } from '@/lib/data/settings'
import { DEFAULT_LOCALE, LOCALES } from '@/lib/i18n/locales'
import { shopMessages } from '@/lib/i18n/messages'

/**
 * The texts of one page: English underneath, the store's language over it, the operator's own words on top. A file that
 * is no page has no locale in its path, and passes it.
 */
export default getRequestConfig(async ({ locale: asked }) => {
  const wanted = asked ?? (await rootLocale())
  const locale = hasLocale(LOCALES, wanted) ? wanted : DEFAULT_LOCALE
  const { i18n, country } = await getStoreSettings()
  return { locale, messages: await shopMessages(locale, i18n), timeZone: country.timeZone }
})
