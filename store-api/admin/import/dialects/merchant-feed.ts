import { dateText, gramsOf, millilitresOf, parseDecimal, parseGtin, splitList } from '../cells'
import { emptyProduct, type SourceAttribute, type SourceProduct, type SourceVariant } from '../source-product'
import type { Row, Table } from '../table'
import type { Dialect } from './dialect'

/** The fields that distinguish variants of one item group. */
const OPTIONS = { color: 'Color', size: 'Size', material: 'Material', pattern: 'Pattern' } as const

/** Attributes of the feed that describe a product. */
const ATTRIBUTE_NAMES = {
  gender: 'Gender',
  age_group: 'Age group',
  mpn: 'MPN',
  condition: 'Condition',
  google_product_category: 'Google category',
} as const

/** Files have `item group id` or `item_group_id`, XML has `g:item_group_id`. */
const cellOf = (row: Row, name: string): string =>
  row.get(name) || row.get(name.replaceAll('_', ' ')) || row.get(`g:${name}`)

/** `250 g` as a number and a unit. */
function measureOf(cell: string): { weight?: number | undefined; volume?: number | undefined } {
  const [, number = '', unit = ''] = /^([\d.,]+)\s*([a-z ]+)$/i.exec(cell) ?? []
  const amount = parseDecimal(number)
  return { weight: gramsOf(amount, unit), volume: millilitresOf(amount, unit) }
}

/** Google reports only whether there is stock: available items are not counted. */
const STOCK_BY_AVAILABILITY: Readonly<Record<string, number | undefined>> = { 'out of stock': 0, out_of_stock: 0 }

function variantOf(row: Row): SourceVariant {
  const [price, sale] = [parseDecimal(cellOf(row, 'price')), parseDecimal(cellOf(row, 'sale_price'))]
  const isSale = sale !== undefined && price !== undefined && sale < price
  const [starts = '', ends = ''] = splitList(cellOf(row, 'sale_price_effective_date'), '/')
  const availability = cellOf(row, 'availability').toLowerCase()
  const measure = measureOf(cellOf(row, 'unit_pricing_measure'))
  return {
    ...{ line: row.line, options: Object.keys(OPTIONS).map((name) => cellOf(row, name)) },
    ...{ sku: cellOf(row, 'id'), gtin: parseGtin(cellOf(row, 'gtin')), price, specialPrice: isSale ? sale : undefined },
    ...(isSale ? { saleStarts: dateText(starts), saleEnds: dateText(ends) } : {}),
    weight: measure.weight ?? measureOf(cellOf(row, 'shipping_weight')).weight,
    volume: measure.volume,
    stock: STOCK_BY_AVAILABILITY[availability],
    isBackOrder: availability === 'backorder' || availability === 'preorder',
    needsDelivery: true,
    picture: cellOf(row, 'image_link'),
    formerId: formerIdOf(cellOf(row, 'link')),
  }
}

/** The last part of a product's address in the other shop. */
const handleOf = (link: string) => (URL.canParse(link) ? (splitList(new URL(link).pathname, '/').at(-1) ?? '') : '')

/** The handle in a file of that shop. */
function formerHandleOf(link: string): string[] {
  const handle = handleOf(link).replace(/\.html?$/i, '')
  try {
    return [decodeURIComponent(handle)].filter(Boolean)
  } catch {
    return []
  }
}

/** The number of a variant in its address. */
const formerIdOf = (link: string) =>
  URL.canParse(link) ? (new URL(link).searchParams.get('variant') ?? undefined) : undefined

const attributesOf = (row: Row): SourceAttribute[] =>
  Object.entries(ATTRIBUTE_NAMES).flatMap(([name, label]) => {
    const value = cellOf(row, name)
    return value
      ? [{ key: name.replaceAll('_', '-'), name: label, kind: 'list' as const, isShown: false, values: [value] }]
      : []
  })

/** The key in the address of a product page, of this shop or of one with the same form. */
const keyOfLink = (link: string) =>
  URL.canParse(link) ? (/^\/product\/([^/]+)\/?$/.exec(new URL(link).pathname)?.[1] ?? '') : ''

