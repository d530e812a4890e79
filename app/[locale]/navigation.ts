import type { NavItem } from '@/components/layout/menu-types'
import { HEADER_MENU, type Menu } from '@/contract/entities/menu'
import { shopLink } from '@/lib/format/links'
import { type Categories, type Category, getCategories } from '@/lib/data/category'

/** The categories; empty if they were never loaded: header and footer work without them (spec §8). */
export async function knownCategories(): Promise<Categories> {
  try {
    return await getCategories()
  } catch {
    return { tree: [], byKey: new Map() }
  }
}

/**
 * The menu for header and drawer: the one the shop has arranged, otherwise the roots of the category tree. Lists of
 * products on sale have the accent colour.
 */
export function navItems({ tree, byKey }: Categories, menus: Menu[] = []): NavItem[] {
  const header = menus.find(({ key }) => key === HEADER_MENU)
  const itemOf = (node: Category, name = node.name, hasMore = node.children.length > 0): NavItem => ({
    key: node.key,
    name,
    hasMore,
    isSale: node.isSale === true,
  })
  if (!header) return tree.map((node) => itemOf(node))
  return header.entries.map(({ title, link, entries }) => {
    const node = byKey.get(/^\/category\/([\w-]+)$/.exec(link)?.[1] ?? '')
    if (node) return itemOf(node, title, entries.length > 0 || node.children.length > 0)
    return { key: link, url: shopLink(link), name: title, hasMore: entries.length > 0, isSale: false }
  })
}

/** Suggested categories of error pages: the first ones with products, from every root. */
export const popularCategories = ({ tree }: Categories, count = 6): Category[] =>
  tree
    .map((root) => root.children.find((child) => child.children.length === 0 && child.productCount > 0) ?? root)
    .slice(0, count)
