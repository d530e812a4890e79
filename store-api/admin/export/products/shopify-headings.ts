/** The headings of Shopify's table of products, in its order; a row for each variant, and for pictures beyond them. */

const OPTION_NUMBERS = [1, 2, 3] as const

/** Maximum options of a product in Shopify. */
export const MAX_SHOPIFY_OPTIONS = OPTION_NUMBERS.length

const BEFORE_METAFIELDS = [
  ...['Title', 'URL handle', 'Description', 'Vendor', 'Product category', 'Type', 'Tags'],
  ...['Published on online store', 'Status', 'SKU', 'Barcode'],
  ...OPTION_NUMBERS.flatMap((number) => [`Option${number} name`, `Option${number} value`, `Option${number} Linked To`]),
  ...['Price', 'Compare-at price', 'Cost per item', 'Charge tax', 'Tax code'],
  ...['Unit price total measure', 'Unit price total measure unit'],
  ...['Unit price base measure', 'Unit price base measure unit'],
  ...['Inventory tracker', 'Inventory quantity', 'Continue selling when out of stock'],
  ...['Weight value (grams)', 'Weight unit for display', 'Requires shipping', 'Fulfillment service'],
  ...['Product image URL', 'Image position', 'Image alt text', 'Variant image URL', 'Gift card'],
  ...['SEO title', 'SEO description'],
]

const AFTER_METAFIELDS = [
  'Google Shopping / Gender',
  'Google Shopping / Age group',
  'Google Shopping / Manufacturer part number (MPN)',
]

/** Attributes with their own column in Shopify's table. */
export const SHOPIFY_COLUMNS: Readonly<Record<string, string>> = {
  tags: 'Tags',
  gender: 'Google Shopping / Gender',
  'age-group': 'Google Shopping / Age group',
  mpn: 'Google Shopping / Manufacturer part number (MPN)',
}

/** `Origin (product.metafields.custom.origin)` */
export const metafieldHeading = (key: string, name: string): string =>
  `${name.trim() || key} (product.metafields.custom.${key})`

/** All headings. @param metafields headings of the products' attributes */
export const shopifyHeadings = (metafields: readonly string[]): string[] => [
  ...BEFORE_METAFIELDS,
  ...metafields,
  ...AFTER_METAFIELDS,
]
