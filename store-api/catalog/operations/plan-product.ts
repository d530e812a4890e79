import type { Locale } from '../../i18n/locale'
import { fillText, type TextInput, text } from '../../i18n/local-text'
import { ARCHIVED, RELATION_KINDS } from '../../db/schema/columns'
import type { amountsOf } from './amounts'
import { DocumentError, omitUndefined } from './change'
import { toPersonalization } from './personalization-document'
import { planPictures, planVariantPictures } from './plan-pictures'
import { planVariants } from './plan-variants'
import { planAttributes } from './product-attributes'
import type { ProductDocument } from './product-document'
import { toSizeChart } from './size-chart-document'
import { recordPlannedProduct, type ProductReferences } from './product-references'
import type { ProductRow, ProductState, RelationRow } from './product-state'

const NONE = text('', '', '')

interface PlanContext extends ReturnType<typeof amountsOf> {
  document: ProductDocument
  references: ProductReferences
  /** The shop's own language. */
  own: Locale
  /** Time of the change. */
  at: Date
}

/** The planned change of a product. */
export interface PlannedProduct {
  document: ProductDocument
  /** Null for a new product. */
  before: ProductState | null
  /** Ids below zero are of rows to be added; reference prices are the previous ones. */
  after: ProductState
  /** Ids of archived variants of other products that release their SKUs. */
  skuReleasingVariantIds: number[]
}

/**
 * The lowest prices of a product: its own, or those of its variants.
 * @param stored its current price, for a document that names only a special price
 * @throws DocumentError without a price, and for a special price that is not lower
 */
function pricesOf({ price, specialPrice, variants }: ProductDocument, stored?: number) {
  const own = (variants ?? []).flatMap((variant) => (variant.price === undefined ? [] : [variant.price]))
  const lowest = price ?? (own.length > 0 ? Math.min(...own) : stored)
  if (lowest === undefined) throw new DocumentError('price', 'a product needs a price, or its variants do')
  if (specialPrice != null && specialPrice >= lowest)
    throw new DocumentError('specialPrice', `must be lower than the price, ${lowest}`)
  if (specialPrice !== undefined || price !== undefined) return { price: lowest, specialPrice: specialPrice ?? null }
  const specials = (variants ?? []).flatMap((variant) =>
    variant.price === undefined ? [] : (variant.specialPrice ?? []),
  )
  const special = Math.min(...specials)
  return { price: lowest, specialPrice: special < lowest ? special : null }
}

const hasPrices = ({ price, specialPrice, variants }: ProductDocument): boolean =>
  price !== undefined || specialPrice !== undefined || variants?.some((variant) => variant.price !== undefined) === true

/** Columns that a document changes; those it does not name stay. */
function changedColumns({ own, document, toMinor, at }: PlanContext): Partial<ProductRow> {
  const fill = (input: TextInput) => fillText(input, own)
  const { name, brand, subtitle, description, seo } = document
  const textFields = Object.entries({
    ...{ name, brand, subtitle, description },
    ...{ seoTitle: seo?.title, seoDescription: seo?.description },
  })
  const { status, model, taxClass, isNew, featured, releasedAt } = document
  const personalization = toPersonalization(document.personalization, { toMinor, fill })
  return omitUndefined({
    ...Object.fromEntries(textFields.flatMap(([field, words]) => (words === undefined ? [] : [[field, fill(words)]]))),
    ...{ status, model, taxClass, isNew, featured, releasedAt, personalization },
    sizeTable: toSizeChart(document.sizeChart, fill),
    // A draft was never sold: its address is unknown, not gone.
    ...(status === undefined ? {} : { withdrawnAt: status === 'archived' ? at : null }),
  })
}

