import { eq } from 'drizzle-orm'
import { readMinorDigits } from '../../admin/store-settings'
import { attribute, category, contentPage, homeSection, menu, product, shippingMethod, taxRate } from '../../db/schema'
import type { LocalText } from '../../i18n/locale'
import type { DocumentKind } from './apply-documents'
import type { OperationShop } from './change'
import { readProductDocument } from './read-product'

/** One line of a list. */
export interface ListedDocument {
  key: string
  name: string
  /** `draft`, `archived`, `hidden`; empty for what is simply there. */
  state: string
}

/** Everything of a kind, in the shop's order. */
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
    case 'store':
      return []
  }
}

/** A product as its document with its version; null where there is none. */
export async function showProduct(
  shop: OperationShop,
  key: string,
): Promise<{ version: number; document: object } | null> {
  const factor = 10 ** (await readMinorDigits(shop))
  const [row] = await shop.db.select({ key: product.key }).from(product).where(eq(product.key, key))
  if (!row) return null
  const toAmount = (minor: number) => minor / factor
  return shop.db.transaction((tx) => readProductDocument(tx, { key, own: shop.language, toAmount }))
}
