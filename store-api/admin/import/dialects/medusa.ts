import { gramsOf, parseBoolean, parseDecimal, parseGtin, parseWhole } from '../cells'
import { emptyProduct, type SourceProduct, type SourceVariant } from '../source-product'
import type { Row, Table } from '../table'
import type { Dialect, ShopFacts } from './dialect'

const OPTION_NAME = /^variant option (\d+) name$/i
const IMAGE_HEADING = /^product image \d+$/i
const TAG_HEADING = /^product tag \d+$/i
const PRICE_HEADING = /^variant price [a-z]{3}$/i

const optionNumbers = ({ headings }: Table): string[] =>
  headings.flatMap((heading) => OPTION_NAME.exec(heading.trim())?.[1] ?? [])

const cellsOf = (row: Row, { headings }: Table, pattern: RegExp): string[] =>
  headings
    .filter((heading) => pattern.test(heading.trim()))
    .map((heading) => row.get(heading))
    .filter(Boolean)

const STATUSES: Readonly<Record<string, SourceProduct['status']>> = {
  published: 'active',
  draft: 'draft',
  proposed: 'draft',
}

function startProduct(row: Row, table: Table): SourceProduct {
  const images = cellsOf(row, table, IMAGE_HEADING)
  const thumbnail = row.get('product thumbnail')
  const values = cellsOf(row, table, TAG_HEADING)
  const status = row.get('product status').toLowerCase()
  const product = emptyProduct(row.line, row.get('product handle'))
  if (status === 'rejected') product.notes.push({ line: row.line, message: 'it was rejected: it is a draft here' })
  return {
    ...product,
    ...{ name: row.get('product title'), subtitle: row.get('product subtitle'), status: STATUSES[status] ?? 'draft' },
    description: row.get('product description').replaceAll('\n', '<br>'),
    categories: row.get('product type') ? [[row.get('product type')]] : [],
    attributes: values.length > 0 ? [{ key: 'tags', name: 'Tags', kind: 'list', isShown: false, values }] : [],
    optionNames: optionNumbers(table).map((number) => row.get(`variant option ${number} name`)),
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
    options: optionNumbers(table).map((number) => row.get(`variant option ${number} value`)),
    sku: row.get('variant sku'),
    gtin:
      parseGtin(row.get('variant ean')) || parseGtin(row.get('variant upc')) || parseGtin(row.get('variant barcode')),
    price: parseDecimal(row.get(`variant price ${currency}`)),
    specialPrice: undefined,
    weight: gramsOf(parseDecimal(row.get('variant weight') || row.get('product weight')), 'g'),
    stock: parseBoolean(row.get('variant manage inventory'), true)
      ? (parseWhole(row.get('variant inventory quantity')) ?? 0)
      : undefined,
    isBackOrder: parseBoolean(row.get('variant allow backorder')),
    needsDelivery: !parseBoolean(row.get('product is giftcard')),
    picture: '',
  }
}

async function* read(table: Table, { currency }: ShopFacts): AsyncGenerator<SourceProduct> {
  let current: SourceProduct | null = null
  for await (const row of table.rows) {
    const handle = row.get('product handle')
    if (current?.handle !== handle) {
      if (current) yield current
      current = startProduct(row, table)
    }
    current.rows++
    current.variants.push(variantOf(row, table, currency))
  }
  if (current) yield current
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
    { pattern: PRICE_HEADING, as: 'price, in the shop’s currency' },
    { pattern: IMAGE_HEADING, as: 'picture' },
    { pattern: TAG_HEADING, as: 'attribute tags' },
    { pattern: /^variant option \d+ (?:name|value)$/, as: 'option' },
  ],
  read,
}
