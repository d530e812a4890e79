import { type AttributeKind, RELATION_KINDS } from '../../db/schema/columns'
import { kindOfValue } from '../export/products/own-headings'
import type { Locale } from '../../i18n/locale'
import { emptyProduct, type SourceProduct, type SourceRelation, type SourceVariant } from './source-product'

/** A key as text: `green-tea` becomes `Green tea`. */
export const wordsOf = (key: string): string => {
  const words = key.replaceAll(/[-_]+/g, ' ').trim()
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : key
}

const textOf = (text: unknown, own: Locale): string => {
  const texts = (typeof text === 'object' && text !== null ? text : { [own]: text ?? '' }) as Record<string, unknown>
  return String(texts[own] ?? Object.values(texts)[0] ?? '')
}

const variantOf = (fields: Record<string, unknown>, line: number): SourceVariant => ({
  ...{ line, options: (fields.options ?? []) as string[], sku: String(fields.sku ?? ''), gtin: '', picture: '' },
  ...{ price: undefined, specialPrice: undefined, stock: undefined, isBackOrder: false, needsDelivery: true },
})

interface Place {
  line: number
  rows: number
  /** The shop's own language. */
  own: Locale
  /** Kinds of the attributes that the file names; those without are recognised by their values. */
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
  { line, rows, own, attributes = [] }: Place,
): SourceProduct {
  const { key, sku, variants = [{ sku }], name, related } = document as Record<string, unknown> & { key: string }
  const { related: _, ...written } = document
  return {
    ...emptyProduct(line, key),
    ...{ rows, document: written, name: textOf(name ?? key, own) },
    attributes: Object.entries((document.attributes ?? {}) as object).map(([attribute, value]) => ({
      ...{ key: attribute, name: wordsOf(attribute), isShown: true, values: [] },
      kind: attributes.find((one) => one.key === attribute)?.kind ?? kindOfValue(value),
    })),
    variants: listOf(variants).map((variant) => variantOf((variant ?? {}) as Record<string, unknown>, line)),
    pictures: listOf(document.pictures).flatMap((picture) => {
      const { file, alt } = (picture ?? {}) as Record<string, unknown>
      return typeof file === 'string' ? [{ line, address: file, alt: textOf(alt, own) }] : []
    }),
    ...(related === undefined ? {} : { related: relationsOf(related) }),
  }
}
