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
export interface VariantPlanning {
  key: string
  /** The shop's own language. */
  own: Locale
  toMinor: (amount: number) => number
  /** Ids of new rows, below zero until they are written. */
  nextId: () => number
}

/** Options and variants of a product. */
export type Choices = Pick<ProductState, 'groups' | 'values' | 'variants'>

const NO_CHOICES: Choices = { groups: [], values: [], variants: [] }

const groupIdOf = (group: OptionGroupDocument, place: number) =>
  group.isSize ? SIZE_GROUP_ID : FIRST_OTHER_GROUP_ID + place

const valueOf = (value: OptionGroupDocument['values'][number]) =>
  typeof value === 'object' && 'name' in value
    ? { name: value.name as TextInput, colour: 'colour' in value ? (value.colour ?? null) : null }
    : { name: value as TextInput, colour: null }

/** The values of a group; one with the same name keeps its id, which carts and pages may contain. */
function planValues(
  { own, nextId }: VariantPlanning,
  { values }: OptionGroupDocument,
  { groupId, stored }: { groupId: number; stored: readonly ValueRow[] },
): ValueRow[] {
  const kept = new Set<number>()
  return values.map((input, position) => {
    const { name: text, colour } = valueOf(input)
    const name = fillText(text, own)
    const known = stored.find((row) => row.name[own] === name[own] && !kept.has(row.id))
    const id = known?.id ?? nextId()
    kept.add(id)
    return { id, groupId, position, name, colour }
  })
}

/** The option groups of a product in their order, each replacing the one at the same position. */
function planGroups(planning: VariantPlanning, documents: readonly OptionGroupDocument[], stored: Choices) {
  const groups: GroupRow[] = []
  const values: ValueRow[] = []
  for (const [position, document] of documents.entries()) {
    const id = stored.groups[position]?.id ?? planning.nextId()
    const name = fillText(document.name, planning.own)
    groups.push({ id, productKey: planning.key, position, groupId: groupIdOf(document, position), name })
    const known = stored.values.filter(({ groupId }) => groupId === id)
    values.push(...planValues(planning, document, { groupId: id, stored: known }))
  }
  return { groups, values }
}

/** Fields of the only variant of a product without options, which are on the document's top level. */
const SOLE_FIELDS = ['sku', 'gtin', 'weight', 'volume', 'stock', 'policy', 'needsDelivery'] as const

/**
 * A product without options has one variant, described on the document's top level; fields that are not named are kept.
 */
function soleVariant(document: ProductDocument, stored: VariantRow | undefined): VariantDocument {
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
function followPrice({ price, specialPrice }: ProductDocument, variants: VariantRow[], planning: VariantPlanning) {
  if (price === undefined && specialPrice === undefined) return variants
  const isOnly = variants.filter(({ stockPolicy }) => stockPolicy !== ARCHIVED).length === 1
  return variants.map((one): VariantRow => {
    if (one.stockPolicy === ARCHIVED || (one.price !== null && !isOnly)) return one
    const own = price === undefined ? one.price : null
    const special = own === null || typeof specialPrice !== 'number' ? null : planning.toMinor(specialPrice)
    return { ...one, price: own, specialPrice: special, saleStartsAt: null, saleEndsAt: null }
  })
}

/** Refuses fields of the only variant for a product with options. @throws DocumentError */
function checkSole(document: ProductDocument, values: readonly ValueRow[][]) {
  if (document.variants || values.length === 0) return
  const field = SOLE_FIELDS.find((name) => document[name] !== undefined)
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
function inOrder(variants: readonly VariantRow[]): VariantRow[] {
  const place = ({ stockPolicy, position }: VariantRow) =>
    stockPolicy === ARCHIVED ? MAX_VARIANTS + position : position
  return variants.toSorted((a, b) => place(a) - place(b))
}

type VariantPrices = Pick<VariantRow, 'price' | 'specialPrice' | 'saleStartsAt' | 'saleEndsAt'>

/** The prices of a variant's document, which has all of them. */
const pricesOf = (document: VariantDocument, toMinor: VariantPlanning['toMinor']): VariantPrices => ({
  price: document.price === undefined ? null : toMinor(document.price),
  specialPrice: document.specialPrice === undefined ? null : toMinor(document.specialPrice),
  saleStartsAt: document.saleStarts ?? null,
  saleEndsAt: document.saleEnds ?? null,
})

/** The prices of a variant that its product's document does not name. */
const keptPrices = (known: VariantRow | undefined): VariantPrices => ({
  price: known?.price ?? null,
  specialPrice: known?.specialPrice ?? null,
  saleStartsAt: known?.saleStartsAt ?? null,
  saleEndsAt: known?.saleEndsAt ?? null,
})

/** The SKU of a variant that names none: the key and its values. */
const madeSku = (key: string, options: readonly string[]) =>
  [key, ...options]
    .join('-')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}-]+/gu, '-')

