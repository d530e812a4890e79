import { SIZE_GROUP_ID } from '../../../contract/limits'
import { ARCHIVED } from '../../db/schema/columns'
import type { Locale, LocalText } from '../../i18n/locale'
import { eachLocale, fillText, type TextInput } from '../../i18n/local-text'
import type { VariantRow } from '../variants/stock'
import { DocumentError } from './change'
import { MAX_VARIANTS, type OptionGroupDocument, type ProductDocument, type VariantDocument } from './product-document'
import type { GroupRow, ProductState, ValueRow } from './product-state'

/** Ids of all groups but the size: 2 is the size's (spec §3). */
const FIRST_OTHER_GROUP_ID = 10

/** How options and variants of a product are planned. */
export interface VariantPlanContext {
  key: string
  /** The shop's own language. */
  own: Locale
  toMinor: (amount: number) => number
  /** Ids of new rows, below zero until they are written. */
  nextId: () => number
}

/** Options and variants of a product. */
export type VariantState = Pick<ProductState, 'groups' | 'values' | 'variants'>

const EMPTY_VARIANT_STATE: VariantState = { groups: [], values: [], variants: [] }

const groupIdOf = (group: OptionGroupDocument, place: number) =>
  group.isSize ? SIZE_GROUP_ID : FIRST_OTHER_GROUP_ID + place

const valueOf = (value: OptionGroupDocument['values'][number]) =>
  typeof value === 'object' && 'name' in value
    ? { name: value.name as TextInput, colour: 'colour' in value ? (value.colour ?? null) : null }
    : { name: value as TextInput, colour: null }

/** The values of a group; one with the same name keeps its id, which carts and pages may contain. */
function planValues(
  { own, nextId }: VariantPlanContext,
  { values }: OptionGroupDocument,
  { groupId, stored }: { groupId: number; stored: readonly ValueRow[] },
): ValueRow[] {
  const usedIds = new Set<number>()
  return values.map((input, position) => {
    const { name: text, colour } = valueOf(input)
    const name = fillText(text, own)
    const known = stored.find((row) => row.name[own] === name[own] && !usedIds.has(row.id))
    const id = known?.id ?? nextId()
    usedIds.add(id)
    return { id, groupId, position, name, colour }
  })
}

/** The option groups of a product in their order, each replacing the one at the same position. */
function planGroups(context: VariantPlanContext, documents: readonly OptionGroupDocument[], stored: VariantState) {
  const groups: GroupRow[] = []
  const values: ValueRow[] = []
  for (const [position, document] of documents.entries()) {
    const id = stored.groups[position]?.id ?? context.nextId()
    const name = fillText(document.name, context.own)
    groups.push({ id, productKey: context.key, position, groupId: groupIdOf(document, position), name })
    const known = stored.values.filter(({ groupId }) => groupId === id)
    values.push(...planValues(context, document, { groupId: id, stored: known }))
  }
  return { groups, values }
}

/** Fields of the only variant of a product without options, which are on the document's top level. */
const SINGLE_VARIANT_FIELDS = ['sku', 'gtin', 'weight', 'volume', 'stock', 'policy', 'needsDelivery'] as const

/**
 * A product without options has one variant, described on the document's top level; fields that are not named are kept.
 */
function singleVariant(document: ProductDocument, stored: VariantRow | undefined): VariantDocument {
  const optional = <Value>(value: Value | null | undefined) => value ?? undefined
  return {
    sku: document.sku ?? stored?.sku ?? document.key.toUpperCase(),
    gtin: document.gtin ?? (stored?.gtin || undefined),
    weight: document.weight ?? optional(stored?.weight),
    volume: document.volume ?? optional(stored?.volume),
    stock: document.stock,
    policy: document.policy ?? (stored?.stockPolicy === ARCHIVED ? undefined : stored?.stockPolicy),
    needsDelivery: document.needsDelivery ?? stored?.needsDelivery,
    ...{
      picture: undefined,
      options: undefined,
      price: undefined,
      specialPrice: undefined,
      saleStarts: undefined,
      saleEnds: undefined,
    },
  }
}

