/** Key of the product of `manyVariants`. */
export const MANY_VARIANTS_KEY = 'many-variants'

const VALUES = { Weight: 25, Grind: 10 } as const

const valuesOf = (group: keyof typeof VALUES) =>
  Array.from({ length: VALUES[group] }, (_, index) =>
    group === 'Weight' ? `${(index + 1) * 40} g` : `Grind ${index + 1}`,
  )

/**
 * The document of a product with 250 variants, each with its own SKU and price: 5.00 for the first, 0.10 more for each
 * further one.
 * @param category key of the product's category
 */
export function manyVariants(category: string): object {
  const [weights, grinds] = [valuesOf('Weight'), valuesOf('Grind')]
  return {
    ...{ key: MANY_VARIANTS_KEY, name: 'Every weight and grind', categories: [category] },
    description: '<p>A product with as many variants as a page has to bear.</p>',
    options: [
      { name: 'Weight', values: weights },
      { name: 'Grind', values: grinds },
    ],
    variants: weights.flatMap((weight, row) =>
      grinds.map((grind, column) => {
        const number = row * grinds.length + column
        return { options: [weight, grind], sku: `MANY-${number}`, price: (500 + number * 10) / 100, stock: 20 }
      }),
    ),
  }
}
