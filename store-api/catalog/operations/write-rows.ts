import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import { alias, type PgTable } from 'drizzle-orm/pg-core'
import { isDeepStrictEqual } from 'node:util'
import type { Database } from '../../db/database'
import {
  cartLine,
  optionGroup,
  optionValue,
  orderLine,
  picture,
  product,
  productCategory,
  productRelation,
  variant,
} from '../../db/schema'
import { ARCHIVED } from '../../db/schema/columns'
import { readRows } from '../../search/read-rows'
import type { PlannedProduct } from './plan-product'

/** Ids that new rows of a table get, in their order. */
async function reserveIds(tx: Database, table: 'product' | 'option_group' | 'option_value' | 'variant', count: number) {
  if (count === 0) return []
  const rows = await readRows<{ id: number }>(
    tx,
    sql`select nextval(pg_get_serial_sequence(${table}, 'id'))::int as id from generate_series(1, ${count}::int)`,
  )
  return rows.map(({ id }) => id).sort((a, b) => a - b)
}

/** Assigns ids to new rows. */
export async function assignIds(tx: Database, planned: readonly PlannedProduct[]): Promise<PlannedProduct[]> {
  const ids = new Map<number, number>()
  const states = planned.map(({ after }) => after)
  const reserve = async (table: Parameters<typeof reserveIds>[1], rows: readonly { id: number }[]) => {
    const fresh = rows.filter(({ id }) => id < 0)
    for (const [place, id] of (await reserveIds(tx, table, fresh.length)).entries()) ids.set(fresh[place]?.id ?? 0, id)
  }
  await reserve(
    'product',
    states.map((state) => state.product),
  )
  await reserve(
    'option_group',
    states.flatMap(({ groups }) => groups),
  )
  await reserve(
    'option_value',
    states.flatMap(({ values }) => values),
  )
  await reserve(
    'variant',
    states.flatMap(({ variants }) => variants),
  )
  const realId = (id: number) => ids.get(id) ?? id
  return planned.map((one) => ({
    ...one,
    after: {
      ...one.after,
      product: { ...one.after.product, id: realId(one.after.product.id) },
      groups: one.after.groups.map((row) => ({ ...row, id: realId(row.id) })),
      values: one.after.values.map((row) => ({ ...row, id: realId(row.id), groupId: realId(row.groupId) })),
      variants: one.after.variants.map((row) => ({ ...row, id: realId(row.id), valueIds: row.valueIds.map(realId) })),
    },
  }))
}

/** Deletes variants; those that carts or orders refer to are archived instead. */
async function removeVariants(tx: Database, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  const [carts, orders] = [
    await tx.selectDistinct({ id: cartLine.variantId }).from(cartLine).where(inArray(cartLine.variantId, ids)),
    await tx.selectDistinct({ id: orderLine.variantId }).from(orderLine).where(inArray(orderLine.variantId, ids)),
  ]
  const referencedIds = new Set([...carts, ...orders].map(({ id }) => id))
  const [archivedIds, deletedIds] = [
    ids.filter((id) => referencedIds.has(id)),
    ids.filter((id) => !referencedIds.has(id)),
  ]
  if (archivedIds.length > 0)
    await tx.update(variant).set({ stockPolicy: ARCHIVED }).where(inArray(variant.id, archivedIds))
  if (deletedIds.length > 0) await tx.delete(variant).where(inArray(variant.id, deletedIds))
}

/** Ids of stored rows that the planned state no longer contains. */
const removedIds = <Name extends 'groups' | 'values'>(planned: readonly PlannedProduct[], name: Name): number[] =>
  planned.flatMap(({ before, after }) => {
    const remainingIds = new Set<number>(after[name].map(({ id }) => id))
    return (before?.[name] ?? []).flatMap(({ id }) => (remainingIds.has(id) ? [] : id))
  })

/** Deletes rows that the products no longer have, before any are added: this frees SKUs and positions. */
export async function removeObsoleteRows(tx: Database, planned: readonly PlannedProduct[]): Promise<void> {
  await removeVariants(
    tx,
    planned.flatMap(({ before, after }) =>
      before?.variants === after.variants
        ? []
        : after.variants.flatMap(({ id, stockPolicy }) => (stockPolicy === ARCHIVED ? id : [])),
    ),
  )
  const releasingIds = planned.flatMap(({ skuReleasingVariantIds }) => skuReleasingVariantIds)
  if (releasingIds.length > 0)
    await tx
      .update(variant)
      .set({ sku: sql`${variant.sku} || '~' || ${variant.id}` })
      .where(and(inArray(variant.id, releasingIds), eq(variant.stockPolicy, ARCHIVED)))
  const values = removedIds(planned, 'values')
  if (values.length > 0) await tx.delete(optionValue).where(inArray(optionValue.id, values))
  const groups = removedIds(planned, 'groups')
  if (groups.length > 0) await tx.delete(optionGroup).where(inArray(optionGroup.id, groups))
}

