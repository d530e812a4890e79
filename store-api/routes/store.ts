import { inArray } from 'drizzle-orm'
import { CALLS } from '../../lib/contract/calls'
import type { Currency, StoreSettings } from '../../lib/contract/entities/store'
import type { CatalogueStore, Locale } from '../catalogue/catalogue'
import type { Shop } from '../context'
import { picture, store } from '../db/schema'
import { pictureUrl } from '../pictures'
import type { Register } from '../register'

/** The language codes of the store, by its language. */
const LANGUAGE_CODES: Record<Locale, string> = { en: 'en-GB', es: 'es-ES', de: 'de-DE' }

const EURO = { code: 'EUR', value: 1, decimalPlace: 2, minorDigits: 2 }
const CURRENCIES: Record<Locale, Currency> = {
  en: { ...EURO, symbolLeft: '€', symbolRight: '', symbolThousands: ',', decimalSymbol: '.' },
  es: { ...EURO, symbolLeft: '', symbolRight: ' €', symbolThousands: '.', decimalSymbol: ',' },
  de: { ...EURO, symbolLeft: '', symbolRight: ' €', symbolThousands: '.', decimalSymbol: ',' },
}

/** `GET /api/store` */
export const storeRoutes = (register: Register, shop: Shop) => {
  register(CALLS.getStore, async () => {
    const [row] = await shop.db.select().from(store).limit(1)
    if (!row) throw new Error('the store was never filled')
    return settings(shop, row.content)
  })
}

async function settings(shop: Shop, content: CatalogueStore): Promise<StoreSettings> {
  const { language, publicOrigin } = shop
  const code = LANGUAGE_CODES[language]
  return {
    name: content.name,
    logo: '',
    title: content.title[language],
    seoDescription: content.seoDescription[language],
    seoKeywords: content.seoKeywords[language],
    url: publicOrigin,
    language: { code, htmlCode: code },
    currency: CURRENCIES[language],
    contact: { ...content.contact, workingHours: content.contact.workingHours[language] },
    bannerList: await banners(shop, content),
    country: { name: content.country.name[language], timeZone: content.country.timeZone },
    i18n: '{}',
    restrict: { platform: [], language: [] },
    notify: [],
  }
}

async function banners({ db, language }: Shop, { banners }: CatalogueStore) {
  const names = banners.flatMap(({ pictures }) => pictures)
  const rows = names.length > 0 ? await db.select().from(picture).where(inArray(picture.name, names)) : []
  const byName = new Map(rows.map((row) => [row.name, { imageUrl: pictureUrl(row), alt: row.alt[language] }]))
  return banners.map(({ title, text, action, link, pictures }) => ({
    title: title[language],
    text: text[language],
    action: action[language],
    link,
    images: pictures.flatMap((name) => byName.get(name) ?? []),
  }))
}
