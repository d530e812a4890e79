import { inArray, sql } from 'drizzle-orm'
import type { CacheTag } from '../../../contract/cache-tags'
import type { Database } from '../../db/database'
import { catalogEntry, priceChange, productAttribute } from '../../db/schema'
import { ARCHIVED } from '../../db/schema/columns'
import { enqueueInvalidations } from '../../jobs/cache-invalidation'
import { refreshSearchIndex } from '../../search/refresh-search'
import type { SearchableProduct } from '../../search/search-text'
import { refreshCatalogEntries } from '../facet-index/entry'
import { attributesFacetIds, ensureBrands, ensureOptionFacets } from '../facet-index/facet-values'
import { assignSaleCategories } from '../sale-categories'
import { shownValue } from '../specification'
import { referencePriceFor, effectivePriceOf } from '../set-price'
import { addPriceChanges, deletePlannedPrices, variantPriceRecords } from '../variants/price-history'
import type { VariantRow } from '../variants/stock'
import type { PlannedProduct } from './plan-product'
import { type ProductState, readProductStates } from './product-state'
import { inChunks, removeObsoleteRows, assignIds, writeLists, writeRows } from './write-rows'

const offeredVariants = ({ variants }: Pick<ProductState, 'variants'>) =>
  variants.filter(({ stockPolicy }) => stockPolicy !== ARCHIVED)

type NewPriceChange = typeof priceChange.$inferInsert

/**
 * Finds the reference prices of reductions.
 * @param isDryRun leaves planned price changes unchanged
 * @returns the products with them, and the entries to add to the price history once they are written
 */
export async function withReferencePrices(
  tx: Database,
  planned: readonly PlannedProduct[],
  at: Date,
  isDryRun = false,
): Promise<{ priced: PlannedProduct[]; added: NewPriceChange[] }> {
  const keys = planned.flatMap(({ before }) => before?.product.key ?? [])
  const rows = keys.length > 0 ? await tx.select().from(priceChange).where(inArray(priceChange.productKey, keys)) : []
  const replannedKeys: string[] = []
  const added: NewPriceChange[] = []
  const priced = planned.map((one) => {
    const { key } = one.after.product
    const history = rows.filter(({ productKey }) => productKey === key)
    const own = { ...one.after.product }
    const previous = one.before?.product
    if (!previous) own.lowestPrice = own.specialPrice === null ? null : own.price
    else if (own.price !== previous.price || own.specialPrice !== previous.specialPrice)
      own.lowestPrice = referencePriceFor(previous, own, {
        history: history.filter(({ variantId }) => variantId === null),
        at,
      })
    if (!previous || effectivePriceOf(own) !== effectivePriceOf(previous)) {
      const change = { productKey: key, variantId: null, price: effectivePriceOf(own), at }
      added.push(change)
      history.push({ id: 0, ...change })
    }
    const before = { product: previous ?? null, variants: one.before ? offeredVariants(one.before) : [] }
    const after = { product: own, variants: offeredVariants(one.after) }
    const records = variantPriceRecords({ key, before, after, at }, history)
    if (records.replacesPlannedPrices && previous) replannedKeys.push(key)
    added.push(...records.added)
    const variants = one.after.variants.map((row): VariantRow => {
      const lowestPrice = records.lowestPrices.get(row.id)
      return lowestPrice === undefined ? row : { ...row, lowestPrice }
    })
    return { ...one, after: { ...one.after, product: own, variants } }
  })
  if (replannedKeys.length > 0 && !isDryRun) await deletePlannedPrices(tx, replannedKeys, at)
  return { priced, added }
}

