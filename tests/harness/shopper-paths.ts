const WORDS = ['shirt', 'home', 'kit', 'ball', 'scarf', 'boots', 'training', 'away']
const CART = '/api/cart?page=1&limit=12'

/** Paths of existing pages. */
interface ShopPaths {
  products: readonly string[]
  categories: readonly string[]
}

const at = (paths: readonly string[], index: number): string => paths[index % paths.length] ?? '/'

/** Path of the nth request of a typical mix: of 20, 9 products, 5 categories, 3 searches, 2 carts and 1 login page. */
export function browse({ products, categories }: ShopPaths, index: number): string {
  const kind = (index * 7) % 20
  const round = Math.floor(index / 20) + kind
  if (kind < 9) return at(products, round)
  if (kind < 14) return at(categories, round)
  if (kind < 17) return `/search?keyword=${at(WORDS, round)}`
  return kind < 19 ? CART : '/login'
}

/** Paths below `/kind/` that a page links to. */
async function pathsOn(page: string, kind: string): Promise<string[]> {
  const html = await (await fetch(page)).text()
  return [
    ...new Set([...html.matchAll(new RegExp(`href="(/${kind}/[^"?#]+)"`, 'g'))].flatMap(([, path]) => path ?? [])),
  ]
}

/** Paths of existing products, from the product index. */
export const productPaths = (url: string) => pathsOn(`${url}/product`, 'product')

/** Paths of existing categories, from the home page. */
export const categoryPaths = (url: string) => pathsOn(url, 'category')
