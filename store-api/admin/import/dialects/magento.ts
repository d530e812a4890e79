import { dateText, gramsOf, parseDecimal, parseGtin, parseWhole, splitList } from '../cells'
import { emptyProduct, goesWith, type SourceAttribute, type SourceProduct, type SourceVariant } from '../source-product'
import type { Row, Table } from '../table'
import type { Dialect } from './dialect'

/** `color=Red,size=M` as pairs; values with commas are quoted in some exports. */
const pairsOf = (cell: string, separator: string | RegExp = ','): [string, string][] =>
  splitList(cell, separator).flatMap((pair) => {
    const at = pair.indexOf('=')
    return at > 0 ? [[pair.slice(0, at).trim(), pair.slice(at + 1).trim()] as [string, string]] : []
  })

/** Magento attributes that are irrelevant to shoppers. */
const IGNORED_ATTRIBUTES = new Set([
  'has_options',
  'required_options',
  'gift_message_available',
  'ts_dimensions_length',
])

/** `Default Category/Teas/Green,Default Category/Teas` without its root, and without prefixes of other paths. */
function categoriesOf(cell: string): string[][] {
  const paths = splitList(cell, ',').map((path) => splitList(path, '/').slice(1))
  return paths.filter(
    (path) =>
      path.length > 0 &&
      !paths.some((other) => other.length > path.length && path.every((name, at) => other[at] === name)),
  )
}

function picturesOf(row: Row): SourceProduct['pictures'] {
  const more = splitList(row.get('additional_images'), ',')
  const alts = splitList(row.get('additional_image_labels'), ',')
  const first = { line: row.line, address: row.get('base_image'), alt: row.get('base_image_label') }
  const others = more.map((address, place) => ({ line: row.line, address, alt: alts[place] ?? '' }))
  return [first, ...others].filter(
    ({ address }, place, all) =>
      address && address !== 'no_selection' && all.findIndex((one) => one.address === address) === place,
  )
}

/** Magento writes days as midnight: the last day of a sale is included. */
const MIDNIGHT_SUFFIX = /,? (?:00:00(?::00)?|12:00(?::00)? AM)$/i

function variantOf(row: Row): SourceVariant {
  const [price, special] = [parseDecimal(row.get('price')), parseDecimal(row.get('special_price'))]
  const isSale = special !== undefined && price !== undefined && special < price
  const isTracked = row.get('manage_stock') !== '0' && row.get('qty') !== ''
  return {
    ...{
      line: row.line,
      options: [],
      sku: row.get('sku'),
      gtin: parseGtin(row.get('gtin') || row.get('ean') || row.get('upc')),
    },
    ...{ price, specialPrice: isSale ? special : undefined },
    ...(isSale
      ? {
          saleStarts: dateText(row.get('special_price_from_date')),
          saleEnds: dateText(row.get('special_price_to_date').replace(MIDNIGHT_SUFFIX, '')),
        }
      : {}),
    weight: gramsOf(parseDecimal(row.get('weight')), row.get('weight_unit') || 'kg'),
    stock: isTracked ? (parseWhole(row.get('qty')) ?? 0) : undefined,
    isBackOrder: ['1', '2'].includes(row.get('allow_backorders')),
    needsDelivery: !['virtual', 'downloadable'].includes(row.get('product_type')),
    picture: picturesOf(row)[0]?.address ?? '',
  }
}

const attributesOf = (row: Row): SourceAttribute[] =>
  pairsOf(row.get('additional_attributes')).flatMap(([name, value]) =>
    value && !IGNORED_ATTRIBUTES.has(name)
      ? [{ key: name, name, kind: 'list' as const, isShown: true, values: splitList(value, '|') }]
      : [],
  )

function productOf(row: Row): SourceProduct {
  const related = ['related_skus', 'crosssell_skus', 'upsell_skus'].flatMap((name) => splitList(row.get(name), ','))
  const isOnline = (row.get('product_online') || '1') === '1'
  return {
    ...emptyProduct(row.line, row.get('url_key')),
    ...{ rows: 1, name: row.get('name'), brand: row.get('manufacturer'), status: isOnline ? 'active' : 'draft' },
    description: row.get('description') || row.get('short_description'),
    ...{ seoTitle: row.get('meta_title'), seoDescription: row.get('meta_description') },
    ...{ categories: categoriesOf(row.get('categories')), attributes: attributesOf(row), pictures: picturesOf(row) },
    names: [row.get('sku')],
    ...(row.get('tax_class_name') ? { taxClass: row.get('tax_class_name') } : {}),
    ...(related.length > 0 ? { related: goesWith(related) } : {}),
  }
}

