import { dateText, gramsOf, parseBoolean, parseDecimal, parseGtin, parseWhole, splitList } from '../cells'
import { emptyProduct, goesWith, type SourceAttribute, type SourceProduct, type SourceVariant } from '../source-product'
import type { Row, Table } from '../table'
import type { Dialect } from './dialect'

const WEIGHT_HEADING = /^weight \((kg|g|lbs?|oz)\)$/i
const ATTRIBUTE_NAME_HEADING = /^attribute (\d+) name$/i

/** Maximum number of variants from the expansion of unspecified values. */
const MAX_EXPANDED_VARIANTS = 2000

const COLUMNS = {
  type: 'simple, variable or variation',
  sku: 'SKU',
  'gtin, upc, ean, or isbn': 'GTIN',
  name: 'name, and the key made of it',
  published: 'status',
  'tax status': 'tax class, where nothing is taxed',
  'tax class': 'tax class',
  'visibility in catalog': 'status',
  'short description': 'description, before the long one',
  description: 'description',
  'date sale price starts': 'start of the special price',
  'date sale price ends': 'its end',
  'in stock?': 'stock',
  stock: 'stock',
  'backorders allowed?': 'back orders',
  'sale price': 'special price',
  'regular price': 'price',
  categories: 'categories',
  tags: 'attribute tags',
  brands: 'brand',
  images: 'pictures',
  parent: 'product of a variation',
  upsells: 'related products',
  'cross-sells': 'related products',
} as const

interface WooAttribute {
  name: string
  values: string[]
  isShown: boolean
}

/** Values in a cell may contain commas, which are escaped. */
const listOf = (cell: string) =>
  splitList(cell.replaceAll('\\,', '\u0000'), ',').map((part) => part.replaceAll('\u0000', ','))

const attributeNumbers = ({ headings }: Table): string[] =>
  headings.flatMap((heading) => ATTRIBUTE_NAME_HEADING.exec(heading.trim())?.[1] ?? [])

const attributesOf = (row: Row, places: readonly string[]): WooAttribute[] =>
  places.flatMap((place) => {
    const name = row.get(`attribute ${place} name`)
    const values = listOf(row.get(`attribute ${place} value(s)`))
    return name ? [{ name, values, isShown: parseBoolean(row.get(`attribute ${place} visible`), true) }] : []
  })

function stockOf(row: Row): number | undefined {
  const stock = parseWhole(row.get('stock'))
  if (stock !== undefined) return stock
  return parseBoolean(row.get('in stock?'), true) ? undefined : 0
}

function variantOf(row: Row, table: Table, types: readonly string[]): SourceVariant {
  const weightHeading = table.headings.find((heading) => WEIGHT_HEADING.test(heading.trim())) ?? ''
  const unit = (WEIGHT_HEADING.exec(weightHeading.trim())?.[1] ?? 'kg').toLowerCase().replace('lbs', 'lb')
  const [regular, sale] = [parseDecimal(row.get('regular price')), parseDecimal(row.get('sale price'))]
  const isSale = sale !== undefined && regular !== undefined && sale < regular
  const backOrders = row.get('backorders allowed?').toLowerCase()
  return {
    ...{ line: row.line, options: [], sku: row.get('sku') },
    gtin: parseGtin(row.get('gtin, upc, ean, or isbn')),
    price: regular ?? sale,
    specialPrice: isSale ? sale : undefined,
    ...(isSale
      ? {
          saleStarts: dateText(row.get('date sale price starts')),
          saleEnds: dateText(row.get('date sale price ends')),
        }
      : {}),
    weight: gramsOf(parseDecimal(row.get(weightHeading)), unit),
    stock: stockOf(row),
    isBackOrder: backOrders === 'notify' || parseBoolean(backOrders),
    needsDelivery: !types.includes('virtual'),
    picture: '',
  }
}

/**
 * The class of a product; an empty cell is the standard one. `Tax status` marks a product, or all but its delivery, as
 * untaxed.
 */
