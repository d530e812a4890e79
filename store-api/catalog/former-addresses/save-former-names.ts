import { and, inArray, sql } from 'drizzle-orm'
import { type Database, inTransaction } from '../../db/database'
import { formerName, product, variant } from '../../db/schema'

/** The names of a product and its variants in the shop that they were imported from. */
export interface FormerNames {
  /** Key of the product here. */
  key: string
  /** Handles in small letters, and `id:` with its number. */
  names: string[]
  variants: { sku: string; name: string }[]
}

/** Stores former names of products, so that their former addresses redirect to them. */
export async function saveFormerNames(db: Database, all: readonly FormerNames[]): Promise<void> {
  if (all.length === 0) return
  const keys = all.map(({ key }) => key)
  const skus = all.flatMap(({ variants }) => variants.map(({ sku }) => sku))
  await inTransaction(db, async (tx) => {
    const products = await tx
      .select({ id: product.id, key: product.key })
      .from(product)
      .where(inArray(product.key, keys))
    const idOf = new Map(products.map(({ id, key }) => [key, id]))
    const isImportedVariant = and(inArray(variant.productKey, keys), inArray(variant.sku, skus))
    const importedVariants =
      skus.length > 0
        ? await tx
            .select({ id: variant.id, sku: variant.sku, key: variant.productKey })
            .from(variant)
            .where(isImportedVariant)
        : []
    const variantOf = new Map(importedVariants.map(({ id, sku, key }) => [`${key}\n${sku}`, id]))
    const rows = all.flatMap(({ key, names, variants }) => [
      ...names.map((name) => ({ kind: 'product' as const, name, thingId: idOf.get(key) })),
      ...variants.map(({ sku, name }) => ({
        kind: 'variant' as const,
        name,
        thingId: variantOf.get(`${key}\n${sku}`),
      })),
    ])
    // One statement cannot write a row twice: if two share a name, the later one keeps it.
    const lastByName = new Map(
      rows.flatMap(({ kind, name, thingId }) =>
        thingId === undefined ? [] : [[`${kind}\n${name}`, { kind, name, thingId }] as const],
      ),
    )
    if (lastByName.size === 0) return
    await tx
      .insert(formerName)
      .values([...lastByName.values()])
      .onConflictDoUpdate({ target: [formerName.kind, formerName.name], set: { thingId: sql`excluded.thing_id` } })
  })
}