/**
 * Variants after a change of the product's price by a document that names no variants. Those without their own price
 * follow it, and so does an only one; the sales that `set-price` stored with them end.
 */
function applyProductPrice(
  { price, specialPrice }: ProductDocument,
  variants: VariantRow[],
  context: VariantPlanContext,
) {
  if (price === undefined && specialPrice === undefined) return variants
  const isOnlyVariant = variants.filter(({ stockPolicy }) => stockPolicy !== ARCHIVED).length === 1
  return variants.map((one): VariantRow => {
    if (one.stockPolicy === ARCHIVED || (one.price !== null && !isOnlyVariant)) return one
    const own = price === undefined ? one.price : null
    const special = own === null || typeof specialPrice !== 'number' ? null : context.toMinor(specialPrice)
    return { ...one, price: own, specialPrice: special, saleStartsAt: null, saleEndsAt: null }
  })
}

/** Refuses fields of the only variant for a product with options. @throws DocumentError */
function rejectSingleVariantFields(document: ProductDocument, values: readonly ValueRow[][]) {
  if (document.variants || values.length === 0) return
  const field = SINGLE_VARIANT_FIELDS.find((name) => document[name] !== undefined)
  if (field) throw new DocumentError(field, 'a product with options has it at each of its variants')
  throw new DocumentError('variants', 'a product with options needs them: one for each choice that is sold')
}

/** The ids of a variant's values. @throws DocumentError for a value that its group does not have */
function valueIdsOf(document: VariantDocument, values: readonly ValueRow[][], own: Locale, path: string): number[] {
  const chosen = document.options ?? []
  if (chosen.length !== values.length)
    throw new DocumentError(`${path}.options`, `needs ${values.length} values, one of each option`)
  return chosen.map((name, place) => {
    const value = values[place]?.find((one) => one.name[own] === name)
    if (!value) throw new DocumentError(`${path}.options[${place}]`, `${name} is none of the option's values`)
    return value.id
  })
}

const titleOf = (ids: readonly number[], values: readonly ValueRow[][]): LocalText =>
  eachLocale((locale) =>
    ids.map((id, place) => values[place]?.find((value) => value.id === id)?.name[locale] ?? '').join(' / '),
  )

/** Refuses two variants of the same choice or SKU. @throws DocumentError */
function checkDistinct(rows: readonly { sku: string; valueIds: number[] }[]) {
  const seen = new Set<string>()
  for (const [place, { sku, valueIds }] of rows.entries())
    for (const mark of [`the SKU ${sku}`, `the choice ${valueIds.join()}`]) {
      if (seen.has(mark)) throw new DocumentError(`variants[${place}]`, `${mark} is there twice`)
      seen.add(mark)
    }
}

/** The variants of a product, those it offers first in its order. */
function offeredFirst(variants: readonly VariantRow[]): VariantRow[] {
  const place = ({ stockPolicy, position }: VariantRow) =>
    stockPolicy === ARCHIVED ? MAX_VARIANTS + position : position
  return variants.toSorted((a, b) => place(a) - place(b))
}

type VariantPrices = Pick<VariantRow, 'price' | 'specialPrice' | 'saleStartsAt' | 'saleEndsAt'>

/** The prices of a variant's document, which has all of them. */
const pricesOf = (document: VariantDocument, toMinor: VariantPlanContext['toMinor']): VariantPrices => ({
  price: document.price === undefined ? null : toMinor(document.price),
  specialPrice: document.specialPrice === undefined ? null : toMinor(document.specialPrice),
  saleStartsAt: document.saleStarts ?? null,
  saleEndsAt: document.saleEnds ?? null,
})

