import { gramsOf, parseBoolean, millilitresOf, parseDecimal, parseGtin, parseWhole, splitList } from '../cells'
import { emptyProduct, pricesOf, type SourceAttribute, type SourceProduct, type SourceVariant } from '../source-product'
import type { Row, Table } from '../table'
import type { Dialect } from './dialect'

const OPTION_NUMBERS = [1, 2, 3] as const

/** Headings of the newer export, by those of the classic one. */
const NEWER_HEADINGS: Readonly<Record<string, string>> = {
  handle: 'url handle',
  'body (html)': 'description',
  published: 'published on online store',
  'variant sku': 'sku',
  'variant barcode': 'barcode',
  'variant price': 'price',
  'variant compare at price': 'compare-at price',
  'variant inventory tracker': 'inventory tracker',
  'variant inventory qty': 'inventory quantity',
  'variant inventory policy': 'continue selling when out of stock',
  'variant grams': 'weight value (grams)',
  'variant requires shipping': 'requires shipping',
  'image src': 'product image url',
  'variant image': 'variant image url',
}

const COLUMNS = {
  handle: 'key',
  title: 'name',
  'body (html)': 'description',
  vendor: 'brand',
  type: 'category',
  tags: 'attribute tags',
  status: 'status',
  published: 'status draft where false',
  'variant sku': 'SKU',
  'variant barcode': 'GTIN',
  'variant price': 'price, or special price below a compare-at price',
  'variant compare at price': 'price',
  'variant inventory tracker': 'whether stock is counted',
  'variant inventory qty': 'stock',
  'variant inventory policy': 'back orders',
  'variant grams': 'weight',
  'variant requires shipping': 'needs delivery',
  'image src': 'picture',
  'image alt text': 'text of the picture',
  'image position': 'order of pictures',
  'variant image': 'picture of the variant',
  'variant id': 'former address of the variant',
  'seo title': 'SEO title',
  'seo description': 'SEO description',
  'gift card': 'needs no delivery where true',
  'google shopping / gender': 'attribute gender',
  'google shopping / age group': 'attribute age-group',
  'google shopping / mpn': 'attribute mpn',
  'unit price total measure': 'weight or volume of the unit price',
  'unit price total measure unit': 'its unit',
} as const

const METAFIELD = /^(.+?) \(product\.metafields\.[^.]+\.([^)]+)\)$/i

/** A cell by its classic heading, or by the newer one. */
const cellOf = (row: Row, heading: string): string =>
  row.get(heading) || (NEWER_HEADINGS[heading] ? row.get(NEWER_HEADINGS[heading]) : '')

const optionCell = (row: Row, place: number, part: 'name' | 'value') => row.get(`option${place} ${part}`)

function statusOf(row: Row): SourceProduct['status'] {
  const status = row.get('status').toLowerCase()
  if (status === 'archived' || status === 'draft') return status
  return parseBoolean(cellOf(row, 'published'), true) ? 'active' : 'draft'
}

const attribute = (key: string, name: string, values: string[], isShown = false): SourceAttribute[] =>
  values.length > 0 ? [{ key, name, kind: 'list', isShown, values }] : []

/** Metafields, and the fields of Google Shopping. */
function attributesOf(row: Row, table: Table): SourceAttribute[] {
  const metafields = table.headings.flatMap((heading) => {
    const [, name = '', key = ''] = METAFIELD.exec(heading.trim()) ?? []
    return key ? attribute(key, name, splitList(row.get(heading), /;|\n/), true) : []
  })
  const google = (key: string, name: string, ...headings: string[]) =>
    attribute(
      key,
      name,
      headings
        .map((heading) => row.get(`google shopping / ${heading}`))
        .filter(Boolean)
        .slice(0, 1),
    )
  return [
    ...attribute('tags', 'Tags', splitList(row.get('tags'), ',')),
    ...google('gender', 'Gender', 'gender'),
    ...google('age-group', 'Age group', 'age group'),
    ...google('mpn', 'MPN', 'mpn', 'manufacturer part number (mpn)'),
    ...metafields,
  ]
}

/** Weight or volume of a unit price, else the weight of the parcel. */
function measuresOf(row: Row): Pick<SourceVariant, 'weight' | 'volume'> {
  const [total, unit] = [parseDecimal(row.get('unit price total measure')), row.get('unit price total measure unit')]
  return {
    weight: gramsOf(total, unit) ?? gramsOf(parseDecimal(cellOf(row, 'variant grams')), 'g'),
    volume: millilitresOf(total, unit),
  }
}

