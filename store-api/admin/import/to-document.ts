import { KEY_PATTERN } from '../../../contract/limits'
import { MAX_OPTION_GROUPS, MAX_OPTION_VALUES, MAX_VARIANTS } from '../../catalog/operations/product-document'
import { slugOf } from '../../i18n/slug'
import { wordsOf } from './own-product'
import type { Note, SourceAttribute, SourceCategory, SourceProduct, SourceVariant } from './source-product'

const MAX_KEY_LENGTH = 128

/** The placeholder option of a product without options. */
const NO_OPTION = { name: 'title', value: 'default title' }

/** Names of options that are a size, in the languages of the shop. */
const SIZE_NAMES = new Set(['size', 'talla', 'größe', 'groesse', 'taille', 'taglia', 'maat', 'misura'])

/** A category with its key, and that of the one above it. */
export interface CategoryInput {
  key: string
  name: string
  parent: string | null
}

/** A product as a document, and the resources that it needs. */
export interface Prepared {
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

/** Options that are there, and each variant's values of them. */
function usedOptions({ optionNames, variants }: SourceProduct): { names: string[]; values: string[][] } {
  const isNone = (name: string) =>
    name.toLowerCase() === NO_OPTION.name &&
    variants.every(({ options }) => (options[0] ?? '').toLowerCase() === NO_OPTION.value)
  const places = Array.from({ length: Math.max(optionNames.length, ...variants.map(({ options }) => options.length)) })
    .map((_, place) => place)
    .filter((place) => variants.some(({ options }) => options[place]))
    .filter((place) => !isNone(optionNames[place] ?? 'title'))
  return {
    names: places.map((place) => optionNames[place] || `Option ${place + 1}`),
    values: variants.map(({ options }) => places.map((place) => options[place] ?? '')),
  }
}

interface Distinct {
  variants: SourceVariant[]
  values: string[][]
  notes: Note[]
}

/** Variants without duplicate choices or SKUs. */
function distinctVariants(variants: readonly SourceVariant[], values: readonly string[][], notes: Note[]): Distinct {
  const [skus, choices] = [new Set<string>(), new Set<string>()]
  const kept: Distinct = { variants: [], values: [], notes }
  for (const [place, variant] of variants.entries()) {
    const chosen = values[place] ?? []
    const choice = JSON.stringify(chosen)
    if (choices.has(choice)) {
      const what = chosen.length > 0 ? `the choice ${chosen.join(' / ')}` : 'the product without options'
      notes.push({ line: variant.line, message: `${what} is there twice: this row was left out` })
      continue
    }
    const isDouble = variant.sku !== '' && skus.has(variant.sku)
    if (isDouble) notes.push({ line: variant.line, message: `the SKU ${variant.sku} is there twice: one is made here` })
    choices.add(choice)
    if (variant.sku) skus.add(variant.sku)
    kept.variants.push(isDouble ? { ...variant, sku: '' } : variant)
    kept.values.push(chosen)
  }
  return kept
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
const isOnePrice = ([first, ...others]: readonly SourceVariant[]) =>
  [first, ...others].every((one) => !one?.saleStarts && !one?.saleEnds) &&
  others.every((one) => one.price === first?.price && one.specialPrice === first?.specialPrice)

function refusalOf(source: SourceProduct, key: string, { names, values }: ReturnType<typeof usedOptions>): string {
  if (source.refusal) return source.refusal
  if (!key) return 'it has neither a handle nor a name'
  if (!source.name) return 'it has no name'
  if (source.variants.length === 0) return 'it has no price'
  const priceless = source.variants.find(({ price }) => price === undefined || Number.isNaN(price) || price < 0)
  if (priceless) {
    const what = Number.isNaN(priceless.price)
      ? 'is no number'
      : priceless.price === undefined
        ? 'is missing'
        : 'is below zero'
    return `the price on line ${priceless.line} ${what}`
  }
  if (names.length > MAX_OPTION_GROUPS) return `it has more than ${MAX_OPTION_GROUPS} options`
  if (source.variants.length > MAX_VARIANTS) return `it has more than ${MAX_VARIANTS} variants`
  const crowded = names.findIndex((_, place) => new Set(values.map((one) => one[place])).size > MAX_OPTION_VALUES)
  if (crowded >= 0) return `the option ${names[crowded]} has more than ${MAX_OPTION_VALUES} values`
  const gap = values.findIndex((one) => one.some((value) => value === ''))
  if (gap >= 0) return `the variant on line ${source.variants[gap]?.line} has no value of every option`
  return ''
}

/** Options with their values in the order they appear in. */
const optionsOf = (names: readonly string[], values: readonly string[][]) =>
  names.map((name, place) => ({
    name,
    ...(SIZE_NAMES.has(name.toLowerCase()) ? { isSize: true } : {}),
    values: [...new Set(values.map((one) => one[place] ?? ''))],
  }))

function variantsOf({ variants, values, notes }: Distinct, hasOnePrice: boolean) {
  return variants.map((variant, place) => {
    const { price, specialPrice, saleStarts, saleEnds } = variant
    const own = hasOnePrice
      ? {}
      : { price, ...(specialPrice === undefined ? {} : { specialPrice, saleStarts, saleEnds }) }
    return { options: values[place], ...fieldsOf(variant, notes), ...own }
  })
}

const attributeValues = (attributes: readonly SourceAttribute[]) =>
  Object.fromEntries(attributes.map(({ key, kind, values }) => [key, kind === 'list' ? values : values.join(', ')]))

/** A product that is already a document: the resources it needs are given by key only. */
function ownDocument(source: SourceProduct, document: NonNullable<SourceProduct['document']>): Prepared {
  const { key, categories } = document
  const keys = Array.isArray(categories) ? categories.filter((one): one is string => typeof one === 'string') : []
  return {
    ...{ source, key, document, attributes: source.attributes, notes: [...source.notes] },
    categories: keys.map((one) => ({ key: one, name: wordsOf(one), parent: null })),
    refusal: source.refusal || (key ? '' : 'it has no key'),
  }
}

/** A product of another shop as a document of this one. */
export function toDocument(source: SourceProduct): Prepared {
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
  const hasOnePrice = isOnePrice(distinct.variants)
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
