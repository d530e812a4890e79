import type { Database } from '../../db/database'
import { category } from '../../db/schema'
import { ARCHIVED } from '../../db/schema/columns'
import { shownPrice, variantPrice } from '../variants/prices'
import type { ProductState } from './product-state'

/** Computes the effect of `assignSaleCategories` on a product, for a dry run, which writes nothing. */

type CategoryRow = Pick<typeof category.$inferSelect, 'id' | 'key' | 'parentKey' | 'saleOf' | 'position'>

/** The categories of a shop by their keys. */
export type CategoryTree = ReadonlyMap<string, CategoryRow>

export async function readCategoryTree(tx: Database): Promise<CategoryTree> {
  const { id, key, parentKey, saleOf, position } = category
  const rows = await tx.select({ id, key, parentKey, saleOf, position }).from(category)
  return new Map(rows.map((row) => [row.key, row]))
}

/** Whether a product, or one of its variants, is shown with a reduced price. */
function isOnSale({ product, variants }: ProductState, at: Date): boolean {
  const offered = variants.filter(({ stockPolicy }) => stockPolicy !== ARCHIVED)
  const prices = offered.map((variant) => variantPrice(variant, product, at.getTime()))
  return (prices.length > 0 ? prices : [shownPrice(product)]).some(({ specialPrice }) => specialPrice !== null)
}

/** The ids of categories and of those above them. */
function idsWithAncestors(keys: readonly string[], tree: CategoryTree): Set<number> {
  const ids = new Set<number>()
  for (const key of keys)
    for (let row = tree.get(key); row && !ids.has(row.id); row = row.parentKey ? tree.get(row.parentKey) : undefined)
      ids.add(row.id)
  return ids
}

/** The sale category of a product: the first for one of its categories, otherwise the first for all products. */
function saleCategoryOf(keys: readonly string[], tree: CategoryTree): string | undefined {
  const above = idsWithAncestors(keys, tree)
  const coversAllProducts = ({ saleOf }: CategoryRow) => saleOf?.length === 0
  const [first] = [...tree.values()]
    .filter((row) => coversAllProducts(row) || row.saleOf?.some((id) => above.has(id)))
    .toSorted(
      (a, b) => Number(coversAllProducts(a)) - Number(coversAllProducts(b)) || a.position - b.position || a.id - b.id,
    )
  return first?.key
}

/**
 * A planned product assigned only to its current sale category.
 * @param at the time at which its sales are evaluated
 */
export function withSaleCategory(state: ProductState, tree: CategoryTree, at: Date): ProductState {
  const sale = isOnSale(state, at) ? saleCategoryOf(state.categories, tree) : undefined
  const retained = state.categories.filter((key) => key === sale || !tree.get(key)?.saleOf)
  return { ...state, categories: sale === undefined || retained.includes(sale) ? retained : [...retained, sale] }
}
