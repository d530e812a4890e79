import { pricedAmount } from '../../../../contract/priced-amount'
import type { OwnDocument } from './own-cells'
import { type ExternalFormat, pricesAt, valueTexts } from './external-format'
import type { ExportedPicture, ExportedProduct } from './read-batch'
import { MAX_SHOPIFY_OPTIONS, metafieldHeading, SHOPIFY_COLUMNS } from './shopify-headings'
import { type Cells, textIn } from './text-cells'

/** A product as rows of Shopify's table, which our own import of that table reads back. */

/** A variant in the document of an exported product. */
interface Variant {
  options?: string[]
  sku?: string
  gtin?: string
  price?: number
  specialPrice?: number
  saleStarts?: string
  saleEnds?: string
  weight?: number
  volume?: number
  stock?: number
  policy?: string
  needsDelivery?: boolean
  picture?: string
}

/** Tags are separated by commas: a comma within a tag would split it. */
const toTag = (text: string) => text.replaceAll(/\s*,\s*/g, ' ').trim()

const booleanCell = (value: boolean) => (value ? 'TRUE' : 'FALSE')

/** Why Shopify's table cannot contain a product; empty if it can. */
export const shopifyProblem = ({ document }: ExportedProduct): string => {
  const { length } = (document as OwnDocument).options ?? []
  return length > MAX_SHOPIFY_OPTIONS ? `it has ${length} options, and Shopify takes ${MAX_SHOPIFY_OPTIONS}` : ''
}

/** The attributes without their own column, by their headings. */
export const metafieldsOf = (
  { document }: ExportedProduct,
  { storeLanguage, attributes }: ExternalFormat,
): [string, string][] =>
  Object.entries((document as OwnDocument).attributes ?? {})
    .filter(([key]) => !Object.hasOwn(SHOPIFY_COLUMNS, key))
    .map(([key, value]): [string, string] => [
      metafieldHeading(key, attributes.get(key) ?? ''),
      valueTexts(value, storeLanguage).join('; '),
    ])
    .filter(([, words]) => words !== '')

/** The cells of a product that do not depend on its variants. */
function productCells(product: ExportedProduct, form: ExternalFormat): Cells {
  const { storeLanguage, categories } = form
  const document = product.document as OwnDocument
  const { attributes = {}, seo = {} } = document
  const [type = '', ...others] = (document.categories ?? []).map((key) => categories.get(key) ?? key)
  const tags = [...valueTexts(attributes.tags ?? [], storeLanguage), ...others].map(toTag).filter(Boolean)
  // Google's terms for these are English.
  const google = (key: string) => valueTexts(attributes[key] ?? [], 'en')[0] ?? ''
  const trimmedText = (text: OwnDocument['name']) => textIn(text, storeLanguage).trim()
  return {
    ...{
      Title: trimmedText(document.name),
      Description: trimmedText(document.description),
      Vendor: trimmedText(document.brand),
    },
    ...{ Type: type.trim(), Tags: [...new Set(tags)].join(', ') },
    'Published on online store': booleanCell(document.status === 'active'),
    ...{ Status: document.status ?? 'active', 'Gift card': 'FALSE' },
    ...{ 'SEO title': trimmedText(seo.title), 'SEO description': trimmedText(seo.description) },
    'Google Shopping / Gender': google('gender'),
    'Google Shopping / Age group': google('age-group'),
    'Google Shopping / Manufacturer part number (MPN)': document.model || google('mpn'),
    ...Object.fromEntries(metafieldsOf(product, form)),
  }
}

/** The unit price measure of the variant's weight or volume. */
function measureCells({ weight = null, volume = null }: { weight?: number | null; volume?: number | null }): Cells {
  const priced = pricedAmount({ weight, volume })
  if (!priced) return {}
  const [base = '', unit = ''] = priced.unit.split(' ')
  return {
    'Unit price total measure': priced.amount,
    'Unit price total measure unit': volume ? 'ml' : 'g',
    'Unit price base measure': Number(base),
    'Unit price base measure unit': unit,
  }
}

function optionCells({ options = [] }: OwnDocument, variant: Variant): Cells {
  if (options.length === 0) return { 'Option1 value': 'Default Title' }
  return Object.fromEntries((variant.options ?? []).map((value, place) => [`Option${place + 1} value`, value.trim()]))
}

function optionNames({ options = [] }: OwnDocument, { storeLanguage }: ExternalFormat): Cells {
  if (options.length === 0) return { 'Option1 name': 'Title' }
  return Object.fromEntries(
    options.map(({ name }, place) => [`Option${place + 1} name`, textIn(name, storeLanguage).trim()]),
  )
}

function variantCells(product: ExportedProduct, variant: Variant, form: ExternalFormat): Cells {
  const document = product.document as OwnDocument
  const { price, specialPrice } = pricesAt(variant, document, form.now)
  const amount = (value: number) => value.toFixed(form.digits)
  const isTracked = variant.policy !== 'untracked'
  const picture = product.pictures.find(({ name }) => name === variant.picture)
  return {
    ...optionCells(document, variant),
    ...{ SKU: variant.sku ?? '', Barcode: variant.gtin ?? '', Price: amount(specialPrice ?? price) },
    ...{ 'Compare-at price': specialPrice === undefined ? '' : amount(price), 'Charge tax': 'TRUE' },
    ...measureCells(variant),
    ...{ 'Inventory tracker': isTracked ? 'shopify' : '', 'Inventory quantity': isTracked ? (variant.stock ?? 0) : '' },
    'Continue selling when out of stock': variant.policy === 'continue' ? 'continue' : 'deny',
    ...{ 'Weight value (grams)': variant.weight ?? 0, 'Weight unit for display': 'g' },
    ...{ 'Requires shipping': booleanCell(variant.needsDelivery !== false), 'Fulfillment service': 'manual' },
    'Variant image URL': picture ? form.pictureOf(picture) : '',
  }
}

const pictureCells = (
  picture: ExportedPicture,
  place: number,
  { storeLanguage, pictureOf }: ExternalFormat,
): Cells => ({
  'Product image URL': pictureOf(picture),
  'Image position': place + 1,
  'Image alt text': textIn(picture.alt, storeLanguage).trim(),
})

/** The rows of a product: one for each variant, with a picture each, and further rows for the remaining pictures. */
export function shopifyRows(product: ExportedProduct, form: ExternalFormat): Cells[] {
  const document = product.document as OwnDocument
  // A product without current variants is exported as well.
  const variants: Variant[] = document.variants?.length ? document.variants : [{ stock: 0, policy: 'deny' }]
  const rows = Math.max(variants.length, product.pictures.length)
  return Array.from({ length: rows }, (_, place): Cells => {
    const [variant, picture] = [variants[place], product.pictures[place]]
    return {
      'URL handle': document.key,
      ...(place === 0 ? { ...productCells(product, form), ...optionNames(document, form) } : {}),
      ...(variant ? variantCells(product, variant, form) : {}),
      ...(picture ? pictureCells(picture, place, form) : {}),
    }
  })
}
