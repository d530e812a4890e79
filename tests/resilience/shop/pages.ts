import { setTimeout as pause } from 'node:timers/promises'
import type { SendRequest } from './client'
import type { FaultShop } from './fault-shop'

/** Milliseconds for which data of the store API, and pages with it, are fresh. */
export const FRESHNESS_MS = 60_000

/** Keys and pages that exist in the shop. */
export interface ShopContent {
  products: string[]
  categories: string[]
  /** One page of each public kind. */
  pages: string[]
}

const keysIn = (text: string, kind: string): string[] => [
  ...new Set([...text.matchAll(new RegExp(`href="/${kind}/([^"?#/]+)"`, 'g'))].flatMap(([, key]) => key ?? [])),
]

export async function findPages(request: SendRequest): Promise<ShopContent> {
  const products = keysIn((await request('/product')).text, 'product')
  const categories = keysIn((await request('/')).text, 'category')
  const pages = [
    '/',
    `/category/${categories[0]}`,
    `/product/${products[0]}`,
    '/page/delivery',
    '/search?keyword=shirt',
  ]
  if (products.length < 5 || categories.length < 1) throw new Error('the shop shows too few products or categories')
  return { products, categories, pages }
}

export const pathsOf = ({ products, categories }: ShopContent) => ({
  products: products.map((key) => `/product/${key}`),
  categories: categories.map((key) => `/category/${key}`),
})

/** Paths of pictures, in widths that no page uses. */
export async function findImages(request: SendRequest): Promise<string[]> {
  const { text } = await request('/product')
  const paths = [...new Set(text.match(/\/image\/[a-z0-9-]+\.[a-z]+\?v=[a-z0-9]+/g) ?? [])]
  if (paths.length < 5) throw new Error('the shop shows too few pictures')
  return [96, 1440, 1800].flatMap((width) => paths.map((path) => `${path}&w=${width}`))
}

/** Keys of products that no other row requests. @param page page of all products, another one for each row */
export async function findUncachedProducts(request: SendRequest, page: number): Promise<string[]> {
  const { text } = await request(`/api/product?limit=24&page=${page}`)
  const { data } = JSON.parse(text) as { data: { list: { key: string }[] } }
  if (data.list.length < 10) throw new Error(`page ${page} of all products is too short`)
  return data.list.map(({ key }) => key)
}

/** Longest wait until every storefront has cached every page. */
const CACHE_FILL_TIMEOUT_MS = 20_000

/** Requests every page from every storefront until it is cached: Next writes to its cache after the response. */
export async function fillCache({ requestStorefront, instances }: FaultShop, paths: string[]): Promise<void> {
  const end = Date.now() + CACHE_FILL_TIMEOUT_MS
  for (const index of instances.storefronts.keys())
    for (const path of paths) {
      let isCached = false
      while (!isCached && Date.now() < end) {
        const { headers, status, text } = await requestStorefront(index, path)
        if (status !== 200) throw new Error(`${path} without a fault: ${status} ${text.slice(0, 200)}`)
        // A page that is rendered per request has no such header: its data is cached after the first response.
        isCached = (headers['x-nextjs-cache'] ?? 'HIT') === 'HIT'
        if (!isCached) await pause(50)
      }
    }
}
