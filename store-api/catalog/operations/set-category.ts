import { eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { category, product, productCategory } from '../../db/schema'
import { fillText, ownTexts, text, type TextInput } from '../../i18n/local-text'
import { enqueueInvalidations } from '../../jobs/cache-invalidation'
import { invalidateCatalog, refreshCatalogEntries } from '../facet-index/entry'
import { cacheTagsOf } from '../redirects'
import { assignSaleCategories } from '../sale-categories'
import {
  type ChangeOptions,
  compact,
  DocumentError,
  omitUndefined,
  type OperationShop,
  recordChange,
  type StoredDocument,
  type ChangeResult,
} from './change'
import { categoryDocumentSchema } from './content-documents'
import { toPictureName } from './plan-pictures'

const NONE = text('', '', '')

/** A category as its document; locks it. */
export async function readCategory(
  tx: Database,
  key: string,
  { language }: OperationShop,
): Promise<StoredDocument | null> {
  const [row] = await tx.select().from(category).where(eq(category.key, key)).for('update')
  if (!row) return null
  const { parentKey: parent, position, pictureName: picture, isHidden, version } = row
  const words = { name: ownTexts(row.name, language), description: ownTexts(row.description, language) }
  const saleOf = row.saleOf && (await keysOf(tx, row.saleOf))
  const document = compact({ key, parent, ...words, position, picture, isHidden })
  // An empty list means all products, which differs from an omitted one.
  return { version, document: saleOf ? { ...document, saleOf } : document }
}

async function keysOf(tx: Database, ids: number[]): Promise<string[]> {
  const rows = ids.length > 0 ? await tx.select().from(category).where(inArray(category.id, ids)) : []
  return ids.flatMap((id) => rows.find((row) => row.id === id)?.key ?? [])
}

/** @throws DocumentError for an unknown category */
async function saleIdsOf(tx: Database, keys: string[] | null | undefined): Promise<number[] | null | undefined> {
  if (!keys || keys.length === 0) return keys ? [] : keys
  const rows = await tx.select().from(category).where(inArray(category.key, keys))
  return keys.map((key, at) => {
    const row = rows.find((one) => one.key === key)
    if (!row) throw new DocumentError(`saleOf[${at}]`, `there is no category ${key}`)
    return row.id
  })
}

/** @throws DocumentError if the parent is unknown, or a descendant of the category itself */
async function checkParent(tx: Database, key: string, parent: string) {
  for (let above: string | null = parent; above !== null;) {
    const [row] = await tx.select({ parent: category.parentKey }).from(category).where(eq(category.key, above))
    if (!row) throw new DocumentError('parent', `there is no category ${above}`)
    if (above === key) throw new DocumentError('parent', `${parent} is below ${key}`)
    above = row.parent
  }
}

/** The products of a category and its descendants: their listings and breadcrumbs change with it. */
const productsBelow = (tx: Database, key: string) =>
  tx
    .select({ id: product.id })
    .from(product)
    .innerJoin(productCategory, eq(productCategory.productKey, product.key))
    .where(
      sql`${productCategory.categoryKey} in (with recursive below as (
        select key from category where key = ${key}
        union all select category.key from category join below on category.parent_key = below.key
      ) select key from below)`,
    )

/**
 * Adds a category, or changes the fields that its document names. @throws ValidationError, DocumentError,
 * VersionConflict
 */
export async function setCategory(shop: OperationShop, input: unknown, options: ChangeOptions): Promise<ChangeResult> {
  const document = await categoryDocumentSchema.validate(input, { abortEarly: false, stripUnknown: false })
  const { key, parent, picture, isHidden, position } = document
  const fill = (words: TextInput | undefined) => (words === undefined ? undefined : fillText(words, shop.language))
  return recordChange(shop, {
    ...options,
    ...{ kind: 'category', key },
    read: (tx) => readCategory(tx, key, shop),
    write: async (tx, before) => {
      if (parent) await checkParent(tx, key, parent)
      const [last] = await tx.select({ next: sql<number>`coalesce(max(${category.position}) + 1, 0)` }).from(category)
      const words = { name: fill(document.name), description: fill(document.description) }
      const saleOf = await saleIdsOf(tx, document.saleOf)
      const columns = {
        ...words,
        parentKey: parent,
        position,
        pictureName: picture && toPictureName(picture),
        isHidden,
        saleOf,
      }
      const changes = omitUndefined(columns)
      if (!before && !words.name) throw new DocumentError('name', 'a category needs a name')
      if (before)
        await tx
          .update(category)
          .set({ ...changes, updatedAt: new Date(shop.now()) })
          .where(eq(category.key, key))
      else
        await tx.insert(category).values({ key, name: NONE, description: NONE, position: last?.next ?? 0, ...changes })
      const previousParent = (before?.document as { parent?: string | null } | undefined)?.parent ?? null
      const isMoved = before !== null && parent !== undefined && parent !== previousParent
      const moved = isMoved ? (await productsBelow(tx, key)).map(({ id }) => id) : []
      // One of the two, not both: entries are locked in the order of their products, and another order could deadlock.
      await (moved.length > 0 ? refreshCatalogEntries(tx, [...new Set(moved)]) : invalidateCatalog(tx))
      // The place of a product in the tree decides its sale category.
      const reassigned = saleOf === undefined ? moved : undefined
      const listed = await assignSaleCategories(tx, new Date(shop.now()), reassigned)
      await enqueueInvalidations(tx, [...cacheTagsOf('category', key), ...listed])
    },
    setVersion: (tx, version) => tx.update(category).set({ version }).where(eq(category.key, key)),
  })
}
