import { KEY_PATTERN } from '../../../contract/limits'
import { MAX_OPTION_GROUPS, MAX_OPTION_VALUES, MAX_VARIANTS } from '../../catalog/operations/product-document'
import { slugOf } from '../../i18n/slug'
import { labelOf } from './own-product'
import type { Note, SourceAttribute, SourceCategory, SourceProduct, SourceVariant } from './source-product'

const MAX_KEY_LENGTH = 128

/** The placeholder option of a product without options. */
const PLACEHOLDER_OPTION = { name: 'title', value: 'default title' }

/** Names of options that are a size, in the languages of the shop. */
const SIZE_NAMES = new Set(['size', 'talla', 'größe', 'groesse', 'taille', 'taglia', 'maat', 'misura'])

/** A category with its key and that of its parent. */
export interface CategoryInput {
  key: string
  name: string
  parent: string | null
}

/** A product as a document, and the resources that it needs. */
export interface PreparedProduct {
  source: SourceProduct
  key: string
  document: Record<string, unknown>
  categories: CategoryInput[]
  attributes: SourceAttribute[]
  notes: Note[]
  /** Why it is rejected; empty if it can be written. */
  refusal: string
}

/**
 * The key of a product's address: its handle if that is valid, otherwise the letters and digits of the handle or the
 * name.
 */
export const keyOf = ({ handle, name }: Pick<SourceProduct, 'handle' | 'name'>): string =>
  handle.length <= MAX_KEY_LENGTH && KEY_PATTERN.test(handle)
    ? handle
    : slugOf(handle, MAX_KEY_LENGTH) || slugOf(name, MAX_KEY_LENGTH)

/** The categories of a path from the top, each with a key from all names of its path. */
export const categoriesOf = (path: SourceCategory): CategoryInput[] =>
  path.flatMap((name, depth) => {
    const keyAt = (end: number) => slugOf(path.slice(0, end).join(' '), MAX_KEY_LENGTH)
    return keyAt(depth + 1) ? [{ key: keyAt(depth + 1), name, parent: depth > 0 ? keyAt(depth) : null }] : []
  })

/** Options that at least one variant uses, and each variant's values of them. */
function usedOptions({ optionNames, variants }: SourceProduct): { names: string[]; values: string[][] } {
  const isPlaceholder = (name: string) =>
    name.toLowerCase() === PLACEHOLDER_OPTION.name &&
    variants.every(({ options }) => (options[0] ?? '').toLowerCase() === PLACEHOLDER_OPTION.value)
  const indexes = Array.from({ length: Math.max(optionNames.length, ...variants.map(({ options }) => options.length)) })
    .map((_, place) => place)
    .filter((place) => variants.some(({ options }) => options[place]))
    .filter((place) => !isPlaceholder(optionNames[place] ?? 'title'))
  return {
    names: indexes.map((place) => optionNames[place] || `Option ${place + 1}`),
    values: variants.map(({ options }) => indexes.map((place) => options[place] ?? '')),
  }
}

interface DistinctVariants {
  variants: SourceVariant[]
  values: string[][]
  notes: Note[]
}

/** Variants without duplicate choices or SKUs. */
function distinctVariants(
  variants: readonly SourceVariant[],
  values: readonly string[][],
  notes: Note[],
): DistinctVariants {
  const [skus, choices] = [new Set<string>(), new Set<string>()]
  const distinct: DistinctVariants = { variants: [], values: [], notes }
  for (const [place, variant] of variants.entries()) {
    const optionValues = values[place] ?? []
    const choice = JSON.stringify(optionValues)
    if (choices.has(choice)) {
      const subject = optionValues.length > 0 ? `the choice ${optionValues.join(' / ')}` : 'the product without options'
      notes.push({ line: variant.line, message: `${subject} is there twice: this row was left out` })
      continue
    }
    const isDuplicateSku = variant.sku !== '' && skus.has(variant.sku)
    if (isDuplicateSku)
      notes.push({ line: variant.line, message: `the SKU ${variant.sku} is there twice: one is made here` })
    choices.add(choice)
    if (variant.sku) skus.add(variant.sku)
    distinct.variants.push(isDuplicateSku ? { ...variant, sku: '' } : variant)
    distinct.values.push(optionValues)
  }
  return distinct
}

/** Stock and policy of a variant. */
function stockOf({ line, stock, isBackOrder }: SourceVariant, notes: Note[]) {
  if (stock === undefined) return { stock: 0, policy: 'untracked' }
  if (stock < 0 && !isBackOrder) {
    notes.push({ line, message: `the stock ${stock} is below zero: it is 0 here` })
    return { stock: 0, policy: 'deny' }
  }
  return { stock, policy: isBackOrder ? 'continue' : 'deny' }
}

/** Fields of a variant that are on the document's top level if it is the only one. */
function fieldsOf(variant: SourceVariant, notes: Note[]) {
  const { sku, gtin, weight, volume, needsDelivery } = variant
  return {
    ...(sku ? { sku } : {}),
    ...(gtin ? { gtin } : {}),
    ...(weight ? { weight } : {}),
    ...(volume ? { volume } : {}),
    ...stockOf(variant, notes),
    needsDelivery,
  }
}

