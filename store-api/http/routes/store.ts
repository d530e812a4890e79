import { asc } from 'drizzle-orm'
import { CALLS } from '../../../contract/calls'
import type { StoreSettings } from '../../../contract/entities/store'
import type { CatalogueStore } from '../../demo/catalogue/catalogue'
import type { Shop } from '../context'
import { extensionScript } from '../../db/schema'
import type { Register } from '../register'
import { toldCurrency } from '../../admin/told-currency'
import { toldStore } from '../../admin/told-store'
import { LANGUAGE_CODES } from '../../i18n/locale'
import { readBanners } from './banner'
import { readStore } from '../../admin/store-content'

/** `GET /api/store`, `GET /api/store/ext` */
export const storeRoutes = (register: Register, shop: Shop) => {
  register(CALLS.getStore, async () => settings(shop, await readStore(shop)))
  register(CALLS.listExtensions, async () => {
    const rows = await shop.db.select().from(extensionScript).orderBy(asc(extensionScript.position))
    return rows.map(({ position: _, ...script }) => script)
  })
}

async function settings(shop: Shop, content: CatalogueStore): Promise<StoreSettings> {
  const { language, publicOrigin } = shop
  const code = LANGUAGE_CODES[language]
  return {
    ...toldStore(content, language),
    url: publicOrigin,
    language: { code, htmlCode: code },
    currency: toldCurrency(content, language),
    bannerList: await readBanners(shop, content),
    country: { name: content.country.name[language], timeZone: content.country.timeZone },
    i18n: JSON.stringify(content.i18n[language]),
    guestCheckout: shop.guestsMayOrder,
  }
}
