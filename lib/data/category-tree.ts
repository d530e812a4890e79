import type { CategoryNode } from '../../contract/entities/category'

/** A category as screens see it: the node, with its place in the tree (spec §3). */
export interface Category extends Omit<CategoryNode, 'children'> {
  children: Category[]
  /** Keys from the root to this node. */
  nodePath: string[]
  /** Its page. */
  url: string
  /** Whether what is in it is still to be loaded: true on creation (spec §4). */
  loading: boolean
}

/** The tree, and every node by its key. */
export interface Categories {
  tree: Category[]
  byKey: Map<string, Category>
}

/** Gives every node its path, address and loading flag, and an index by key. */
export function buildCategories(nodes: CategoryNode[]): Categories {
  const byKey = new Map<string, Category>()
  const grow = (level: CategoryNode[], above: string[]): Category[] =>
    level.map((node) => {
      const nodePath = [...above, node.key]
      const children = grow(node.children, nodePath)
      const category = { ...node, nodePath, url: `/category/${node.key}`, loading: true, children }
      byKey.set(node.key, category)
      return category
    })
  return { tree: grow(nodes, []), byKey }
}
