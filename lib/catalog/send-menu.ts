import 'server-only'
import { getTranslations } from 'next-intl/server'
import { getStoreSettings } from '../data/settings'
import { chooseLocale } from '../i18n/locales'
import { sendJson } from '../http/send-json'
import { HEADER_MENU, type MenuEntry } from '../../contract/entities/menu'
import { type Categories, type Category, getCategories } from '../data/category'
import { getMenus } from '../data/menus'
import { imageBaseUrl } from '../data/image-hosts'
import { resolveImageUrl } from '../format/image'
import { shopLink } from '../format/links'
import type { Photo } from '../format/photo'

/** GET /menu: the menu's category tree as JSON. */
export const sendMenu = (request: Request): Promise<Response> =>
  sendJson(request, async () => {
    const [categories, menus, { language }] = await Promise.all([getCategories(), getMenus(), getStoreSettings()])
    const t = await getTranslations({ locale: chooseLocale(language.code), namespace: 'CategoryOverview' })
    const header = menus.find(({ key }) => key === HEADER_MENU)
    const nodes = header ? entryNodes(header.entries, categories) : menuNodes(categories.tree)
    return withNouns(nodes, (count) => t('count', { count }))
  })

/** A category or another page, with the data that the menu shows. */
export interface MenuNode {
  key: string
  name: string
  /** Address of an entry that is not a category. */
  url?: string
  /** Products in the category and its descendants; omitted for entries that are not categories. */
  count?: number
  /** The count with its noun: '36 products'. */
  counted?: string
  /** Full address of its image, for the children of the roots; omitted if there is none. */
  imageUrl?: string
  /** Description of a photograph. */
  photo?: Photo
  nodes?: MenuNode[]
}

/** Nodes whose counts include their noun. */
const withNouns = (nodes: MenuNode[], textOf: (count: number) => string): MenuNode[] =>
  nodes.map((node) => ({
    ...node,
    ...(node.count !== undefined && { counted: textOf(node.count) }),
    ...(node.nodes && { nodes: withNouns(node.nodes, textOf) }),
  }))

/** Depth of the categories whose image is shown: below the roots. */
const IMAGE_DEPTH = 1

/**
 * The entries of a menu as nodes. A category without its own entries lists its children.
 * @param depth of its first level
 */
export const entryNodes = (entries: MenuEntry[], { byKey }: Pick<Categories, 'byKey'>, depth = 0): MenuNode[] =>
  entries.map(({ title: name, link, entries: subEntries = [] }) => {
    const category = byKey.get(/^\/category\/([\w-]+)$/.exec(link)?.[1] ?? '')
    const children = menuNodes(category?.children ?? [], depth + 1)
    const nodes = subEntries.length > 0 ? entryNodes(subEntries, { byKey }, depth + 1) : children
    const own = category ? { ...ownNode(category, depth), name } : { key: link, name, url: shopLink(link) }
    return { ...own, ...(nodes.length > 0 && { nodes }) }
  })

/** Reduces the category tree to menu nodes. @param depth of its first level */
export const menuNodes = (tree: Category[], depth = 0): MenuNode[] =>
  tree.map((category) => ({
    ...ownNode(category, depth),
    ...(category.children.length > 0 && { nodes: menuNodes(category.children, depth + 1) }),
  }))

const ownNode = ({ key, name, productCount: count, imageUrl, photo }: Category, depth: number): MenuNode => ({
  ...{ key, name, count },
  ...(depth === IMAGE_DEPTH && imageUrl && { imageUrl: resolveImageUrl(imageUrl, imageBaseUrl()) }),
  ...(depth === IMAGE_DEPTH && imageUrl && photo && { photo }),
})
