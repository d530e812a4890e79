import type { AttributeValue } from '../../db/schema/columns'
import { text } from '../../i18n/local-text'
import type { CatalogueProduct, FacetName } from '../catalogue/catalogue'

/** Attributes the demo shop is filtered by beside those every shop has; product pages show others. */
export const FILTER_ATTRIBUTES = [
  { key: 'kind', position: 0, name: text('Kind', 'Tipo', 'Art'), kind: 'text' as const },
  { key: 'colour', position: 1, name: text('Colour', 'Color', 'Farbe'), kind: 'list' as const },
].map((row) => ({ ...row, isShown: false, isFilter: true }))

/** A product's value of such an attribute, and the facet values it is found by. */
interface FilterValue {
  key: 'kind' | 'colour'
  value: AttributeValue
  names: FacetName[]
}

/** A product's values of these attributes; none of an attribute it has no value of. */
export const filterValues = ({ kind, colours }: CatalogueProduct['facets']): FilterValue[] => [
  { key: 'kind', value: { kind: 'text', text: kind.label }, names: [kind] },
  ...(colours.length > 0
    ? [
        {
          key: 'colour' as const,
          value: { kind: 'list' as const, texts: colours.map(({ label }) => label) },
          names: colours,
        },
      ]
    : []),
]