function newRow(context: PlanContext): ProductRow {
  const { document, references, at, toMinor } = context
  if (!document.name) throw new DocumentError('name', 'a product needs a name')
  const { price, specialPrice } = pricesOf(document)
  return {
    ...{ key: document.key, id: references.nextId(), position: references.nextPosition(), model: '', version: 1 },
    ...{ name: NONE, brand: NONE, subtitle: NONE, description: NONE, seoTitle: NONE, seoDescription: NONE },
    ...{ releasedAt: at, isNew: false, featured: null, sizeChart: [], sizeTable: null, taxClass: 'standard' },
    ...{ rating: { average: 0, count: 0 }, stars: [0, 0, 0, 0, 0], personalization: null },
    ...{ status: 'active', withdrawnAt: null },
    ...changedColumns(context),
    price: toMinor(price),
    specialPrice: specialPrice === null ? null : toMinor(specialPrice),
    lowestPrice: null,
  }
}

function changedRow(context: PlanContext, row: ProductRow): ProductRow {
  const { document, toMinor, toAmount } = context
  const changed = { ...row, ...changedColumns(context) }
  if (!hasPrices(document)) return changed
  const { price, specialPrice } = pricesOf(document, toAmount(row.price))
  return { ...changed, price: toMinor(price), specialPrice: specialPrice === null ? null : toMinor(specialPrice) }
}

/**
 * The categories of a document, the one of its breadcrumb first. Those that are filled by sales stay as they are.
 * @throws DocumentError
 */
function planCategories({ document, references }: PlanContext, before: readonly string[]): string[] {
  const { categories } = document
  if (!categories) return [...before]
  const unknown = categories.findIndex((key) => !references.categories.has(key))
  if (unknown >= 0) throw new DocumentError(`categories[${unknown}]`, `there is no category ${categories[unknown]}`)
  const isSale = (key: string) => references.saleCategories.has(key)
  return [...new Set(categories.filter((key) => !isSale(key))), ...before.filter(isSale)]
}

/** @throws DocumentError for an unknown product */
function planRelations({ document: { key, related }, references }: PlanContext, before: RelationRow[]): RelationRow[] {
  if (!related) return before
  const rows = RELATION_KINDS.flatMap((kind) =>
    [...new Set(related[kind] ?? [])].map((relatedKey, position) => ({ productKey: key, relatedKey, kind, position })),
  )
  const unknown = rows.find(({ relatedKey }) => relatedKey !== key && !references.products.has(relatedKey))
  if (unknown) throw new DocumentError(`related.${unknown.kind}`, `there is no product ${unknown.relatedKey}`)
  return rows
}

/** Rejects SKUs that other products have. @returns ids of archived variants that release theirs @throws DocumentError */
function claimSkus(references: ProductReferences, { product: { key }, variants }: ProductState): number[] {
  return variants.flatMap(({ sku, stockPolicy }) => {
    const owner = references.skus.get(sku)
    if (!owner || owner.key === key || stockPolicy === ARCHIVED) return []
    if (!owner.isArchived) throw new DocumentError('sku', `${sku} is a SKU of the product ${owner.key}`)
    return [owner.variantId]
  })
}

/**
 * The planned product of a document, without writing anything; the references are updated.
 * @param before null for a new product
 * @throws DocumentError
 */
export function planProduct(context: PlanContext, before: ProductState | null): PlannedProduct {
  const { document, references, own, toMinor } = context
  const { key } = document
  const row = before ? changedRow(context, before.product) : newRow(context)
  const categories = planCategories(context, before?.categories ?? [])
  const { nextId } = references
  const { groups, values, variants: plannedVariants } = planVariants({ key, own, toMinor, nextId }, document, before)
  const attributes = document.attributes
    ? planAttributes(document.attributes, references.attributes, own)
    : (before?.attributes ?? [])
  const pictures = document.pictures
    ? planPictures({ key, own }, document.pictures, { media: references.media, owners: references.pictureOwners })
    : (before?.pictures ?? [])
  const variants = planVariantPictures(document, { variants: plannedVariants, pictures })
  const relations = planRelations(context, before?.relations ?? [])
  const after = { product: row, groups, values, categories, attributes, variants, pictures, relations }
  const skuReleasingVariantIds = claimSkus(references, after)
  recordPlannedProduct(references, before, after)
  return { document, before, after, skuReleasingVariantIds }
}