function taxClassOf(row: Row, table: Table): string | undefined {
  if (['none', 'shipping'].includes(row.get('tax status').toLowerCase())) return 'none'
  return table.has('tax class') ? row.get('tax class') || 'standard' : undefined
}

const toSourceAttributes = ({ name, values, isShown }: WooAttribute): SourceAttribute[] =>
  values.length > 0 ? [{ key: name, name, kind: 'list', isShown, values }] : []

/** The identifiers of a product in other rows: its SKU, or `id:` and its number. */
const namesOf = (row: Row): string[] =>
  [row.get('sku'), `id:${row.get('id')}`].filter((name) => name !== '' && name !== 'id:')

function startProduct(row: Row, table: Table, attributes: readonly WooAttribute[]): SourceProduct {
  const product = emptyProduct(row.line, '')
  const isHidden = row.get('visibility in catalog').toLowerCase() === 'hidden'
  const isPublished = parseWhole(row.get('published')) === 1
  if (isHidden && isPublished)
    product.notes.push({ line: row.line, message: 'it is hidden from the catalogue: it is a draft here' })
  const tags = listOf(row.get('tags'))
  const related = [...listOf(row.get('upsells')), ...listOf(row.get('cross-sells'))]
  const taxClass = taxClassOf(row, table)
  return {
    ...product,
    ...{ rows: 1, name: row.get('name'), brand: listOf(row.get('brands'))[0] ?? '' },
    status: isPublished && !isHidden ? 'active' : 'draft',
    description: [row.get('short description'), row.get('description')]
      .filter(Boolean)
      .join('\n')
      .replaceAll('\\n', '\n'),
    categories: listOf(row.get('categories')).map((path) => splitList(path, '>')),
    attributes: [
      ...attributes.flatMap(toSourceAttributes),
      ...toSourceAttributes({ name: 'Tags', values: tags, isShown: false }),
    ],
    pictures: listOf(row.get('images')).map((address) => ({ line: row.line, address, alt: '' })),
    names: namesOf(row),
    ...(taxClass === undefined ? {} : { taxClass }),
    ...(related.length > 0 ? { related: goesWith(related) } : {}),
  }
}

interface Variation {
  variant: SourceVariant
  /** Whether it uses the stock of its product. */
  sharesStock: boolean
  attributes: WooAttribute[]
  picture: string
}

interface Variable {
  product: SourceProduct
  /** Stock of all variations that have none of their own; undefined if it is not tracked. */
  stock: number | undefined
  attributes: WooAttribute[]
  variations: Variation[]
}

/** All option values of a variation: an unspecified value is expanded to each of the product's. */
function choicesOf(used: readonly WooAttribute[], attributes: readonly WooAttribute[]): string[][] {
  return used.reduce<string[][]>(
    (choices, { name, values }) => {
      const [value] = attributes.find((one) => one.name === name)?.values ?? []
      return choices
        .flatMap((choice) => (value ? [value] : values).map((one) => [...choice, one]))
        .slice(0, MAX_EXPANDED_VARIANTS)
    },
    [[]],
  )
}

/** Divides a stock into parts whose sum equals it, to prevent overselling. */
const divideStock = (stock: number, parts: number): number[] =>
  Array.from({ length: parts }, (_, place) =>
    stock > 0 ? Math.floor(stock / parts) + (place < stock % parts ? 1 : 0) : stock,
  )

/** The variants of a product. A stock shared by several of them is divided, because here each variant has its own. */
function variantsOf({ product, stock, variations }: Variable, used: readonly WooAttribute[]): SourceVariant[] {
  const expanded = variations.map((one) => ({ ...one, choices: choicesOf(used, one.attributes) }))
  const sharingCount = expanded
    .filter(({ sharesStock }) => sharesStock)
    .reduce((sum, { choices }) => sum + choices.length, 0)
  const shares = stock === undefined ? [] : divideStock(stock, sharingCount)
  if (sharingCount > 1 && stock !== undefined)
    product.notes.push({
      line: product.line,
      message: `its stock of ${stock} is divided among its ${sharingCount} variants`,
    })
  return expanded.flatMap(({ variant, sharesStock, choices, picture }) => {
    if (choices.length > 1)
      product.notes.push({
        line: variant.line,
        message: `it fits ${choices.length} choices: each is a variant of its own, with a part of its stock`,
      })
    const stockParts = variant.stock === undefined ? [] : divideStock(variant.stock, choices.length)
    return choices.map((options, place) => ({
      ...variant,
      ...{ options, picture, sku: place === 0 ? variant.sku : '' },
      stock: sharesStock ? shares.shift() : stockParts[place],
    }))
  })
}

