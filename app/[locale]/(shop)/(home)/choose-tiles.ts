import type { Category } from '@/lib/data/category'

const TILES = { ofFirstRoot: 3, all: 5 }

const isShown = ({ imageUrl, productCount }: Category) => imageUrl !== '' && productCount > 0
const hasGrandchildren = ({ children }: Category) => children.some((child) => child.children.length > 0)

/** Five ways in: the first root's own shelves, then other roots that have no tree below them. */
export function chooseTiles([first, ...others]: Category[]): Category[] {
  const shelves = (first?.children ?? []).filter(isShown).slice(0, TILES.ofFirstRoot)
  return [...shelves, ...others.filter((root) => isShown(root) && !hasGrandchildren(root))].slice(0, TILES.all)
}
