import { type DocumentKind, operationsOf } from '../../../catalog/operations/document-kinds'
import { listDocuments, NOT_SHOWN } from '../../../catalog/operations/list-documents'
import type { OperationShop } from '../../../catalog/operations/change'
import { COUNTRIES } from '../../../db/countries'
import { ownTexts } from '../../../i18n/local-text'

type Document = Record<string, unknown>

/** The content of a shop besides its products, as the documents that `apply` accepts. */
export interface ShopContent {
  store: Document
  lists: Record<
    'picture' | 'country' | 'tax' | 'shipping' | 'attribute' | 'category' | 'page' | 'menu' | 'section',
    Document[]
  >
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Whether a country is unchanged from a new shop. */
function isDefaultCountry({ iso, name, states = [] }: Document, { language }: OperationShop): boolean {
  const defaultCountry = COUNTRIES.find((one) => one.iso === iso)
  return (
    defaultCountry !== undefined &&
    isSame([name, states], [ownTexts(defaultCountry.name, language), defaultCountry.states])
  )
}

/** A snapshot of all content, each kind in the shop's order; only countries that differ from those of a new shop. */
export async function readContent(shop: OperationShop): Promise<ShopContent> {
  return shop.db.transaction(
    async (tx) => {
      const transactionShop = { ...shop, db: tx }
      const read = async (kind: DocumentKind): Promise<Document[]> => {
        const documents: Document[] = []
        for (const { key, state } of await listDocuments(transactionShop, kind)) {
          // Former pictures of products are kept only for past orders.
          if (state === NOT_SHOWN) continue
          const stored = await operationsOf(kind).read(tx, key, transactionShop)
          if (stored) documents.push(JSON.parse(JSON.stringify(stored.document)) as Document)
        }
        return documents
      }
      const [store = {}] = await read('store')
      const countries = await read('country')
      return {
        store,
        lists: {
          picture: (await read('picture')).map(({ hash: _, ...picture }) => picture),
          // A new shop may have states of a country that has none here.
          country: countries
            .filter((country) => !isDefaultCountry(country, shop))
            .map((country) => ({ states: [], ...country })),
          ...{ tax: await read('tax'), shipping: await read('shipping'), attribute: await read('attribute') },
          ...{ category: await read('category'), page: await read('page') },
          ...{ menu: await read('menu'), section: await read('section') },
        },
      }
    },
    { isolationLevel: 'repeatable read' },
  )
}