/** The SKUs that a product may get by its document. */
export const skusOf = ({ key, sku, variants }: ProductDocument): string[] => [
  sku ?? key.toUpperCase(),
  ...(variants ?? []).map((one) => one.sku ?? madeSku(key, one.options ?? [])),
]

/**
 * Options and variants of a product, if its document has them. A variant is identified by its SKU, otherwise by its
 * choice, and keeps its id, which carts and orders contain, and its picture (`planVariantPictures` changes it).
 * Archived variants are kept beside them.
 * @param stored null for a new product
 * @throws DocumentError
 */
export function planVariants(planning: VariantPlanning, document: ProductDocument, stored: Choices | null): Choices {
  const { key, own, toMinor, nextId } = planning
  const { options, variants } = document
  const before = stored ?? NO_CHOICES
  const hasSole = SOLE_FIELDS.some((field) => document[field] !== undefined)
  if (stored && !options && !variants && !hasSole)
    return { ...stored, variants: followPrice(document, stored.variants, planning) }
  const { groups, values } = options ? planGroups(planning, options, before) : before
  const choices = groups.map(({ id }) => values.filter(({ groupId }) => groupId === id))
  checkSole(document, choices)
  const former = inOrder(before.variants)
  const documents = variants ?? [
    soleVariant(
      document,
      former.find(({ valueIds }) => valueIds.length === 0),
    ),
  ]
  const skus = new Set(documents.map(({ sku }) => sku))
  const bySku = new Map(former.map((row) => [row.sku, row]))
  const byChoice = new Map(former.toReversed().map((row) => [row.valueIds.join(), row]))
  const taken = new Set<number>()
  const rows = documents.map((one, position): VariantRow => {
    const valueIds = valueIdsOf(one, choices, own, `variants[${position}]`)
    const sku = one.sku ?? madeSku(key, one.options ?? [])
    const ofChoice = former.length > 0 ? byChoice.get(valueIds.join()) : undefined
    // A variant with another SKU is matched by its choice, unless its SKU occurs elsewhere in the document.
    const meant = bySku.get(sku) ?? (ofChoice && !skus.has(ofChoice.sku) ? ofChoice : undefined)
    const known = meant && !taken.has(meant.id) ? meant : undefined
    if (known) taken.add(known.id)
    return {
      ...{ id: known?.id ?? nextId(), productKey: key, position, title: titleOf(valueIds, choices), valueIds, sku },
      gtin: one.gtin ?? '',
      stock: one.stock ?? known?.stock ?? 0,
      stockPolicy: one.policy ?? ('deny' as const),
      ...(variants ? pricesOf(one, toMinor) : keptPrices(known)),
      lowestPrice: known?.lowestPrice ?? null,
      weight: one.weight ?? null,
      volume: one.volume ?? null,
      needsDelivery: one.needsDelivery ?? true,
      pictureName: known?.pictureName ?? null,
    }
  })
  checkDistinct(rows)
  const kept = new Set(rows.map(({ id }) => id))
  const gone = before.variants.filter(({ id }) => !kept.has(id))
  const priced = variants ? rows : followPrice(document, rows, planning)
  return {
    groups,
    values,
    variants: [...priced, ...gone.map((row): VariantRow => ({ ...row, stockPolicy: ARCHIVED }))],
  }
}
