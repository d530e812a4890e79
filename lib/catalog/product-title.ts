interface NameParts {
  name: string
  brand: string
  subtitle: string
}

/**
 * A product name on two lines: the brand and the item; without a subtitle the name and the brand, unless the name
 * contains it. Without a brand only the name, on the first line.
 */
export function productTitle({ name, brand, subtitle }: NameParts): { first: string; second: string } {
  if (brand && subtitle) return { first: brand, second: subtitle }
  const isNamed = name.toLowerCase().includes(brand.toLowerCase())
  return { first: name, second: isNamed ? '' : brand }
}

/** The heading of a product's page and the line above it: the item under its brand. */
export function productHeading(product: NameParts): { above: string; heading: string } {
  const { first, second } = productTitle(product)
  if (product.brand && product.subtitle) return { above: first, heading: second }
  return { above: second, heading: first }
}
