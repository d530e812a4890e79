import { type AttributeKind, RELATION_KINDS } from '../../db/schema/columns'
import { kindOfValue } from '../export/products/own-headings'
import type { Locale } from '../../i18n/locale'
import { emptyProduct, type SourceProduct, type SourceRelation, type SourceVariant } from './source-product'

/** A key as text: `green-tea` becomes `Green tea`. */
export const labelOf = (key: string): string => {
  const label = key.replaceAll(/[-_]+/g, ' ').trim()
  return label ? label.charAt(0).toUpperCase() + label.slice(1) : key
}

const textOf = (text: unknown, storeLanguage: Locale): string => {
  const texts = (typeof text === 'object' && text !== null ? text : { [storeLanguage]: text ?? '' }) as Record<
    string,
    unknown
  >
  return String(texts[storeLanguage] ?? Object.values(texts)[0] ?? '')
}

const variantOf = (fields: Record<string, unknown>, line: number): SourceVariant => ({
  ...{ line, options: (fields.options ?? []) as string[], sku: String(fields.sku ?? ''), gtin: '', picture: '' },
  ...{ price: undefined, specialPrice: undefined, stock: undefined, isBackOrder: false, needsDelivery: true },
})

interface ProductContext {
  line: number
  rows: number
  /** The shop's own language. */
  storeLanguage: Locale
  /** Kinds of attributes from the file's headings; other kinds are derived from the values. */
  attributes?: readonly { key: string; kind: AttributeKind }[]
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : [])

const relationsOf = (related: unknown): SourceRelation[] =>
  RELATION_KINDS.flatMap((kind) =>
    listOf((related as Record<string, unknown> | null)?.[kind]).map((key) => ({ kind, by: 'key', value: String(key) })),
  )

/** A product of a file with documents: it is written unchanged. */
export function ownProduct(
  document: Record<string, unknown> & { key: string },
  { line, rows, storeLanguage, attributes = [] }: ProductContext,
): SourceProduct {
  const { key, sku, variants = [{ sku }], name, related } = document as Record<string, unknown> & { key: string }
  const { related: _, ...fields } = document
  return {
    ...emptyProduct(line, key),
    ...{ rows, document: fields, name: textOf(name ?? key, storeLanguage) },
    attributes: Object.entries((document.attributes ?? {}) as object).map(([attribute, value]) => ({
      ...{ key: attribute, name: labelOf(attribute), isShown: true, values: [] },
      kind: attributes.find((one) => one.key === attribute)?.kind ?? kindOfValue(value),
    })),
    variants: listOf(variants).map((variant) => variantOf((variant ?? {}) as Record<string, unknown>, line)),
    pictures: listOf(document.pictures).flatMap((picture) => {
      const { file, alt } = (picture ?? {}) as Record<string, unknown>
      return typeof file === 'string' ? [{ line, address: file, alt: textOf(alt, storeLanguage) }] : []
    }),
    ...(related === undefined ? {} : { related: relationsOf(related) }),
  }
}
