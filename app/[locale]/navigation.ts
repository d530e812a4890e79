import type { NavItem } from '@/components/layout/navigation-bar'
import { type Categories, type Category, getCategories } from '@/lib/data/category'

/**
 * Category keys that have a place of their own in the shop's pages. A store without one of them simply lacks that part.
 */
export const KNOWN_KEYS = { newSeason: 'new-season', clubs: 'clubs', sale: 'sale' } as const

/** The categories, or none as long as they were never heard of: header and footer stand without them (spec §8). */
export async function knownCategories(): Promise<Categories> {
  try {
    return await getCategories()
  } catch {
    return { tree: [], byKey: new Map() }
  }
}

/** The roots of the tree as header and menu need them. Sale is written in the accent: it leads towards money. */
export const navItems = ({ tree }: Categories): NavItem[] =>
  tree.map((node) => ({
    key: node.key,
    name: node.name,
    hasMore: node.children.length > 0,
    isSale: node.key === KNOWN_KEYS.sale,
  }))

/** Suggested categories of error pages: the first ones with products, from every root. */
export const popularCategories = ({ tree }: Categories, count = 6): Category[] =>
  tree
    .map((root) => root.children.find((child) => child.children.length === 0 && child.productCount > 0) ?? root)
    .slice(0, count)
