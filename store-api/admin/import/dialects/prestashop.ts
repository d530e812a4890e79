import { currencyDigits } from '../../../../contract/money'
import { dateText, gramsOf, parseBoolean, parseDecimal, parseGtin, parseWhole, splitList } from '../cells'
import { ImportError } from '../import-error'
import { emptyProduct, goesWith, type SourceAttribute, type SourceProduct, type SourceVariant } from '../source-product'
import type { Row, Table } from '../table'
import type { Dialect, ShopFacts } from './dialect'

/** PrestaShop marks required headings with an asterisk, and has renamed some. */
const HEADINGS = {
  id: ['product id', 'product id*', 'id'],
  reference: ['reference #', 'reference', 'product reference'],
  name: ['name *', 'name*', 'name'],
  price: ['price tax included', 'price tax excluded or price tax included', 'price tax excluded'],
  categories: ['categories (x;y;z...)', 'categories (x,y,z...)'],
  active: ['active (0/1)', 'active'],
  images: ['image urls (x;y;z...)', 'image urls (x,y,z...)'],
  accessories: ['accessories (x;y;z...)', 'accessories (x,y,z...)'],
  tags: ['tags (x;y;z...)', 'tags (x,y,z...)'],
  features: ['feature(name:value:position)', 'feature (name:value:position:customized)'],
  rewritten: ['url rewritten', 'friendly url'],
  attribute: ['attribute (name:type:position)*', 'attribute (name:type:position)'],
  value: ['value (value:position)*', 'value (value:position)'],
} as const

const cellOf = (row: Row, field: keyof typeof HEADINGS): string =>
  HEADINGS[field].map((heading) => row.get(heading)).find(Boolean) ?? ''

const hasAny = (has: (heading: string) => boolean, field: keyof typeof HEADINGS) => HEADINGS[field].some(has)

const isCombinations = ({ has }: Pick<Table, 'has'>) => hasAny(has, 'attribute') && hasAny(has, 'value')

interface Combination {
  names: string[]
  values: string[]
  row: Row
}

/** `Color:color:0; Disk space:select:3` is Color and Disk space. */
const firstParts = (cell: string) => splitList(cell, /[;,]/).map((part) => (part.split(':')[0] ?? '').trim())

/** Combinations by the number or reference of their product. */
async function readCombinations(tables: readonly Table[]): Promise<Map<string, Combination[]>> {
  const combinations = new Map<string, Combination[]>()
  for (const table of tables.filter(isCombinations))
    for await (const row of table.rows) {
      const owner = row.get('product id*') || row.get('product id') || `ref:${row.get('product reference')}`
      const one = { names: firstParts(cellOf(row, 'attribute')), values: firstParts(cellOf(row, 'value')), row }
      combinations.set(owner, [...(combinations.get(owner) ?? []), one])
    }
  return combinations
}

/** Parents of categories by their names, to write paths from the top. */
async function readParents(tables: readonly Table[]): Promise<Map<string, string>> {
  const parents = new Map<string, string>()
  for (const table of tables.filter(({ has }) => has('parent category')))
    for await (const row of table.rows) parents.set(cellOf(row, 'name'), row.get('parent category'))
  return parents
}

function pathOf(name: string, parents: ReadonlyMap<string, string>): string[] {
  const path = [name]
  for (let above = parents.get(name); above && parents.has(above) && !path.includes(above); above = parents.get(above))
    path.unshift(above)
  return path
}

const roundTo = (amount: number, digits: number) => Number(amount.toFixed(digits))

/**
 * The reduced price and the period of its discount.
 * @param digits decimals of the shop's currency
 */
function saleOf(row: Row, price: number | undefined, digits: number) {
  const [amount, percent] = [parseDecimal(row.get('discount amount')), parseDecimal(row.get('discount percent'))]
  if (price === undefined || (!amount && !percent)) return {}
  const reduced = roundTo(price - (amount || (price * (percent ?? 0)) / 100), digits)
  const [saleStarts, saleEnds] = [
    dateText(row.get('discount from (yyyy-mm-dd)')),
    dateText(row.get('discount to (yyyy-mm-dd)')),
  ]
  return reduced > 0 && reduced < price ? { specialPrice: reduced, saleStarts, saleEnds } : {}
}

function baseVariantOf(row: Row, digits: number): SourceVariant {
  const price = parseDecimal(cellOf(row, 'price'))
  return {
    ...{
      line: row.line,
      options: [],
      sku: cellOf(row, 'reference'),
      price,
      specialPrice: undefined,
      ...saleOf(row, price, digits),
    },
    gtin: parseGtin(row.get('ean13')) || parseGtin(row.get('upc')),
    weight: gramsOf(parseDecimal(row.get('weight')), 'kg'),
    stock: parseWhole(row.get('quantity')),
    isBackOrder: row.get('out of stock') === '1' || row.get('action when out of stock') === '1',
    ...{ needsDelivery: row.get('virtual product') !== '1', picture: '' },
  }
}

interface CombinedProduct {
  /** The product without its combinations. */
  sole: SourceVariant
  /** Names of its options. */
  names: readonly string[]
  row: Row
  digits: number
}

