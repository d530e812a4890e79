import type { Suggestions } from '../../contract/entities/search'
import type { Shop } from '../http/context'
import { asc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { category } from '../db/schema'
import { wordsOf } from './normalise'

const MAX_SUGGESTED_CATEGORIES = 4

type Category = Suggestions['categories'][number]

/** How well a name matches the entered words: each must begin a word of the name; fewer other words are better. */
export function nameMatchScore(typed: readonly string[], words: readonly string[]): number {
  if (typed.length === 0 || !typed.every((word) => words.some((other) => other.startsWith(word)))) return 0
  const isFirst = words[0]?.startsWith(typed[0] ?? '') ? 1 : 0
  return isFirst + typed.length / words.length
}

/** Categories whose names match the entered words, the best match first. */
export async function suggestCategories(shop: Shop, typed: readonly string[]): Promise<Category[]> {
  const names = await readCategoryNames(shop)
  return names
    .map(({ words, wordsWithParent, ...node }) => ({
      node,
      fit: Math.max(nameMatchScore(typed, words), nameMatchScore(typed, wordsWithParent) / 2),
    }))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit)
    .slice(0, MAX_SUGGESTED_CATEGORIES)
    .map(({ node }) => node)
}

/** All nodes of the tree, in tree order. */
export const readCategories = async (shop: Shop): Promise<Category[]> =>
  (await readCategoryNames(shop)).map(({ words: _, wordsWithParent: __, ...node }) => node)

/** Trees change rarely, while suggestions need them at every keystroke. */
const NAMES_TTL_MS = 30_000

/** A category prepared for the search. */
interface CategoryName {
  key: string
  name: string
  /** Name of the node above; empty for a root. */
  parent: string
  /** The words of its name, and of both names. */
  words: string[]
  wordsWithParent: string[]
}

interface CacheEntry {
  until: number
  names: Promise<CategoryName[]>
}

const cache = new WeakMap<Shop, CacheEntry>()

async function loadNames({ db, language }: Shop): Promise<CategoryName[]> {
  const parent = alias(category, 'parent')
  const rows = await db
    .select({
      key: category.key,
      name: sql<string>`${category.name}->>${language}::text`,
      parent: sql<string>`coalesce(${parent.name}->>${language}::text, '')`,
    })
    .from(category)
    .leftJoin(parent, eq(parent.key, category.parentKey))
    .orderBy(asc(category.position))
  return rows.map((row) => ({
    ...row,
    words: wordsOf(row.name),
    wordsWithParent: wordsOf(`${row.parent} ${row.name}`),
  }))
}

/** The names of all nodes, in the order of the tree. */
function readCategoryNames(shop: Shop): Promise<CategoryName[]> {
  const known = cache.get(shop)
  if (known && known.until > shop.now()) return known.names
  const names = loadNames(shop)
  cache.set(shop, { until: shop.now() + NAMES_TTL_MS, names })
  names.catch(() => cache.delete(shop))
  return names
}