function startProduct(row: Row): SourceProduct {
  const link = cellOf(row, 'link')
  const pictures = [cellOf(row, 'image_link'), ...splitList(cellOf(row, 'additional_image_link'), ',')].filter(Boolean)
  return {
    ...emptyProduct(row.line, keyOfLink(link) || cellOf(row, 'item_group_id') || handleOf(link)),
    formerHandles: formerHandleOf(link),
    ...{ name: cellOf(row, 'title'), brand: cellOf(row, 'brand'), description: cellOf(row, 'description') },
    categories: cellOf(row, 'product_type')
      ? [splitList(splitList(cellOf(row, 'product_type'), ',')[0] ?? '', '>')]
      : [],
    ...{ attributes: attributesOf(row), optionNames: Object.values(OPTIONS) },
    pictures: pictures.map((address) => ({ line: row.line, address, alt: '' })),
  }
}

/** Moves options with the same value in all variants to the product's attributes. */
function moveCommonOptions(product: SourceProduct): SourceProduct {
  const common = product.optionNames.flatMap((name, place) => {
    const values = new Set(product.variants.map(({ options }) => options[place] ?? ''))
    const [value = ''] = values
    return values.size === 1 ? [{ name, place, value }] : []
  })
  const isVarying = (_: unknown, place: number) => !common.some((one) => one.place === place)
  return {
    ...product,
    optionNames: product.optionNames.filter(isVarying),
    variants: product.variants.map((variant) => ({ ...variant, options: variant.options.filter(isVarying) })),
    attributes: [
      ...product.attributes,
      ...common.flatMap(({ name, value }) =>
        value ? [{ key: name.toLowerCase(), name, kind: 'list' as const, isShown: true, values: [value] }] : [],
      ),
    ],
  }
}

/** Removes trailing option values from a title: `Sencha, 50 g` becomes Sencha. */
function stripOptionValues(title: string, options: readonly string[]): string {
  const endingValue = options.find((value) => value !== '' && title.endsWith(`, ${value}`))
  if (endingValue === undefined) return title
  const others = options.filter((value) => value !== endingValue)
  return stripOptionValues(title.slice(0, -`, ${endingValue}`.length), others)
}

/** Uses the common part of all variants' titles as the product's name. */
function applyCommonName(product: SourceProduct, titles: readonly string[]): SourceProduct {
  const names = new Set(titles.map((title, place) => stripOptionValues(title, product.variants[place]?.options ?? [])))
  const [name = ''] = names
  return titles.length > 1 && names.size === 1 ? { ...product, name } : product
}

interface OpenProduct {
  product: SourceProduct
  group: string
  titles: string[]
}

const finishProduct = ({ product, titles }: OpenProduct) => moveCommonOptions(applyCommonName(product, titles))

async function* read(table: Table): AsyncGenerator<SourceProduct> {
  let current: OpenProduct | null = null
  for await (const row of table.rows) {
    const group = cellOf(row, 'item_group_id')
    if (!current || group === '' || group !== current.group) {
      if (current) yield finishProduct(current)
      current = { product: startProduct(row), group, titles: [] }
    }
    current.product.rows++
    current.product.variants.push(variantOf(row))
    current.titles.push(cellOf(row, 'title'))
    const address = cellOf(row, 'image_link')
    if (address && !current.product.pictures.some((one) => one.address === address))
      current.product.pictures.push({ line: row.line, address, alt: '' })
  }
  if (current) yield finishProduct(current)
}

const COLUMN_MEANINGS = {
  id: 'SKU',
  title: 'name',
  description: 'description',
  link: 'key',
  item_group_id: 'key of the product a variant belongs to',
  image_link: 'picture',
  additional_image_link: 'pictures',
  availability: 'stock, not counted',
  price: 'price',
  sale_price: 'special price',
  sale_price_effective_date: 'its time',
  brand: 'brand',
  gtin: 'GTIN',
  product_type: 'category',
  unit_pricing_measure: 'weight or volume',
  shipping_weight: 'weight',
  ...Object.fromEntries(Object.keys(OPTIONS).map((name) => [name, 'option, where variants differ by it'])),
  ...Object.fromEntries(Object.keys(ATTRIBUTE_NAMES).map((name) => [name, 'attribute'])),
}

/** A feed of Google Merchant Center, as TSV, CSV or XML. */
export const merchantFeed: Dialect = {
  key: 'google',
  name: 'Google Merchant feed',
  recognizes: ({ has }) => {
    const hasOne = (name: string) => has(name) || has(name.replaceAll('_', ' ')) || has(`g:${name}`)
    return ['id', 'title', 'image_link', 'price', 'availability'].every(hasOne)
  },
  columns: Object.fromEntries(
    Object.entries(COLUMN_MEANINGS).flatMap(([name, as]) => [
      [name, as],
      [name.replaceAll('_', ' '), as],
      [`g:${name}`, as],
    ]),
  ),
  read,
}
