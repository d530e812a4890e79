const WORDS = ['shirt', 'home', 'kit', 'ball', 'scarf', 'boots', 'training', 'away']
const CART = '/api/cart?page=1&limit=12'

/** Paths of what shoppers look at. */
interface Shown {
  products: readonly string[]
  categories: readonly string[]
}

const at = (paths: readonly string[], turn: number): string => paths[turn % paths.length] ?? '/'

/** What shoppers do: of twenty, fourteen look at products and categories, three search, two look into the cart, one signs in. */
export function browse({ products, categories }: Shown, turn: number): string {
  const kind = (turn * 7) % 20
  const round = Math.floor(turn / 20) + kind
  if (kind < 9) return at(products, round)
  if (kind < 14) return at(categories, round)
  if (kind < 17) return `/search?keyword=${at(WORDS, round)}`
  return kind < 19 ? CART : '/login'
}

/** Paths below `/kind/` a page leads to. */
async function pathsOn(page: string, kind: string): Promise<string[]> {
  const html = await (await fetch(page)).text()
  return [
    ...new Set([...html.matchAll(new RegExp(`href="(/${kind}/[^"?#]+)"`, 'g'))].flatMap(([, path]) => path ?? [])),
  ]
}

/** Paths of products that do exist, read off the product index. */
export const productPaths = (url: string) => pathsOn(`${url}/product`, 'product')

/** Paths of categories that do exist, read off the home page. */
export const categoryPaths = (url: string) => pathsOn(url, 'category')
