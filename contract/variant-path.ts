/** Query parameter of a product page that names the chosen SKU; robots.txt allows it. */
export const VARIANT_PARAMETER = 'variant'

/** Path of a product page with one variant selected. */
export const variantPath = (key: string, sku: string): string =>
  `/product/${key}?${VARIANT_PARAMETER}=${encodeURIComponent(sku)}`
