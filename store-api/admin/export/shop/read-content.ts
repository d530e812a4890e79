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

/** Whether a country is as every new shop has it. */
function isNew({ iso, name, states = [] }: Document, { language }: OperationShop): boolean {
  const known = COUNTRIES.find((one) => one.iso === iso)
  return known !== undefined && isSame([name, states], [ownTexts(known.name, language), known.states])
}

/** All content of one moment, each kind in the shop's order; of countries those that a new shop has not, or has otherwise. */
export async function readContent(shop: OperationShop): Promise<ShopContent> {
  return shop.db.transaction(
    async (tx) => {
      const within = { ...shop, db: tx }
      const read = async (kind: DocumentKind): Promise<Document[]> => {
        const documents: Document[] = []
        for (const { key, state } of await listDocuments(within, kind)) {
          // Former pictures of products are kept only for past orders.
          if (state === NOT_SHOWN) continue
          const stored = await operationsOf(kind).read(tx, key, within)
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
          country: countries.filter((country) => !isNew(country, shop)).map((country) => ({ states: [], ...country })),
          ...{ tax: await read('tax'), shipping: await read('shipping'), attribute: await read('attribute') },
          ...{ category: await read('category'), page: await read('page') },
          ...{ menu: await read('menu'), section: await read('section') },
        },
      }
    },
    { isolationLevel: 'repeatable read' },
  )
}