/** A combination changes price and weight of its product by an amount; a discount applies to the changed price. */
function variantOf(
  { row, names: ownNames, values }: Combination,
  { sole, names, row: productRow, digits }: CombinedProduct,
): SourceVariant {
  const impact = parseDecimal(row.get('impact on price')) ?? 0
  const price = sole.price === undefined ? undefined : roundTo(sole.price + impact, digits)
  const weight = (sole.weight ?? 0) + (gramsOf(parseDecimal(row.get('impact on weight')), 'kg') ?? 0)
  return {
    ...sole,
    ...{ line: row.line, options: names.map((name) => values[ownNames.indexOf(name)] ?? '') },
    ...{ sku: row.get('reference'), gtin: parseGtin(row.get('ean13')) || parseGtin(row.get('upc')) },
    ...{ price, specialPrice: undefined, saleStarts: undefined, saleEnds: undefined },
    ...saleOf(productRow, price, digits),
    weight: weight || undefined,
    stock: parseWhole(row.get('quantity')) ?? 0,
    picture: splitList(row.get('image url') || row.get('image urls (x;y;z...)'), ';')[0] ?? '',
  }
}

const featuresOf = (cell: string): SourceAttribute[] =>
  splitList(cell, ';').flatMap((feature) => {
    const [name = '', value = ''] = feature.split(':').map((part) => part.trim())
    return name && value && name !== '0'
      ? [{ key: name, name, kind: 'text' as const, isShown: true, values: [value] }]
      : []
  })

function productOf(row: Row, parents: ReadonlyMap<string, string>): SourceProduct {
  const tags = splitList(cellOf(row, 'tags'), /[;,]/)
  const accessories = splitList(cellOf(row, 'accessories'), /[;,]/)
  return {
    ...emptyProduct(row.line, cellOf(row, 'rewritten')),
    names: [cellOf(row, 'id'), cellOf(row, 'reference')].filter(Boolean),
    ...(accessories.length > 0 ? { related: goesWith(accessories) } : {}),
    ...{
      formerId: cellOf(row, 'id'),
      rows: 1,
      name: cellOf(row, 'name'),
      brand: row.get('manufacturer') || row.get('brand'),
    },
    status: parseBoolean(cellOf(row, 'active'), true) ? 'active' : 'draft',
    description: row.get('description') || row.get('short description') || row.get('summary'),
    ...{ seoTitle: row.get('meta title'), seoDescription: row.get('meta description') },
    categories: splitList(cellOf(row, 'categories'), /[;,]/).map((name) =>
      pathOf(name.split('/').at(-1) ?? name, parents),
    ),
    attributes: [
      ...featuresOf(cellOf(row, 'features')),
      ...(tags.length > 0 ? [{ key: 'tags', name: 'Tags', kind: 'list' as const, isShown: false, values: tags }] : []),
    ],
    pictures: splitList(cellOf(row, 'images'), /[;,](?=\s*\S)/).map((address) => ({
      line: row.line,
      address,
      alt: '',
    })),
  }
}

/**
 * Requires prices that include the tax, as the shop's prices do.
 * @throws ImportError for a file with net prices only
 */
function requireGrossPrices({ has }: Table): void {
  const [gross, ambiguous, net] = HEADINGS.price
  if (!has(net) || has(gross) || has(ambiguous)) return
  throw new ImportError(
    'The prices of this file are without tax (“Price tax excluded”), and prices of a shop contain it: export the column ' +
      '“Price tax included”. If they do contain it, write Price tax excluded = Price tax included into a file for --map.',
  )
}

async function* read(table: Table, { currency }: ShopFacts, others: readonly Table[]): AsyncGenerator<SourceProduct> {
  requireGrossPrices(table)
  const digits = currencyDigits(currency)
  const [combinations, parents] = [await readCombinations(others), await readParents(others)]
  for await (const row of table.rows) {
    const product = productOf(row, parents)
    const sole = baseVariantOf(row, digits)
    const productCombinations = combinations.get(cellOf(row, 'id')) ?? combinations.get(`ref:${sole.sku}`) ?? []
    const names = [...new Set(productCombinations.flatMap((one) => one.names))]
    const parent = { sole, names, row, digits }
    yield {
      ...product,
      optionNames: names,
      rows: 1 + productCombinations.length,
      variants: productCombinations.length > 0 ? productCombinations.map((one) => variantOf(one, parent)) : [sole],
    }
  }
}

const COLUMNS: Record<string, string> = {
  'product id': 'what combinations name it by',
  quantity: 'stock',
  'discount amount': 'special price',
  'discount percent': 'special price',
  'discount from (yyyy-mm-dd)': 'start of the special price',
  'discount to (yyyy-mm-dd)': 'its end',
  manufacturer: 'brand',
  ean13: 'GTIN',
  upc: 'GTIN',
  weight: 'weight in kg',
  'short description': 'description where there is no long one',
  description: 'description',
  'meta title': 'SEO title',
  'meta description': 'SEO description',
  'out of stock': 'back orders',
  ...Object.fromEntries(
    Object.entries(HEADINGS).flatMap(([field, headings]) => headings.map((heading) => [heading, field])),
  ),
}

/** PrestaShop's and thirty bees' files: products, with combinations and categories beside them. */
export const prestashop: Dialect = {
  key: 'prestashop',
  name: 'PrestaShop products',
  recognizes: ({ has }) => hasAny(has, 'name') && hasAny(has, 'price') && hasAny(has, 'categories'),
  isCompanionTable: ({ has }) => isCombinations({ has }) || has('parent category'),
  columns: COLUMNS,
  read,
}