/** A product with its variations. An attribute that no variation specifies is no option, only a description. */
function finishVariable(variable: Variable): SourceProduct {
  const { product, attributes, variations } = variable
  const hasValue = ({ name }: WooAttribute) =>
    variations.some((one) => (one.attributes.find((other) => other.name === name)?.values.length ?? 0) > 0)
  const used = attributes.filter(hasValue)
  for (const { name } of attributes.filter((one) => !hasValue(one)))
    if (variations.some((one) => one.attributes.some((other) => other.name === name)))
      product.notes.push({ line: product.line, message: `no variation names its ${name}: it is described, not chosen` })
  return {
    ...product,
    ...{ optionNames: used.map(({ name }) => name), variants: variantsOf(variable, used) },
    rows: product.rows + variations.length,
    attributes: product.attributes.filter(({ name }) => !used.some((one) => one.name === name)),
    refusal: variations.length === 0 ? 'it is variable, and has no variation' : '',
  }
}

const REFUSAL_REASONS: Readonly<Record<string, string>> = {
  grouped: 'it is a group of other products, which this shop does not have',
  external: 'it is sold by another shop',
}

async function* read(table: Table): AsyncGenerator<SourceProduct> {
  const places = attributeNumbers(table)
  /** By SKU and by `id:` and number, as variations refer to them. Variations may come before or after them. */
  const variables = new Map<string, Variable>()
  const orphans = new Map<string, Variation[]>()
  for await (const row of table.rows) {
    const types = listOf(row.get('type').toLowerCase())
    const attributes = attributesOf(row, places)
    if (types.includes('variation')) {
      const variation = {
        variant: variantOf(row, table, types),
        // The export writes `parent` if the stock is tracked for the product.
        sharesStock: row.get('stock').toLowerCase() === 'parent',
        attributes,
        picture: listOf(row.get('images'))[0] ?? '',
      }
      const parent = row.get('parent')
      const list = variables.get(parent)?.variations ?? orphans.get(parent) ?? []
      list.push(variation)
      if (!variables.has(parent)) orphans.set(parent, list)
      continue
    }
    const product = startProduct(row, table, attributes)
    const refusal = types.map((type) => REFUSAL_REASONS[type]).find(Boolean)
    if (refusal) yield { ...product, refusal }
    else if (types.includes('variable')) {
      const names = namesOf(row)
      const stock = parseWhole(row.get('stock'))
      const variable = { product, stock, attributes, variations: names.flatMap((name) => orphans.get(name) ?? []) }
      for (const name of names) {
        variables.set(name, variable)
        orphans.delete(name)
      }
    } else yield { ...product, variants: [variantOf(row, table, types)] }
  }
  for (const variable of new Set(variables.values())) yield finishVariable(variable)
  for (const [parent, [first]] of orphans)
    yield {
      ...emptyProduct(first?.variant.line ?? 0, ''),
      refusal: `there is no product ${parent} that this variation belongs to`,
    }
}

/** WooCommerce's export of products. */
export const wooCommerce: Dialect = {
  key: 'woocommerce',
  name: 'WooCommerce products',
  recognizes: ({ has }) => has('type') && has('name') && has('regular price') && has('parent'),
  columns: COLUMNS,
  patterns: [
    { pattern: WEIGHT_HEADING, as: 'weight' },
    { pattern: /^attribute \d+ (?:name|value\(s\)|visible)$/, as: 'option of a variable product, else attribute' },
  ],
  read,
}
