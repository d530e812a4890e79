import { gramsOf, isYes, parseDecimal, parseGtin, parseWhole } from '../cells'
import { emptyProduct, type SourceProduct, type SourceVariant } from '../source-product'
import type { Row, Table } from '../table'
import type { Dialect, ShopFacts } from './dialect'

const OPTION_NAME = /^variant option (\d+) name$/i
const IMAGE = /^product image \d+$/i
const TAG = /^product tag \d+$/i
const PRICE = /^variant price [a-z]{3}$/i

const places = ({ headings }: Table): string[] =>
  headings.flatMap((heading) => OPTION_NAME.exec(heading.trim())?.[1] ?? [])

const cellsOf = (row: Row, { headings }: Table, form: RegExp): string[] =>
  headings
    .filter((heading) => form.test(heading.trim()))
    .map((heading) => row.get(heading))
    .filter(Boolean)

const STATUSES: Readonly<Record<string, SourceProduct['status']>> = {
  published: 'active',
  draft: 'draft',
  proposed: 'draft',
}

function startProduct(row: Row, table: Table): SourceProduct {
  const images = cellsOf(row, table, IMAGE)
  const thumbnail = row.get('product thumbnail')
  const values = cellsOf(row, table, TAG)
  const status = row.get('product status').toLowerCase()
  const product = emptyProduct(row.line, row.get('product handle'))
  if (status === 'rejected') product.notes.push({ line: row.line, message: 'it was rejected: it is a draft here' })
  return {
    ...product,
    ...{ name: row.get('product title'), subtitle: row.get('product subtitle'), status: STATUSES[status] ?? 'draft' },
    description: row.get('product description').replaceAll('\n', '<br>'),
    categories: row.get('product type') ? [[row.get('product type')]] : [],
    attributes: values.length > 0 ? [{ key: 'tags', name: 'Tags', kind: 'list', isShown: false, values }] : [],
    optionNames: places(table).map((place) => row.get(`variant option ${place} name`)),
    pictures: [...new Set([...(thumbnail ? [thumbnail] : []), ...images])].map((address) => ({
      line: row.line,
      address,
      alt: '',
    })),
  }
}

function variantOf(row: Row, table: Table, currency: string): SourceVariant {
  return {
    line: row.line,
    options: places(table).map((place) => row.get(`variant option ${place} value`)),
    sku: row.get('variant sku'),
    gtin:
      parseGtin(row.get('variant ean')) || parseGtin(row.get('variant upc')) || parseGtin(row.get('variant barcode')),
    price: parseDecimal(row.get(`variant price ${currency}`)),
    specialPrice: undefined,
    weight: gramsOf(parseDecimal(row.get('variant weight') || row.get('product weight')), 'g'),
    stock: isYes(row.get('variant manage inventory'), true)
      ? (parseWhole(row.get('variant inventory quantity')) ?? 0)
      : undefined,
    isBackOrder: isYes(row.get('variant allow backorder')),
    needsDelivery: !isYes(row.get('product is giftcard')),
    picture: '',
  }
}

async function* read(table: Table, { currency }: ShopFacts): AsyncGenerator<SourceProduct> {
  let open: SourceProduct | null = null
  for await (const row of table.rows) {
    const handle = row.get('product handle')
    if (open?.handle !== handle) {
      if (open) yield open
      open = startProduct(row, table)
    }
    open.rows++
    open.variants.push(variantOf(row, table, currency))
  }
  if (open) yield open
}

/** Medusa's export of products; prices are those in the shop's currency. */
export const medusa: Dialect = {
  key: 'medusa',
  name: 'Medusa products',
  recognizes: ({ has }) => has('product handle') && has('product title') && has('variant title'),
  columns: {
    'product handle': 'key',
    'product title': 'name',
    'product subtitle': 'subtitle',
    'product status': 'status',
    'product description': 'description',
    'product type': 'category',
    'product thumbnail': 'first picture',
    'product is giftcard': 'needs no delivery where true',
    'variant sku': 'SKU',
    'variant ean': 'GTIN',
    'variant upc': 'GTIN',
    'variant barcode': 'GTIN',
    'variant weight': 'weight',
    'product weight': 'weight',
    'variant manage inventory': 'whether stock is counted',
    'variant inventory quantity': 'stock',
    'variant allow backorder': 'back orders',
  },
  patterns: [
    { form: PRICE, as: 'price, in the shop’s currency' },
    { form: IMAGE, as: 'picture' },
    { form: TAG, as: 'attribute tags' },
    { form: /^variant option \d+ (?:name|value)$/, as: 'option' },
  ],
  read,
}
