import { type AttributeKind, RELATION_KINDS } from '../../../db/schema/columns'
import type { Locale } from '../../../i18n/locale'
import { textHeadings } from './text-cells'

/** The headings of this shop's own table of products: a row for each variant, the product's fields only in the first. */

/**
 * Fields of a variant, which are also their headings. A table contains variants with all of these columns, or without most of
 * them.
 */
export const VARIANT_HEADINGS = [
  ...['sku', 'gtin', 'variantPrice', 'variantSpecialPrice', 'saleStarts', 'saleEnds', 'weight', 'volume'],
  ...['stock', 'policy', 'needsDelivery', 'picture'],
] as const

export const relatedHeading = (kind: string): string => `related:${kind}`

export const RELATED_HEADINGS = RELATION_KINDS.map(relatedHeading)

/** `attribute:origin` is a text; other headings include their kind: `attribute:water (number)`. */
export const attributeHeading = (key: string, kind: AttributeKind): string =>
  `attribute:${key}${kind === 'text' ? '' : ` (${kind})`}`

/** The code of a colour, beside its name. */
export const colourHeading = (heading: string): string => `${heading} code`

/** The kind of an attribute, derived from its value in a document. */
export function kindOfValue(value: unknown): AttributeKind {
  if (typeof value === 'number') return 'number'
  if (typeof value === 'boolean') return 'boolean'
  if (Array.isArray(value)) return 'list'
  return typeof value === 'object' && value !== null && 'colour' in value ? 'colour' : 'text'
}

const ATTRIBUTE_HEADING = /^attribute:([a-z][a-z0-9-]*)(?: \((number|colour|boolean|list)\))?$/i

/** The attribute of a heading; null if it is none, and for its other languages. */
export function parseAttributeHeading(heading: string): { key: string; kind: AttributeKind } | null {
  const [, key, kind = 'text'] = ATTRIBUTE_HEADING.exec(heading) ?? []
  return key === undefined ? null : { key: key.toLowerCase(), kind: kind.toLowerCase() as AttributeKind }
}

export const optionHeading = (place: number): string => `option${place + 1}`
export const pictureHeading = (place: number): string => `picture${place + 1}`

/** The columns required by the products of a shop. */
export interface TableShape {
  /** Kinds by key, in order of appearance. */
  attributes: Map<string, AttributeKind>
  options: number
  pictures: number
}

/** Headings of every table. */
const REQUIRED_HEADINGS = new Set<string>(['key', 'status', 'name', 'price', 'specialPrice', ...VARIANT_HEADINGS])

const repeatHeadings = (count: number, headings: (place: number) => string[]) =>
  Array.from({ length: count }, (_, place) => headings(place)).flat()

/** All headings in their order, without those that no product uses. */
export function ownHeadings(shape: TableShape, usedHeadings: ReadonlySet<string>, storeLanguage: Locale): string[] {
  const textColumns = (name: string) => textHeadings(name, storeLanguage)
  const hasRelated = RELATED_HEADINGS.some((heading) => usedHeadings.has(heading))
  const all = [
    ...[
      'key',
      'status',
      ...textColumns('name'),
      ...textColumns('brand'),
      ...textColumns('subtitle'),
      'model',
      'categories',
    ],
    ...['price', 'specialPrice', 'taxClass', 'isNew', 'featured', 'releasedAt'],
    ...repeatHeadings(shape.options, (place) => [
      ...textColumns(`${optionHeading(place)} name`),
      `${optionHeading(place)} size`,
      ...textColumns(optionHeading(place)),
      `${optionHeading(place)} colour`,
    ]),
    ...VARIANT_HEADINGS,
    'options',
    ...[...shape.attributes].flatMap(([key, kind]) => {
      const heading = attributeHeading(key, kind)
      return [...textColumns(heading), colourHeading(heading)]
    }),
    'attributes',
    ...repeatHeadings(shape.pictures, (place) => {
      const heading = pictureHeading(place)
      return [heading, ...textColumns(`${heading} alt`), `${heading} focus`, `${heading} hash`]
    }),
    ...textColumns('description'),
    ...RELATED_HEADINGS,
    ...['personalization', 'sizeChart', ...textColumns('seoTitle'), ...textColumns('seoDescription')],
  ]
  return all.filter(
    (heading) =>
      usedHeadings.has(heading) || REQUIRED_HEADINGS.has(heading) || (hasRelated && RELATED_HEADINGS.includes(heading)),
  )
}
