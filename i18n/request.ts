import { hasLocale } from 'next-intl'
import { getRequestConfig } from 'next-intl/server'
import { locale as rootLocale } from 'next/root-params'
import { getStoreSettings } from '@/lib/data/settings'
import { DEFAULT_LOCALE, LOCALES } from '@/lib/i18n/locales'
import { shopMessages } from '@/lib/i18n/messages'

/**
 * The messages of one page: English as the base, overridden by the store's language, then by the operator's own texts.
 * A route that is not a page has no locale in its path and passes it explicitly.
 */
export default getRequestConfig(async ({ locale: explicitLocale }) => {
  const requested = explicitLocale ?? (await rootLocale())
  const locale = hasLocale(LOCALES, requested) ? requested : DEFAULT_LOCALE
  const { i18n, country } = await getStoreSettings()
  return { locale, messages: await shopMessages(locale, i18n), timeZone: country.timeZone }
})
