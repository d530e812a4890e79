import type { NavItem } from '@/components/layout/navigation-bar'
import { getCategories, type Categories, type Category } from '@/lib/data/category'
import { KNOWN_KEYS } from './known-keys'

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
