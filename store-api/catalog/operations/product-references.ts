import { inArray, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { attribute, category, media, picture, product, variant } from '../../db/schema'
import { ARCHIVED, RELATION_KINDS } from '../../db/schema/columns'
import { pictureNameOf } from './plan-pictures'
import { skusOf } from './plan-variants'
import type { ProductDocument } from './product-document'
import type { AttributeRow, ProductState } from './product-state'

/** The owner of a SKU. */
interface SkuOwner {
  key: string
  variantId: number
  /** Whether the variant is archived: then another product may take its SKU. */
  isArchived: boolean
}

/**
 * Existing resources that product documents refer to. It is kept up to date while the products of a batch are planned
 * one after the other.
 */
export interface ProductReferences {
  categories: Set<string>
  /** Categories that list products automatically while they are on sale. */
  saleCategories: ReadonlySet<string>
  attributes: Map<string, AttributeRow>
  skus: Map<string, SkuOwner>
  media: ReadonlySet<string>
  /** Products of pictures by the pictures' names; null for those of no product. */
  pictureOwners: Map<string, string | null>
  products: Set<string>
  /** Position of the next new product in the shop's default order. */
  nextPosition: () => number
  /** Ids of new rows, below zero until they are written. */
  nextId: () => number
}

/** Resources that are not in the database yet: a dry run plans with them. */
export type PlannedResources = Pick<
  ProductReferences,
  'categories' | 'attributes' | 'skus' | 'pictureOwners' | 'products'
>

export const noPlannedResources = (): PlannedResources => ({
  ...{ categories: new Set(), attributes: new Map(), skus: new Map(), pictureOwners: new Map(), products: new Set() },
})

async function readDistinct<Row>(names: readonly string[], read: (names: string[]) => Promise<Row[]>): Promise<Row[]> {
  const distinct = [...new Set(names)]
  return distinct.length > 0 ? read(distinct) : []
}

/** Reads the resources that documents refer to, in as many queries as for one document. */
export async function readProductReferences(
  tx: Database,
  documents: readonly ProductDocument[],
  assumed: PlannedResources,
): Promise<ProductReferences> {
  const categories = await readDistinct(
    documents.flatMap((one) => one.categories ?? []),
    (keys) => tx.select({ key: category.key }).from(category).where(inArray(category.key, keys)),
  )
  const sale = await tx.select({ key: category.key }).from(category).where(isNotNull(category.saleOf))
  const attributes = await readDistinct(
    documents.flatMap((one) => Object.keys(one.attributes ?? {})),
    (keys) => tx.select().from(attribute).where(inArray(attribute.key, keys)),
  )
  const skus = await readDistinct(documents.flatMap(skusOf), (list) =>
    tx
      .select({ sku: variant.sku, key: variant.productKey, variantId: variant.id, policy: variant.stockPolicy })
      .from(variant)
      .where(inArray(variant.sku, list)),
  )
  const pictures = documents.flatMap((one) => one.pictures ?? [])
  const known = await readDistinct(
    pictures.flatMap(({ hash }) => hash ?? []),
    (hashes) => tx.select({ hash: media.hash }).from(media).where(inArray(media.hash, hashes)),
  )
  const owners = await readDistinct(
    pictures.map(({ file }) => pictureNameOf(file)),
    (names) =>
      tx.select({ name: picture.name, key: picture.productKey }).from(picture).where(inArray(picture.name, names)),
  )
  const related = await readDistinct(
    documents.flatMap(({ related: named }) => RELATION_KINDS.flatMap((kind) => named?.[kind] ?? [])),
    (keys) => tx.select({ key: product.key }).from(product).where(inArray(product.key, keys)),
  )
  const [last] = await tx.select({ position: sql<number>`coalesce(max(${product.position}), 0)` }).from(product)
  let position = Number(last?.position ?? 0)
  let id = 0
  return {
    categories: new Set([...categories.map(({ key }) => key), ...assumed.categories]),
    saleCategories: new Set(sale.map(({ key }) => key)),
    attributes: new Map([...assumed.attributes, ...attributes.map((row): [string, AttributeRow] => [row.key, row])]),
    skus: new Map([
      ...skus.map(({ sku, key, variantId, policy }): [string, SkuOwner] => [
        sku,
        { key, variantId, isArchived: policy === ARCHIVED },
      ]),
      ...assumed.skus,
    ]),
    media: new Set(known.map(({ hash }) => hash)),
    pictureOwners: new Map([
      ...owners.map(({ name, key }): [string, string | null] => [name, key]),
      ...assumed.pictureOwners,
    ]),
    products: new Set([...related.map(({ key }) => key), ...assumed.products]),
    nextPosition: () => ++position,
    nextId: () => --id,
  }
}

/**
 * Records the SKUs and pictures that a planned product claims and releases.
 * @param before null for a new product
 */
export function recordPlannedProduct(
  references: Pick<ProductReferences, 'products' | 'skus' | 'pictureOwners'>,
  before: ProductState | null,
  after: ProductState,
): void {
  const { key } = after.product
  references.products.add(key)
  for (const { sku } of before?.variants ?? []) if (references.skus.get(sku)?.key === key) references.skus.delete(sku)
  for (const { sku, id, stockPolicy } of after.variants) {
    const isArchived = stockPolicy === ARCHIVED
    // An archived variant may have released its SKU.
    if (!isArchived || !references.skus.has(sku)) references.skus.set(sku, { key, variantId: id, isArchived })
  }
  for (const { name } of before?.pictures ?? []) references.pictureOwners.set(name, null)
  for (const { name } of after.pictures) references.pictureOwners.set(name, key)
}
