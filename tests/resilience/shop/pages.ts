import { setTimeout as pause } from 'node:timers/promises'
import type { Ask } from './client'
import type { FaultShop } from './fault-shop'

/** Milliseconds what the store API said is fresh, and the pages made of it. */
export const FRESH = 60_000

/** What shoppers look at, of a shop that is whole. */
export interface Seen {
  /** Keys of products. */
  products: string[]
  categories: string[]
  /** One of each kind of public page. */
  pages: string[]
}

const keysIn = (text: string, kind: string): string[] => [
  ...new Set([...text.matchAll(new RegExp(`href="/${kind}/([^"?#/]+)"`, 'g'))].flatMap(([, key]) => key ?? [])),
]

export async function findPages(ask: Ask): Promise<Seen> {
  const products = keysIn((await ask('/product')).text, 'product')
  const categories = keysIn((await ask('/')).text, 'category')
  const pages = [
    '/',
    `/category/${categories[0]}`,
    `/product/${products[0]}`,
    '/page/delivery',
    '/search?keyword=shirt',
  ]
  if (products.length < 5 || categories.length < 1) throw new Error('the shop shows nothing')
  return { products, categories, pages }
}

/** Where they are looked at. */
export const pathsOf = ({ products, categories }: Seen) => ({
  products: products.map((key) => `/product/${key}`),
  categories: categories.map((key) => `/category/${key}`),
})

/** Addresses of pictures, in widths that no page uses. */
export async function findImages(ask: Ask): Promise<string[]> {
  const { text } = await ask('/product')
  const found = [...new Set(text.match(/\/image\/[a-z0-9-]+\.[a-z]+\?v=[a-z0-9]+/g) ?? [])]
  if (found.length < 5) throw new Error('the shop shows no pictures')
  return [96, 1440, 1800].flatMap((width) => found.map((path) => `${path}&w=${width}`))
}

/** Keys of products no other row has looked at. @param page of all products, by which the caller has them for itself */
export async function unseenProducts(ask: Ask, page: number): Promise<string[]> {
  const { text } = await ask(`/api/product?limit=24&page=${page}`)
  const { data } = JSON.parse(text) as { data: { list: { key: string }[] } }
  if (data.list.length < 10) throw new Error(`page ${page} of all products is too short`)
  return data.list.map(({ key }) => key)
}

/** Maximum wait until every cache has every page. */
const CACHE_FILL_TIMEOUT_MS = 20_000

/** Every storefront has every page in its cache; what Next keeps is written behind the answer. */
export async function fill({ askStorefront, instances }: FaultShop, paths: string[]): Promise<void> {
  const end = Date.now() + CACHE_FILL_TIMEOUT_MS
  for (const index of instances.storefronts.keys())
    for (const path of paths) {
      let isKept = false
      while (!isKept && Date.now() < end) {
        const { headers, status, text } = await askStorefront(index, path)
        if (status !== 200) throw new Error(`${path} of a whole shop: ${status} ${text.slice(0, 200)}`)
        // A page that is rendered per request names no cache: what it shows is kept as soon as it was shown.
        isKept = (headers['x-nextjs-cache'] ?? 'HIT') === 'HIT'
        if (!isKept) await pause(50)
      }
    }
}