/** Whether all variants have the same price, without their own sale period. */
const hasSamePrice = ([first, ...others]: readonly SourceVariant[]) =>
  [first, ...others].every((one) => !one?.saleStarts && !one?.saleEnds) &&
  others.every((one) => one.price === first?.price && one.specialPrice === first?.specialPrice)

function refusalOf(source: SourceProduct, key: string, { names, values }: ReturnType<typeof usedOptions>): string {
  if (source.refusal) return source.refusal
  if (!key) return 'it has neither a handle nor a name'
  if (!source.name) return 'it has no name'
  if (source.variants.length === 0) return 'it has no price'
  const invalidVariant = source.variants.find(({ price }) => price === undefined || Number.isNaN(price) || price < 0)
  if (invalidVariant) {
    const reason = Number.isNaN(invalidVariant.price)
      ? 'is no number'
      : invalidVariant.price === undefined
        ? 'is missing'
        : 'is below zero'
    return `the price on line ${invalidVariant.line} ${reason}`
  }
  if (names.length > MAX_OPTION_GROUPS) return `it has more than ${MAX_OPTION_GROUPS} options`
  if (source.variants.length > MAX_VARIANTS) return `it has more than ${MAX_VARIANTS} variants`
  const oversizedIndex = names.findIndex(
    (_, place) => new Set(values.map((one) => one[place])).size > MAX_OPTION_VALUES,
  )
  if (oversizedIndex >= 0) return `the option ${names[oversizedIndex]} has more than ${MAX_OPTION_VALUES} values`
  const incompleteIndex = values.findIndex((one) => one.some((value) => value === ''))
  if (incompleteIndex >= 0)
    return `the variant on line ${source.variants[incompleteIndex]?.line} has no value of every option`
  return ''
}

/** Options with their values in order of appearance. */
const optionsOf = (names: readonly string[], values: readonly string[][]) =>
  names.map((name, place) => ({
    name,
    ...(SIZE_NAMES.has(name.toLowerCase()) ? { isSize: true } : {}),
    values: [...new Set(values.map((one) => one[place] ?? ''))],
  }))

function variantsOf({ variants, values, notes }: DistinctVariants, hasOnePrice: boolean) {
  return variants.map((variant, place) => {
    const { price, specialPrice, saleStarts, saleEnds } = variant
    const priceFields = hasOnePrice
      ? {}
      : { price, ...(specialPrice === undefined ? {} : { specialPrice, saleStarts, saleEnds }) }
    return { options: values[place], ...fieldsOf(variant, notes), ...priceFields }
  })
}

const attributeValues = (attributes: readonly SourceAttribute[]) =>
  Object.fromEntries(attributes.map(({ key, kind, values }) => [key, kind === 'list' ? values : values.join(', ')]))

/** A product that is already a document: the resources it needs are given by key only. */
function ownDocument(source: SourceProduct, document: NonNullable<SourceProduct['document']>): PreparedProduct {
  const { key, categories } = document
  const keys = Array.isArray(categories) ? categories.filter((one): one is string => typeof one === 'string') : []
  return {
    ...{ source, key, document, attributes: source.attributes, notes: [...source.notes] },
    categories: keys.map((one) => ({ key: one, name: labelOf(one), parent: null })),
    refusal: source.refusal || (key ? '' : 'it has no key'),
  }
}

/** A product of another shop as a document of this one. */
export function toDocument(source: SourceProduct): PreparedProduct {
  if (source.document) return ownDocument(source, source.document)
  const key = keyOf(source)
  const notes = [...source.notes]
  const used = usedOptions(source)
  const refusal = refusalOf(source, key, used)
  const categories = source.categories.map(categoriesOf)
  const prepared = {
    ...{ source, key, notes, refusal, categories: categories.flat() },
    attributes: source.attributes.map((one) => ({ ...one, key: slugOf(one.key, 64) })).filter((one) => one.key),
  }
  if (refusal) return { ...prepared, document: { key } }
  if (source.handle && key !== source.handle)
    notes.push({ line: source.line, message: `its address ${source.handle} is ${key} here` })
  const distinct = distinctVariants(source.variants, used.values, notes)
  const hasOnePrice = hasSamePrice(distinct.variants)
  const [first] = distinct.variants
  const { name, brand, subtitle, description, status, seoTitle, seoDescription } = source
  const seo = { ...(seoTitle ? { title: seoTitle } : {}), ...(seoDescription ? { description: seoDescription } : {}) }
  const document = {
    ...{ key, status, name, brand, subtitle, description },
    categories: [...new Set(categories.flatMap((path) => path.at(-1)?.key ?? []))],
    attributes: attributeValues(prepared.attributes),
    ...(hasOnePrice ? { price: first?.price, specialPrice: first?.specialPrice ?? null } : {}),
    ...(used.names.length > 0
      ? { options: optionsOf(used.names, distinct.values), variants: variantsOf(distinct, hasOnePrice) }
      : hasOnePrice && first
        ? { options: [], ...fieldsOf(first, notes) }
        : { options: [], variants: variantsOf(distinct, hasOnePrice) }),
    ...(Object.keys(seo).length > 0 ? { seo } : {}),
  }
  return { ...prepared, document }
}
