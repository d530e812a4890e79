import type { APIRequestContext, Page } from '@playwright/test'
import type { ProductCard, ProductDetail } from '../../../contract/entities/product'

/** A product a test can buy, with what the shop knows of it. */
export interface Buyable extends ProductDetail {
  /** Key of its category. */
  category: string
  /** A size of which there is plenty. */
  size: string
}

const read = async <Data>(request: APIRequestContext, path: string) =>
  ((await (await request.get(path)).json()) as { data: Data }).data

/** A product with plenty in one size: of many that could be, one that parallel tests need not share. */
export async function findProduct(request: APIRequestContext, at = 0): Promise<Buyable> {
  const { list } = await read<{ list: ProductCard[] }>(request, '/api/product?in-stock=1&limit=24')
  const card = list[at % list.length]
  const detail = await read<ProductDetail>(request, `/api/product/${card?.key}`)
  const options = detail.optionGroups[0]?.optionList ?? []
  const plenty = [...options].sort((a, b) => b.stock - a.stock)[0]
  return { ...detail, category: detail.breadcrumb.at(-1)?.key ?? '', size: plenty?.title ?? '' }
}

/** Unfolds what goes with a product: a fold where there is no room. */
export async function unfoldBundle(page: Page) {
  const head = page.locator('form details:has(input[name=child]) > summary')
  if (await head.isVisible()) await head.click()
}
