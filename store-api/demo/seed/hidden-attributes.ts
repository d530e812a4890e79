import type { AttributeValue } from '../../db/schema/columns'
import { sameText, text } from '../../i18n/local-text'
import type { CatalogueProduct, FacetName } from '../catalogue/catalogue'

/** Attributes not displayed on product pages: the first two are filters, the last one is for the feed. */
export const HIDDEN_ATTRIBUTES = [
  { key: 'kind', position: 0, name: text('Kind', 'Tipo', 'Art'), kind: 'text' as const },
  { key: 'colour', position: 1, name: text('Colour', 'Color', 'Farbe'), kind: 'list' as const },
  { key: 'age-group', position: 2, name: text('Age group', 'Edad', 'Altersgruppe'), kind: 'text' as const },
].map((row) => ({ ...row, isShown: false, isFilter: row.key !== 'age-group' }))

/** A product's value of a hidden attribute, with its facet values. */
interface HiddenValue {
  key: 'kind' | 'colour' | 'age-group'
  value: AttributeValue
  names: FacetName[]
}

/** The only kind that is not clothing. */
const KIND_WITHOUT_AGE = 'balls'

/** A product's values of the hidden attributes; those without a value are omitted. */
export const hiddenValues = ({ kind, colours }: CatalogueProduct['facets']): HiddenValue[] => [
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
  ...(kind.key === KIND_WITHOUT_AGE
    ? []
    : [
        {
          key: 'age-group' as const,
          value: { kind: 'text' as const, text: sameText(kind.key === 'kids' ? 'kids' : 'adult') },
          names: [],
        },
      ]),
]