const REFUSAL_REASONS: Readonly<Record<string, string>> = {
  grouped: 'it is a group of other products, which this shop does not have',
  bundle: 'it is a bundle of other products, which this shop does not have',
}

interface Simple {
  product: SourceProduct
  variant: SourceVariant
}

/** `sku=A-S,size=S|sku=A-M,size=M`: the choices of a configurable product by their SKUs. */
function choicesOf(cell: string): { sku: string; values: Map<string, string> }[] {
  return splitList(cell, '|').map((part) => {
    const values = new Map(pairsOf(part))
    const sku = values.get('sku') ?? ''
    values.delete('sku')
    return { sku, values }
  })
}

function configurableOf(row: Row, simples: ReadonlyMap<string, Simple>): SourceProduct {
  const product = productOf(row)
  const labels = new Map(pairsOf(row.get('configurable_variation_labels')))
  const choices = choicesOf(row.get('configurable_variations'))
  const codes = [...new Set(choices.flatMap(({ values }) => [...values.keys()]))]
  const variants = choices.flatMap(({ sku, values }) => {
    const simple = simples.get(sku)
    if (!simple) product.notes.push({ line: row.line, message: `there is no product ${sku} for one of its choices` })
    return simple ? [{ ...simple.variant, options: codes.map((code) => values.get(code) ?? '') }] : []
  })
  const pictures = [
    ...product.pictures,
    ...variants.flatMap(({ line, picture }) => (picture ? [{ line, address: picture, alt: '' }] : [])),
  ]
  return {
    ...product,
    ...{ variants, optionNames: codes.map((code) => labels.get(code) ?? code), rows: 1 + variants.length },
    pictures: pictures.filter(({ address }, place) => pictures.findIndex((one) => one.address === address) === place),
    attributes: product.attributes.filter(({ key }) => !codes.includes(key)),
  }
}

async function* read(table: Table): AsyncGenerator<SourceProduct> {
  const simples = new Map<string, Simple>()
  const configurables: Row[] = []
  for await (const row of table.rows) {
    // A row of a store view repeats the product in another language.
    if (row.get('store_view_code') !== '') continue
    const type = row.get('product_type') || 'simple'
    const refusal = REFUSAL_REASONS[type]
    if (refusal) yield { ...productOf(row), refusal }
    else if (type === 'configurable') configurables.push(row)
    else simples.set(row.get('sku'), { product: productOf(row), variant: variantOf(row) })
  }
  const childSkus = new Set(
    configurables.flatMap((row) => choicesOf(row.get('configurable_variations')).map(({ sku }) => sku)),
  )
  for (const [sku, { product, variant }] of simples)
    if (!childSkus.has(sku)) yield { ...product, variants: [{ ...variant, picture: '' }] }
  for (const row of configurables) yield configurableOf(row, simples)
}

/** Magento 2's export of products, simple and configurable ones. */
export const magento: Dialect = {
  key: 'magento',
  name: 'Magento products',
  recognizes: ({ has }) => has('sku') && has('product_type') && has('attribute_set_code'),
  columns: {
    sku: 'SKU',
    product_type: 'simple or configurable',
    url_key: 'key',
    name: 'name',
    manufacturer: 'brand',
    tax_class_name: 'tax class',
    description: 'description',
    short_description: 'description where there is no long one',
    categories: 'categories',
    product_online: 'status',
    price: 'price',
    special_price: 'special price',
    special_price_from_date: 'its start',
    special_price_to_date: 'its end',
    weight: 'weight in kg',
    qty: 'stock',
    manage_stock: 'whether stock is counted',
    allow_backorders: 'back orders',
    base_image: 'picture',
    base_image_label: 'its text',
    additional_images: 'pictures',
    additional_image_labels: 'their texts',
    additional_attributes: 'attributes',
    configurable_variations: 'options and variants',
    configurable_variation_labels: 'names of options',
    meta_title: 'SEO title',
    meta_description: 'SEO description',
    related_skus: 'related products',
    crosssell_skus: 'related products',
    upsell_skus: 'related products',
    store_view_code: 'rows of other languages are left out',
  },
  read,
}
