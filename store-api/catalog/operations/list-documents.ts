import { asc, eq, isNull } from 'drizzle-orm'
import {
  attribute,
  category,
  contentPage,
  country,
  homeSection,
  menu,
  picture,
  product,
  shippingMethod,
  shippingRate,
  taxRate,
} from '../../db/schema'
import type { LocalText } from '../../i18n/locale'
import { listShownPictures } from '../media/shown-pictures'
import type { DocumentKind } from './document-kinds'
import type { OperationShop } from './change'

/** One line of a list. */
export interface ListedDocument {
  key: string
  name: string
  /** `draft`, `archived`, `hidden`, `not shown`, or how a country is delivered to; empty for the normal state. */
  state: string
}

/** The state of an unused picture. */
export const NOT_SHOWN = 'not shown'

/** Countries with the ways of delivery that go there. */
async function listCountries(db: OperationShop['db']) {
  const rates = await db
    .select({ countryId: shippingRate.countryId, code: shippingMethod.code })
    .from(shippingRate)
    .innerJoin(shippingMethod, eq(shippingMethod.id, shippingRate.methodId))
    .orderBy(asc(shippingMethod.position))
  const rows = await db.select().from(country).orderBy(asc(country.iso))
  return rows.map(({ id, iso, name }) => ({
    ...{ iso, name },
    codes: rates.flatMap(({ countryId, code }) => (countryId === id ? code : [])),
  }))
}

/** Pictures of no product that are in use: pictures used only by past orders are no content. */
async function listPictures(db: OperationShop['db']) {
  const shown = await listShownPictures(db)
  const names = new Set(shown.flatMap(({ name, kind }) => (kind === 'order' ? [] : name)))
  const rows = await db.select().from(picture).where(isNull(picture.productKey)).orderBy(asc(picture.name))
  return rows.map(({ name, alt }) => ({ name, alt, isShown: names.has(name) }))
}

/** All resources of a kind, in the shop's order. */
export async function listDocuments({ db, language }: OperationShop, kind: DocumentKind): Promise<ListedDocument[]> {
  const line = (key: string, name: LocalText | null, state = ''): ListedDocument => ({
    key,
    name: name?.[language] ?? '',
    state,
  })
  const hidden = (isHidden: boolean) => (isHidden ? 'hidden' : '')
  switch (kind) {
    case 'product': {
      const rows = await db.select().from(product).orderBy(product.position)
      return rows.map(({ key, name, status }) => line(key, name, status === 'active' ? '' : status))
    }
    case 'picture':
      return (await listPictures(db)).map(({ name, alt, isShown }) => line(name, alt, isShown ? '' : NOT_SHOWN))
    case 'category':
      return (await db.select().from(category).orderBy(category.position)).map(({ key, name, isHidden }) =>
        line(key, name, hidden(isHidden)),
      )
    case 'page':
      return (await db.select().from(contentPage).orderBy(contentPage.id)).map(({ key, title }) => line(key, title))
    case 'attribute':
      return (await db.select().from(attribute).orderBy(attribute.position)).map(({ key, name }) => line(key, name))
    case 'menu':
      return (await db.select().from(menu).orderBy(menu.position)).map(({ key, title }) => line(key, title))
    case 'section': {
      const rows = await db.select().from(homeSection).orderBy(homeSection.position)
      return rows.map(({ key, isHidden, content }) => line(key, null, isHidden ? 'hidden' : content.kind))
    }
    case 'tax':
      return (await db.select().from(taxRate)).map(({ taxClass, zone, name }) => line(`${taxClass} ${zone}`, name))
    case 'shipping':
      return (await db.select().from(shippingMethod).orderBy(shippingMethod.position)).map(({ code, name }) =>
        line(code, name),
      )
    case 'country':
      return (await listCountries(db)).map(({ iso, name, codes }) =>
        line(iso, name, codes.length > 0 ? codes.join(', ') : 'no delivery'),
      )
    case 'store':
      return [line('store', null)]
  }
}
