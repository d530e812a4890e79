import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { attribute, product, productAttribute } from '../../db/schema'
import { fillText, ownTexts } from '../../i18n/local-text'
import { enqueueInvalidations } from '../../jobs/cache-invalidation'
import { refreshCatalogEntries } from '../facet-index/entry'
import { attributeFacetIds } from '../facet-index/facet-values'
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
import { attributeDocumentSchema } from './content-documents'

/** An attribute as its document; locks it. */
export async function readAttribute(
  tx: Database,
  key: string,
  { language }: OperationShop,
): Promise<StoredDocument | null> {
  const [row] = await tx.select().from(attribute).where(eq(attribute.key, key)).for('update')
  if (!row) return null
  const { kind, unit, isShown, isFilter, position, version } = row
  const name = ownTexts(row.name, language)
  return { version, document: compact({ key, name, kind, unit, isShown, isFilter, position }) }
}

/** Pages of products that have the attribute show it with its unit; listings are filtered by it. */
async function refreshProducts(tx: Database, key: string) {
  const rows = await tx
    .select({ id: product.id, key: product.key, attribute, value: productAttribute.value })
    .from(product)
    .innerJoin(productAttribute, eq(productAttribute.productKey, product.key))
    .innerJoin(attribute, eq(attribute.id, productAttribute.attributeId))
    .where(eq(attribute.key, key))
  for (const row of rows) {
    const facetValueIds = await attributeFacetIds(tx, row.attribute, row.value)
    await tx
      .update(productAttribute)
      .set({ facetValueIds })
      .where(and(eq(productAttribute.productKey, row.key), eq(productAttribute.attributeId, row.attribute.id)))
  }
  await refreshCatalogEntries(
    tx,
    rows.map(({ id }) => id),
  )
}

/**
 * Adds an attribute, or changes the fields that its document names. @throws ValidationError, DocumentError,
 * VersionConflict
 */
export async function setAttribute(shop: OperationShop, input: unknown, options: ChangeOptions): Promise<ChangeResult> {
  const document = await attributeDocumentSchema.validate(input, { abortEarly: false, stripUnknown: false })
  const { key, kind, unit, isShown, isFilter, position } = document
  return recordChange(shop, {
    ...options,
    ...{ kind: 'attribute', key },
    read: (tx) => readAttribute(tx, key, shop),
    write: async (tx, before) => {
      const name = document.name === undefined ? undefined : fillText(document.name, shop.language)
      const previous = before?.document as { kind?: string } | undefined
      if (previous && kind !== undefined && kind !== previous.kind)
        throw new DocumentError('kind', `${key} is of kind ${previous.kind}, and products have values of it`)
      const columns = { name, unit, isShown, isFilter, position }
      const changes = omitUndefined(columns)
      if (before) {
        if (Object.keys(changes).length > 0) await tx.update(attribute).set(changes).where(eq(attribute.key, key))
        await refreshProducts(tx, key)
        await enqueueInvalidations(tx, ['listing'])
        return
      }
      if (!name || !kind) throw new DocumentError(name ? 'kind' : 'name', 'an attribute needs a name and a kind')
      const [last] = await tx.select({ next: sql<number>`coalesce(max(${attribute.position}) + 1, 0)` }).from(attribute)
      await tx.insert(attribute).values({ position: last?.next ?? 0, ...changes, key, name, kind })
    },
    setVersion: (tx, version) => tx.update(attribute).set({ version }).where(eq(attribute.key, key)),
  })
}