/** Rows of one statement: PostgreSQL takes 65,535 parameters. */
const CHUNK_SIZE = 1000

export async function inChunks<Row>(rows: readonly Row[], write: (rows: Row[]) => PromiseLike<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += CHUNK_SIZE) await write(rows.slice(from, from + CHUNK_SIZE))
}

/** Columns that an upsert overwrites: all except `keptColumns`. */
const upsertColumns = (table: PgTable, keptColumns: readonly string[]): Record<string, SQL> =>
  Object.fromEntries(
    Object.entries(getTableColumns(alias(table, 'excluded'))).flatMap(([name, column]) =>
      keptColumns.includes(name) ? [] : [[name, sql`${column}`]],
    ),
  )

/** Rows that are new or changed. */
function changedRows<Row extends object>(
  planned: readonly PlannedProduct[],
  listOf: (state: PlannedProduct['after']) => readonly Row[],
  keyOf: (row: Row) => unknown,
): Row[] {
  return planned.flatMap(({ before, after }) => {
    const previousRows = new Map((before ? listOf(before) : []).map((row) => [keyOf(row), row]))
    return listOf(after).filter((row) => !isDeepStrictEqual(previousRows.get(keyOf(row)), row))
  })
}

/** Columns of a product that its document does not contain: an upsert preserves them. */
const PRESERVED_COLUMNS = ['key', 'id', 'position', 'rating', 'stars', 'sizeChart', 'version'] as const

/** Writes products with their options and variants. */
export async function writeRows(tx: Database, planned: readonly PlannedProduct[]): Promise<void> {
  const fresh = planned.flatMap(({ before, after }) => (before ? [] : after.product))
  await inChunks(fresh, (rows) => tx.insert(product).values(rows))
  const changed = changedRows(
    planned.filter(({ before }) => before),
    (state) => [state.product],
    ({ id }) => id,
  )
  await inChunks(changed, (rows) =>
    tx
      .insert(product)
      .values(rows)
      .onConflictDoUpdate({ target: product.key, set: upsertColumns(product, PRESERVED_COLUMNS) }),
  )
  const groups = changedRows(
    planned,
    (state) => state.groups,
    ({ id }) => id,
  )
  await inChunks(groups, (rows) =>
    tx
      .insert(optionGroup)
      .values(rows)
      .onConflictDoUpdate({ target: optionGroup.id, set: upsertColumns(optionGroup, ['id']) }),
  )
  const values = changedRows(
    planned,
    (state) => state.values,
    ({ id }) => id,
  )
  await inChunks(values, (rows) =>
    tx
      .insert(optionValue)
      .values(rows)
      .onConflictDoUpdate({ target: optionValue.id, set: upsertColumns(optionValue, ['id']) }),
  )
  const isOffered = ({ stockPolicy }: { stockPolicy: string }) => stockPolicy !== ARCHIVED
  const variants = changedRows(
    planned,
    (state) => state.variants.filter(isOffered),
    ({ id }) => id,
  )
  await inChunks(variants, (rows) =>
    tx
      .insert(variant)
      .values(rows)
      .onConflictDoUpdate({ target: variant.id, set: upsertColumns(variant, ['id']) }),
  )
}

/** Products of which a list changed. */
const withChangedList = (
  planned: readonly PlannedProduct[],
  name: 'categories' | 'attributes' | 'pictures' | 'relations',
) => planned.filter(({ before, after }) => !isDeepStrictEqual(before?.[name] ?? [], after[name]))

const keysOf = (planned: readonly PlannedProduct[]) => planned.map(({ after }) => after.product.key)

/** Writes the categories, pictures and relations of products. */
export async function writeLists(tx: Database, planned: readonly PlannedProduct[]): Promise<void> {
  const listed = withChangedList(planned, 'categories')
  if (listed.length > 0) await tx.delete(productCategory).where(inArray(productCategory.productKey, keysOf(listed)))
  const categories = listed.flatMap(({ after }) =>
    after.categories.map((categoryKey, position) => ({ productKey: after.product.key, categoryKey, position })),
  )
  await inChunks(categories, (rows) => tx.insert(productCategory).values(rows))
  const pictured = withChangedList(planned, 'pictures')
  // Pictures that products had stay as images of past orders.
  if (pictured.length > 0)
    await tx
      .update(picture)
      .set({ productKey: null })
      .where(inArray(picture.productKey, keysOf(pictured)))
  const pictures = pictured.flatMap(({ after }) => after.pictures)
  await inChunks(pictures, (rows) =>
    tx
      .insert(picture)
      .values(rows)
      .onConflictDoUpdate({ target: picture.name, set: upsertColumns(picture, ['name']) }),
  )
  const related = withChangedList(planned, 'relations')
  if (related.length > 0) await tx.delete(productRelation).where(inArray(productRelation.productKey, keysOf(related)))
  const relations = related.flatMap(({ after }) => after.relations)
  await inChunks(relations, (rows) => tx.insert(productRelation).values(rows))
}
