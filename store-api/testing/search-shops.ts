import { type Catalogue } from '../demo/catalogue/catalogue'
import { LOCALES, type Locale } from '../i18n/locale'
import { openTestShop, testClient } from './test-shop'

type Ask = (
  locale: Locale,
  keyword: string,
  further?: Record<string, string>,
) => ReturnType<ReturnType<typeof testClient>>

/** One catalogue, searched in every language of the shop. */
export async function openSearchShops(catalogue: Catalogue): Promise<{ ask: Ask; close: () => Promise<void> }> {
  const database = await openTestShop({ catalogue })
  const shops = await Promise.all(LOCALES.map((language) => openTestShop({ catalogue, language, database })))
  const clients = new Map(LOCALES.map((locale, at) => [locale, shops[at]]))
  const ask: Ask = (locale, keyword, further = {}) => {
    const shop = clients.get(locale)
    if (!shop) throw new Error(`no shop speaks ${locale}`)
    return testClient(shop.app)('GET', `/api/search?${new URLSearchParams({ keyword, ...further })}`)
  }
  return { ask, close: database.close }
}
