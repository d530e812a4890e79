import type { APIRequestContext, Page } from '@playwright/test'
import type { ProductCard, ProductDetail } from '../../../contract/entities/product'

/** A product that tests can buy. */
export interface Buyable extends ProductDetail {
  /** Key of its category. */
  category: string
  /** The size with the most stock. */
  size: string
}

const read = async <Data>(request: APIRequestContext, path: string) =>
  ((await (await request.get(path)).json()) as { data: Data }).data

/** Returns a product in stock. Parallel tests pass a different `at` each, so that they need not share one. */
export async function findProduct(request: APIRequestContext, at = 0): Promise<Buyable> {
  const { list } = await read<{ list: ProductCard[] }>(request, '/api/product?in-stock=1&limit=24')
  const card = list[at % list.length]
  const detail = await read<ProductDetail>(request, `/api/product/${card?.key}`)
  const options = detail.optionGroups[0]?.optionList ?? []
  const bestStocked = [...options].sort((a, b) => b.stock - a.stock)[0]
  return { ...detail, category: detail.breadcrumb.at(-1)?.key ?? '', size: bestStocked?.title ?? '' }
}

/** Opens the bundled products of a product, which are collapsed on narrow screens. */
export async function expandBundle(page: Page) {
  const head = page.locator('form details:has(input[name=child]) > summary')
  if (await head.isVisible()) await head.click()
}
