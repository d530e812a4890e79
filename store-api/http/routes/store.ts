import { asc, eq } from 'drizzle-orm'
import { CALLS } from '../../../contract/calls'
import type { StoreSettings } from '../../../contract/entities/store'
import { localizeCurrency, localizeStore, readStore } from '../../admin/store-settings'
import { readBanners, readImage } from '../../catalog/home-page'
import { contentPage, country, extensionScript, taxRate } from '../../db/schema'
import type { StoreContent } from '../../db/schema/columns'
import { LANGUAGE_CODES } from '../../i18n/locale'
import { taxName } from '../../i18n/tax-name'
import { hasTax } from '../../orders/tax'
import type { Shop } from '../context'
import type { AddRoute } from '../contract-router'
import { notFound } from '../errors'

/** `GET /api/store`, `GET /api/store/ext` */
export const storeRoutes = (register: AddRoute, shop: Shop) => {
  register(CALLS.getStore, async () => settings(shop, await readStore(shop)))
  register(CALLS.listExtensions, async () => {
    const rows = await shop.db.select().from(extensionScript).orderBy(asc(extensionScript.position))
    return rows.map(({ position: _, ...script }) => script)
  })
}

/** Whether the shop's prices contain a tax where the shop is. */
const chargesTax = async ({ db }: Shop, { country: { iso = '' } }: StoreContent): Promise<boolean> =>
  hasTax(await db.select().from(taxRate), iso)

async function settings(shop: Shop, content: StoreContent): Promise<StoreSettings> {
  const { language, publicOrigin } = shop
  const code = LANGUAGE_CODES[language]
  const disabled = content.disabled ?? []
  return {
    ...localizeStore(content, language),
    url: publicOrigin,
    language: { code, htmlCode: code },
    currency: localizeCurrency(content, language),
    bannerList: await readBanners(shop, content),
    country: { name: content.country.name[language], timeZone: content.country.timeZone },
    i18n: JSON.stringify(content.i18n[language]),
    taxName: (await chargesTax(shop, content)) ? taxName(language, content.country.iso ?? '') : '',
    vatNumber: content.vatNumber ?? '',
    notFound: {
      image: await readImage(shop, content.notFound?.picture),
      ornament: content.notFound?.ornament ?? '',
    },
    returns: content.returns ? { isFree: null, ...content.returns } : null,
    guestCheckout: shop.guestsMayOrder && !disabled.includes('guestCheckout'),
    disabled,
  }
}

/** `GET /api/banner` */
export const bannerRoutes = (register: AddRoute, shop: Shop) => {
  register(CALLS.listBanners, async () => readBanners(shop, await readStore(shop)))
}

/** `GET /api/page`, `GET /api/page/{key}` */
export const pageRoutes = (register: AddRoute, { db, language }: Shop) => {
  register(CALLS.listPages, async () => {
    const { id, key, title, groupId } = contentPage
    const rows = await db.select({ id, key, title, groupId }).from(contentPage).orderBy(asc(id))
    return rows.map((row) => ({ ...row, title: row.title[language] }))
  })
  register(CALLS.getPage, async ({ params }) => {
    const [row] = await db
      .select()
      .from(contentPage)
      .where(eq(contentPage.key, params.key ?? ''))
    if (!row) throw notFound()
    return {
      id: row.id,
      key: row.key,
      title: row.title[language],
      groupId: row.groupId,
      html: row.html[language],
      seoDescription: row.seoDescription[language],
      questions: row.questions.map(({ question, answer }) => ({
        question: question[language],
        answer: answer[language],
      })),
      updatedAt: row.updatedAt.toISOString(),
    }
  })
}

/** `GET /api/country`, in the alphabet of the store's language. */
export const countryRoutes = (register: AddRoute, { db, language }: Shop) => {
  register(CALLS.listCountries, async () => {
    const rows = await db.select().from(country)
    return rows
      .map(({ id, iso, name, states }) => ({ id, iso, name: name[language], states }))
      .sort((a, b) => a.name.localeCompare(b.name, language))
  })
}
