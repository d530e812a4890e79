import { type AttributeKind, RELATION_KINDS } from '../../../db/schema/columns'
import type { Locale } from '../../../i18n/locale'
import { textHeadings } from './text-cells'

/** The headings of this shop's own table of products: a row for each variant, what the product has in the first of them. */

/**
 * Fields of a variant, with their headings. A table contains variants with all of these columns, or without most of
 * them.
 */
export const VARIANT_HEADINGS = [
  ...['sku', 'gtin', 'variantPrice', 'variantSpecialPrice', 'saleStarts', 'saleEnds', 'weight', 'volume'],
  ...['stock', 'policy', 'needsDelivery', 'picture'],
] as const

export const relatedHeading = (kind: string): string => `related:${kind}`

export const RELATED_HEADINGS = RELATION_KINDS.map(relatedHeading)

/** `attribute:origin` is a text; others name their kind: `attribute:water (number)`. */
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

const ATTRIBUTE = /^attribute:([a-z][a-z0-9-]*)(?: \((number|colour|boolean|list)\))?$/i

/** The attribute of a heading; null if it is none, and for its other languages. */
export function parseAttributeHeading(heading: string): { key: string; kind: AttributeKind } | null {
  const [, key, kind = 'text'] = ATTRIBUTE.exec(heading) ?? []
  return key === undefined ? null : { key: key.toLowerCase(), kind: kind.toLowerCase() as AttributeKind }
}

export const optionHeading = (place: number): string => `option${place + 1}`
export const pictureHeading = (place: number): string => `picture${place + 1}`

/** The columns that the products of a shop need. */
export interface TableShape {
  /** Kinds by key, in the order they appear in. */
  attributes: Map<string, AttributeKind>
  options: number
  pictures: number
}

/** Headings of every table. */
const ALWAYS = new Set<string>(['key', 'status', 'name', 'price', 'specialPrice', ...VARIANT_HEADINGS])

const times = (count: number, headings: (place: number) => string[]) =>
  Array.from({ length: count }, (_, place) => headings(place)).flat()

/** All headings in their order, without those that no product uses. */
export function ownHeadings(shape: TableShape, used: ReadonlySet<string>, own: Locale): string[] {
  const texts = (name: string) => textHeadings(name, own)
  const hasRelated = RELATED_HEADINGS.some((heading) => used.has(heading))
  const all = [
    ...['key', 'status', ...texts('name'), ...texts('brand'), ...texts('subtitle'), 'model', 'categories'],
    ...['price', 'specialPrice', 'taxClass', 'isNew', 'featured', 'releasedAt'],
    ...times(shape.options, (place) => [
      ...texts(`${optionHeading(place)} name`),
      `${optionHeading(place)} size`,
      ...texts(optionHeading(place)),
      `${optionHeading(place)} colour`,
    ]),
    ...VARIANT_HEADINGS,
    'options',
    ...[...shape.attributes].flatMap(([key, kind]) => {
      const heading = attributeHeading(key, kind)
      return [...texts(heading), colourHeading(heading)]
    }),
    'attributes',
    ...times(shape.pictures, (place) => {
      const heading = pictureHeading(place)
      return [heading, ...texts(`${heading} alt`), `${heading} focus`, `${heading} hash`]
    }),
    ...texts('description'),
    ...RELATED_HEADINGS,
    ...['personalization', 'sizeChart', ...texts('seoTitle'), ...texts('seoDescription')],
  ]
  return all.filter(
    (heading) => used.has(heading) || ALWAYS.has(heading) || (hasRelated && RELATED_HEADINGS.includes(heading)),
  )
}