function variantOf(row: Row, product: SourceProduct, isGiftCard: boolean): SourceVariant {
  const currentPrice = parseDecimal(cellOf(row, 'variant price'))
  const { note, ...prices } = pricesOf(currentPrice, parseDecimal(cellOf(row, 'variant compare at price')))
  if (note) product.notes.push({ line: row.line, message: note })
  const policy = cellOf(row, 'variant inventory policy').toLowerCase()
  const isTracked = cellOf(row, 'variant inventory tracker') !== ''
  return {
    ...{ line: row.line, sku: cellOf(row, 'variant sku'), gtin: parseGtin(cellOf(row, 'variant barcode')), ...prices },
    ...measuresOf(row),
    options: OPTION_NUMBERS.map((place) => optionCell(row, place, 'value')),
    stock: isTracked ? (parseWhole(cellOf(row, 'variant inventory qty')) ?? 0) : undefined,
    isBackOrder: policy === 'continue' || parseBoolean(policy),
    needsDelivery: !isGiftCard && parseBoolean(cellOf(row, 'variant requires shipping'), true),
    picture: cellOf(row, 'variant image'),
    formerId: row.get('variant id') || undefined,
  }
}

/** Whether a row contains a variant, and not only a picture. */
const hasVariant = (row: Row) =>
  cellOf(row, 'variant price') !== '' ||
  cellOf(row, 'variant sku') !== '' ||
  OPTION_NUMBERS.some((place) => optionCell(row, place, 'value') !== '')

function startProduct(row: Row, table: Table): SourceProduct {
  const type = row.get('type')
  const taxonomy = splitList(row.get('product category'), '>').at(-1)
  const category = type || taxonomy
  return {
    ...emptyProduct(row.line, cellOf(row, 'handle')),
    ...{ status: statusOf(row), name: row.get('title'), brand: row.get('vendor') },
    description: cellOf(row, 'body (html)'),
    ...{ seoTitle: row.get('seo title'), seoDescription: row.get('seo description') },
    categories: category ? [[category]] : [],
    attributes: attributesOf(row, table),
  }
}

interface OpenProduct {
  product: SourceProduct
  isGiftCard: boolean
  pictures: { place: number; line: number; address: string; alt: string }[]
}

function addRow({ product, isGiftCard, pictures }: OpenProduct, row: Row): void {
  product.rows++
  // The name of an option is in the product's first row, but some exports also have it in later ones.
  for (const place of OPTION_NUMBERS) {
    const name = optionCell(row, place, 'name')
    if (name && !product.optionNames[place - 1]) product.optionNames[place - 1] = name
  }
  if (hasVariant(row)) product.variants.push(variantOf(row, product, isGiftCard))
  const address = cellOf(row, 'image src')
  const place = parseWhole(row.get('image position')) ?? pictures.length + 1
  if (address) pictures.push({ place, line: row.line, address, alt: row.get('image alt text') })
}

function finishProduct({ product, pictures }: OpenProduct): SourceProduct {
  const sortedPictures = pictures.toSorted((a, b) => a.place - b.place)
  return { ...product, pictures: sortedPictures.map(({ line, address, alt }) => ({ line, address, alt })) }
}

async function* read(table: Table): AsyncGenerator<SourceProduct> {
  let current: OpenProduct | null = null
  for await (const row of table.rows) {
    const handle = cellOf(row, 'handle')
    if (!current || handle !== current.product.handle) {
      if (current) yield finishProduct(current)
      current = { product: startProduct(row, table), isGiftCard: parseBoolean(row.get('gift card')), pictures: [] }
    }
    addRow(current, row)
  }
  if (current) yield finishProduct(current)
}

/** Shopify's export of products: the classic headings, and the newer ones with "URL handle". */
export const shopify: Dialect = {
  key: 'shopify',
  name: 'Shopify products',
  recognizes: ({ has }) =>
    (has('handle') || has('url handle')) && has('title') && (has('variant price') || has('option1 value')),
  columns: {
    ...COLUMNS,
    ...Object.fromEntries(
      Object.entries(NEWER_HEADINGS).map(([old, newer]) => [newer, COLUMNS[old as keyof typeof COLUMNS]]),
    ),
    'option1 name': 'option',
    'option1 value': 'its value',
    'option2 name': 'option',
    'option2 value': 'its value',
    'option3 name': 'option',
    'option3 value': 'its value',
    'product category': 'category where there is no type',
    'google shopping / manufacturer part number (mpn)': 'attribute mpn',
  },
  patterns: [{ pattern: METAFIELD, as: 'attribute of the same name' }],
  read,
}