/** Writes the attributes of products, with the facet values that listings are filtered by. */
async function writeAttributes(tx: Database, planned: readonly PlannedProduct[]): Promise<void> {
  const named = planned.filter(({ document }) => document.attributes)
  const rows = named.flatMap(({ after }) =>
    after.attributes.map(({ attribute, value }, position) => ({
      productKey: after.product.key,
      attribute,
      position,
      value,
    })),
  )
  const facetIds = new Map<unknown, number[]>()
  const attributes = new Map(rows.map(({ attribute }) => [attribute.id, attribute]))
  for (const attribute of attributes.values()) {
    const own = rows.filter((row) => row.attribute.id === attribute.id)
    const ids = await attributesFacetIds(
      tx,
      attribute,
      own.map(({ value }) => value),
    )
    for (const [place, row] of own.entries()) facetIds.set(row, ids[place] ?? [])
  }
  const keys = named.flatMap(({ before, after }) => (before ? after.product.key : []))
  if (keys.length > 0) await tx.delete(productAttribute).where(inArray(productAttribute.productKey, keys))
  await inChunks(
    rows.map((row) => ({
      ...{ productKey: row.productKey, attributeId: row.attribute.id, position: row.position, value: row.value },
      facetValueIds: facetIds.get(row) ?? [],
    })),
    (chunk) => tx.insert(productAttribute).values(chunk),
  )
}

/**
 * Listing data of products; `refreshCatalogEntries` computes the rest.
 * @returns cache tags of sale categories they entered or left
 */
async function writeEntries(tx: Database, planned: readonly PlannedProduct[], at: Date): Promise<CacheTag[]> {
  const rows = planned.map(({ after }) => after.product)
  const brands = await ensureBrands(
    tx,
    rows.map(({ brand }) => brand),
  )
  const empty = { categories: [], paid: 0, isOnSale: false, rating: 0, released: 0, place: 0 }
  await tx
    .insert(catalogEntry)
    .values(rows.map(({ id }, place) => ({ productId: id, brand: brands[place] ?? 0, ...empty })))
    .onConflictDoUpdate({ target: catalogEntry.productId, set: { brand: sql`excluded.team` } })
  const ids = rows.map(({ id }) => id)
  await refreshCatalogEntries(tx, ids, at)
  return assignSaleCategories(tx, at, ids)
}

/** A product for the search index; null if it is not for sale. */
function searchableOf(state: ProductState | null | undefined): SearchableProduct | null {
  if (state?.product.status !== 'active') return null
  const { key, model, name, brand, subtitle, description } = state.product
  const specification = state.attributes.flatMap(({ attribute: { isShown, unit }, value }) =>
    isShown ? shownValue(value, unit) : [],
  )
  return { key, model, name, brand, subtitle, description, specification, categories: state.categories }
}

/**
 * Writes planned products in one transaction, and updates data derived from them: listings, search, caches of
 * storefronts.
 * @returns the stored products, by their keys
 */
export async function writeProducts(
  tx: Database,
  plannedWithoutIds: readonly PlannedProduct[],
  at: Date,
): Promise<Map<string, ProductState>> {
  await removeObsoleteRows(tx, plannedWithoutIds)
  const { priced: planned, added } = await withReferencePrices(tx, await assignIds(tx, plannedWithoutIds), at)
  await writeRows(tx, planned)
  await addPriceChanges(tx, added)
  await writeLists(tx, planned)
  await ensureOptionFacets(
    tx,
    planned.flatMap(({ document, after }) =>
      document.options
        ? after.groups.map((group) => ({ group, values: after.values.filter(({ groupId }) => groupId === group.id) }))
        : [],
    ),
  )
  await writeAttributes(tx, planned)
  const sales = await writeEntries(tx, planned, at)
  const keys = planned.map(({ after }) => after.product.key)
  const stored = await readProductStates(tx, keys, { isLocked: true })
  await refreshSearchIndex(
    tx,
    planned.map(({ before, after: { product } }) => ({
      id: product.id,
      ...{ before: searchableOf(before), after: searchableOf(stored.get(product.key)) },
    })),
  )
  const categories = planned.flatMap(({ before, document }) => [
    ...(before?.categories ?? []),
    ...(document.categories ?? []),
  ])
  await enqueueInvalidations(tx, [
    ...planned.map(({ before, after: { product } }) => `${before ? 'product' : 'new'}:${product.key}` as const),
    ...(['listing', 'categories'] as const),
    ...categories.map((key): CacheTag => `category:${key}`),
    ...sales,
  ])
  return stored
}
