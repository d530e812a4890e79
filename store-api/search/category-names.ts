import { asc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Shop } from '../http/context'
import { category } from '../db/schema'
import { wordsOf } from './normalise'

/** Names are read anew after so long, in milliseconds: trees change seldom, and letters are typed all the time. */
const KEPT = 30_000

/** A node of the tree as it is looked for. */
interface CategoryName {
  key: string
  name: string
  /** Name of the node above; empty for a root. */
  parent: string
  /** The words of its name, and of both names. */
  words: string[]
  withParent: string[]
}

interface Kept {
  until: number
  names: Promise<CategoryName[]>
}

const kept = new WeakMap<Shop, Kept>()

async function read({ db, language }: Shop): Promise<CategoryName[]> {
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
    withParent: wordsOf(`${row.parent} ${row.name}`),
  }))
}

/** The names of all nodes, in the order of the tree. */
export function readCategoryNames(shop: Shop): Promise<CategoryName[]> {
  const known = kept.get(shop)
  if (known && known.until > shop.now()) return known.names
  const names = read(shop)
  kept.set(shop, { until: shop.now() + KEPT, names })
  names.catch(() => kept.delete(shop))
  return names
}