/** The prices of a variant that its product's document does not name. */
const currentPrices = (known: VariantRow | undefined): VariantPrices => ({
  price: known?.price ?? null,
  specialPrice: known?.specialPrice ?? null,
  saleStartsAt: known?.saleStartsAt ?? null,
  saleEndsAt: known?.saleEndsAt ?? null,
})

/** The SKU of a variant that names none: the key and its values. */
const generateSku = (key: string, options: readonly string[]) =>
  [key, ...options]
    .join('-')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}-]+/gu, '-')

/** The SKUs that a product may get by its document. */
export const skusOf = ({ key, sku, variants }: ProductDocument): string[] => [
  sku ?? key.toUpperCase(),
  ...(variants ?? []).map((one) => one.sku ?? generateSku(key, one.options ?? [])),
]

/**
 * Options and variants of a product, if its document has them. A variant is identified by its SKU, otherwise by its
 * choice, and keeps its id, which carts and orders contain, and its picture (`planVariantPictures` changes it).
 * Archived variants are kept beside them.
 * @param stored null for a new product
 * @throws DocumentError
 */
export function planVariants(
  context: VariantPlanContext,
  document: ProductDocument,
  stored: VariantState | null,
): VariantState {
  const { key, own, toMinor, nextId } = context
  const { options, variants } = document
  const before = stored ?? EMPTY_VARIANT_STATE
  const hasSingleVariantFields = SINGLE_VARIANT_FIELDS.some((field) => document[field] !== undefined)
  if (stored && !options && !variants && !hasSingleVariantFields)
    return { ...stored, variants: applyProductPrice(document, stored.variants, context) }
  const { groups, values } = options ? planGroups(context, options, before) : before
  const choices = groups.map(({ id }) => values.filter(({ groupId }) => groupId === id))
  rejectSingleVariantFields(document, choices)
  const existingVariants = offeredFirst(before.variants)
  const documents = variants ?? [
    singleVariant(
      document,
      existingVariants.find(({ valueIds }) => valueIds.length === 0),
    ),
  ]
  const skus = new Set(documents.map(({ sku }) => sku))
  const bySku = new Map(existingVariants.map((row) => [row.sku, row]))
  const byChoice = new Map(existingVariants.toReversed().map((row) => [row.valueIds.join(), row]))
  const matchedIds = new Set<number>()
  const rows = documents.map((one, position): VariantRow => {
    const valueIds = valueIdsOf(one, choices, own, `variants[${position}]`)
    const sku = one.sku ?? generateSku(key, one.options ?? [])
    const sameChoice = existingVariants.length > 0 ? byChoice.get(valueIds.join()) : undefined
    // A variant with another SKU is matched by its choice, unless its SKU occurs elsewhere in the document.
    const candidate = bySku.get(sku) ?? (sameChoice && !skus.has(sameChoice.sku) ? sameChoice : undefined)
    const known = candidate && !matchedIds.has(candidate.id) ? candidate : undefined
    if (known) matchedIds.add(known.id)
    return {
      ...{ id: known?.id ?? nextId(), productKey: key, position, title: titleOf(valueIds, choices), valueIds, sku },
      gtin: one.gtin ?? '',
      stock: one.stock ?? known?.stock ?? 0,
      stockPolicy: one.policy ?? ('deny' as const),
      ...(variants ? pricesOf(one, toMinor) : currentPrices(known)),
      lowestPrice: known?.lowestPrice ?? null,
      weight: one.weight ?? null,
      volume: one.volume ?? null,
      needsDelivery: one.needsDelivery ?? true,
      pictureName: known?.pictureName ?? null,
    }
  })
  checkDistinct(rows)
  const plannedIds = new Set(rows.map(({ id }) => id))
  const removed = before.variants.filter(({ id }) => !plannedIds.has(id))
  const priced = variants ? rows : applyProductPrice(document, rows, context)
  return {
    groups,
    values,
    variants: [...priced, ...removed.map((row): VariantRow => ({ ...row, stockPolicy: ARCHIVED }))],
  }
}
