import type { Suggestions } from '@/contract/entities/search'

/** Every suggestion with the id it has in the page, in the order the arrow keys take. */
export function optionsOf(id: string, past: readonly string[], shop: Suggestions | null) {
  const isPast = new Set(past.map((keyword) => keyword.toLocaleLowerCase()))
  const keywords = (shop?.keywords ?? []).filter((keyword) => !isPast.has(keyword.toLocaleLowerCase()))
  return {
    past: past.map((keyword, at) => ({ id: `${id}past-${at}`, keyword })),
    keywords: keywords.map((keyword, at) => ({ id: `${id}keyword-${at}`, keyword })),
    categories: (shop?.categories ?? []).map((category) => ({ ...category, id: `${id}category-${category.key}` })),
    products: (shop?.products ?? []).map((product) => ({ ...product, id: `${id}product-${product.key}` })),
  }
}

export type SuggestOptions = ReturnType<typeof optionsOf>
