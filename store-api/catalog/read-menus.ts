import { asc } from 'drizzle-orm'
import { MAX_MENU_DEPTH, type Menu, type MenuEntry } from '../../contract/entities/menu'
import { category, contentPage, menu } from '../db/schema'
import type { MenuEntry as StoredEntry } from '../db/schema/columns'
import type { Shop } from '../http/context'

/** Names of the targets of entries, in the store's language. */
interface Names {
  categories: ReadonlyMap<string, string>
  pages: ReadonlyMap<string, string>
}

/**
 * The menus of the shop, in the store's language. An entry whose category or page does not exist or is hidden is
 * omitted with its descendants.
 */
export async function readMenus({ db, language }: Pick<Shop, 'db' | 'language'>): Promise<Menu[]> {
  const rows = await db.select().from(menu).orderBy(asc(menu.position), asc(menu.key))
  if (rows.length === 0) return []
  const [categories, pages] = await Promise.all([
    db
      .select({ key: category.key, parentKey: category.parentKey, name: category.name, isHidden: category.isHidden })
      .from(category),
    db.select({ key: contentPage.key, title: contentPage.title }).from(contentPage),
  ])
  const byKey = new Map(categories.map((row) => [row.key, row]))
  const isHidden = (key: string | null): boolean => {
    const row = byKey.get(key ?? '')
    return row !== undefined && (row.isHidden || isHidden(row.parentKey))
  }
  const shown = categories.filter(({ key }) => !isHidden(key))
  const names = {
    categories: new Map(shown.map(({ key, name }) => [key, name[language]])),
    pages: new Map(pages.map(({ key, title }) => [key, title[language]])),
  }
  return rows.map(({ key, title, entries }) => ({
    key,
    title: title[language],
    entries: readEntries(entries, { names, language, depth: 1 }) as Menu['entries'],
  }))
}

interface Level {
  names: Names
  language: Shop['language']
  /** 1 for the highest. */
  depth: number
}

const readEntries = (entries: StoredEntry[], level: Level): MenuEntry[] =>
  entries.flatMap((entry) => {
    const { kind, target, label } = entry
    const title = label?.[level.language] || nameOf(entry, level.names)
    if (!title || (kind !== 'link' && !nameOf(entry, level.names))) return []
    const own = { kind, title, link: kind === 'link' ? target : `/${kind}/${target}` }
    if (level.depth === MAX_MENU_DEPTH) return [own]
    return [{ ...own, entries: readEntries(entry.children, { ...level, depth: level.depth + 1 }) }]
  })

function nameOf({ kind, target }: StoredEntry, { categories, pages }: Names): string {
  if (kind === 'category') return categories.get(target) ?? ''
  if (kind === 'page') return pages.get(target) ?? ''
  return ''
}
