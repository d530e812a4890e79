import type { FeedProduct } from '../../../../contract/entities/sitemap'
import { feedFields, type FieldShop } from '../../../../contract/feed-fields'

/** A product as rows of Google's product data, one for each variant: the fields of the shop's feed, and its options. */

export const GOOGLE_HEADINGS = [
  ...['id', 'title', 'description', 'link', 'image_link', 'additional_image_link', 'availability'],
  ...['price', 'sale_price', 'sale_price_effective_date', 'brand', 'gtin', 'mpn', 'identifier_exists'],
  ...['item_group_id', 'product_type', 'condition', 'color', 'size', 'material', 'pattern', 'age_group', 'gender'],
  ...['unit_pricing_measure', 'unit_pricing_base_measure', 'shipping_weight'],
]

type Variant = FeedProduct['variants'][number]

const COLOUR_OPTION = /^(?:colou?r|farbe)$/i
const MATERIAL_OPTION = /^material$/i

/** Google's fields for a choice, in order of preference: without its own field, an amount is best a size. */
const candidateFields = ({ groupTitle, title }: Variant['options'][number]): readonly string[] => {
  if (COLOUR_OPTION.test(groupTitle)) return ['color']
  if (MATERIAL_OPTION.test(groupTitle)) return ['material']
  return /^\d/.test(title) ? ['size', 'pattern'] : ['pattern', 'size']
}

/** Choices other than the size in the fields by which Google distinguishes variants. */
function optionFields({ size, options }: Variant): Record<string, string> {
  const fields: Record<string, string> = size ? { size } : {}
  for (const option of options) {
    if (option.title === size) continue
    const field = candidateFields(option).find((name) => !Object.hasOwn(fields, name))
    if (field) fields[field] = option.title
  }
  return fields
}

/** The rows of a product, under their headings. */
export const googleRows = (product: FeedProduct, shop: FieldShop): Record<string, string>[] =>
  feedFields(product, shop).map((fields, place) => {
    const row: Record<string, string> = {}
    for (const [name, value] of fields) row[name] = Object.hasOwn(row, name) ? `${row[name]},${value}` : value
    const variant = product.variants[place]
    return variant ? { ...row, ...optionFields(variant) } : row
  })
