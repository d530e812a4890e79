import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../db/database'
import {
  attribute,
  optionGroup,
  optionValue,
  picture,
  product,
  productAttribute,
  productCategory,
  productRelation,
  variant,
} from '../../db/schema'
import type { AttributeValue } from '../../db/schema/columns'
import type { VariantRow } from '../variants/stock'

export type ProductRow = typeof product.$inferSelect
export type GroupRow = typeof optionGroup.$inferSelect
export type ValueRow = typeof optionValue.$inferSelect
export type AttributeRow = typeof attribute.$inferSelect
export type PictureRow = typeof picture.$inferSelect
export type RelationRow = typeof productRelation.$inferSelect

/** All rows of a product, each list in its order. */
export interface ProductState {
  product: ProductRow
  groups: GroupRow[]
  /** Of all groups. */
  values: ValueRow[]
  /** Keys, the one of its breadcrumb first. */
  categories: string[]
  attributes: { attribute: AttributeRow; value: AttributeValue }[]
  /** Archived ones included, by their ids. */
  variants: VariantRow[]
  pictures: PictureRow[]
  relations: RelationRow[]
}

/** The rows of each key, in their order. */
function groupRowsBy<Key, Row>(rows: readonly Row[], keyOf: (row: Row) => Key): (key: Key) => Row[] {
  const lists = new Map<Key, Row[]>()
  for (const row of rows) {
    const list = lists.get(keyOf(row))
    if (list) list.push(row)
    else lists.set(keyOf(row), [row])
  }
  return (key) => lists.get(key) ?? []
}

/**
 * The rows of some products, in as many queries as for one.
 * @param isLocked to lock the products and their variants until the transaction ends, the variants in the order in
 * which orders lock them: the record then contains the operator's changes, not concurrent sales
 * @returns without missing products
 */
export async function readProductStates(
  tx: Database,
  productKeys: readonly string[],
  { isLocked }: { isLocked: boolean },
): Promise<Map<string, ProductState>> {
  if (productKeys.length === 0) return new Map()
  const select = tx
    .select()
    .from(product)
    .where(inArray(product.key, [...productKeys]))
    .orderBy(asc(product.id))
  const products = await (isLocked ? select.for('no key update') : select)
  const keys = products.map(({ key }) => key)
  if (keys.length === 0) return new Map()
  const groups = await tx
    .select()
    .from(optionGroup)
    .where(inArray(optionGroup.productKey, keys))
    .orderBy(asc(optionGroup.position))
  const groupIds = groups.map(({ id }) => id)
  const values =
    groupIds.length > 0
      ? await tx
          .select()
          .from(optionValue)
          .where(inArray(optionValue.groupId, groupIds))
          .orderBy(asc(optionValue.position))
      : []
  const variantQuery = tx.select().from(variant).where(inArray(variant.productKey, keys)).orderBy(asc(variant.id))
  const variants = await (isLocked ? variantQuery.for('no key update') : variantQuery)
  const categories = await tx
    .select({ productKey: productCategory.productKey, key: productCategory.categoryKey })
    .from(productCategory)
    .where(inArray(productCategory.productKey, keys))
    .orderBy(asc(productCategory.position))
  const attributes = await tx
    .select({ productKey: productAttribute.productKey, attribute, value: productAttribute.value })
    .from(productAttribute)
    .innerJoin(attribute, eq(attribute.id, productAttribute.attributeId))
    .where(inArray(productAttribute.productKey, keys))
    .orderBy(asc(productAttribute.position))
  const pictures = await tx
    .select()
    .from(picture)
    .where(inArray(picture.productKey, keys))
    .orderBy(asc(picture.position))
  const relations = await tx
    .select()
    .from(productRelation)
    .where(inArray(productRelation.productKey, keys))
    .orderBy(asc(productRelation.position))
  const byProduct = <Row extends { productKey: string | null }>(rows: readonly Row[]) =>
    groupRowsBy(rows, ({ productKey }) => productKey)
  const valuesOf = groupRowsBy(values, ({ groupId }) => groupId)
  const rowsOf = {
    ...{ groups: byProduct(groups), variants: byProduct(variants), categories: byProduct(categories) },
    ...{ attributes: byProduct(attributes), pictures: byProduct(pictures), relations: byProduct(relations) },
  }
  return new Map(
    products.map((row) => {
      const { key } = row
      const state: ProductState = {
        product: row,
        groups: rowsOf.groups(key),
        values: rowsOf.groups(key).flatMap(({ id }) => valuesOf(id)),
        categories: rowsOf.categories(key).map((listed) => listed.key),
        attributes: rowsOf.attributes(key).map(({ attribute: named, value }) => ({ attribute: named, value })),
        variants: rowsOf.variants(key),
        pictures: rowsOf.pictures(key),
        relations: rowsOf.relations(key),
      }
      return [key, state]
    }),
  )
}
