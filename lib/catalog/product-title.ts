interface NameParts {
  name: string
  brand: string
  subtitle: string
}

/**
 * A product name on two lines: the brand and the item. Without either the full name is on the first line.
 */
export const productTitle = ({ name, brand, subtitle }: NameParts): { first: string; second: string } =>
  brand && subtitle ? { first: brand, second: subtitle } : { first: name, second: '' }
