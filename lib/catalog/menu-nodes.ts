import type { Category } from '../data/category'

/** Where the menu's category tree is loaded from. */
export const MENU_PATH = '/menu'

/** A category as the menu shows it, and no more. */
export interface MenuNode {
  key: string
  name: string
  /** Products in it and below it. */
  count: number
  nodes?: MenuNode[]
}

/** The menu's part of the category tree. */
export const menuNodes = (tree: Category[]): MenuNode[] =>
  tree.map(({ key, name, productCount: count, children }) => ({
    ...{ key, name, count },
    ...(children.length > 0 && { nodes: menuNodes(children) }),
  }))
