import type { Category } from '@/lib/store/category'

/** A category as the menu shows it, and no more: every page carries all of them to the browser. */
export interface MenuNode {
  key: string
  name: string
  count: number
  nodes?: MenuNode[]
}

export const menuNodes = (tree: Category[]): MenuNode[] =>
  tree.map(({ key, name, productCount: count, children }) => ({
    ...{ key, name, count },
    ...(children.length > 0 && { nodes: menuNodes(children) }),
  }))
