import { asc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Suggestions } from '../../lib/contract/entities/search'
import type { Shop } from '../context'
import { category } from '../db/schema'
import { wordsOf } from '../search/normalise'

const MOST = 4

type Category = Suggestions['categories'][number]

/** How well a name fits what was typed: every word typed begins one of its words; the fewer it has besides the better. */
export function fitOf(typed: readonly string[], name: string): number {
  const words = wordsOf(name)
  if (typed.length === 0 || !typed.every((word) => words.some((other) => other.startsWith(word)))) return 0
  const isFirst = words[0]?.startsWith(typed[0] ?? '') ? 1 : 0
  return isFirst + typed.length / words.length
}

/** Nodes of the tree that are called by what was typed, the best known by it first. */
export async function suggestCategories({ db, language }: Shop, typed: readonly string[]): Promise<Category[]> {
  const parent = alias(category, 'parent')
  const nodes = await db
    .select({ key: category.key, name: category.name, parent: parent.name })
    .from(category)
    .leftJoin(parent, eq(parent.key, category.parentKey))
    .orderBy(asc(category.position))
  return nodes
    .map(({ key, name, parent }) => ({ key, name: name[language], parent: parent?.[language] ?? '' }))
    .map((node) => ({ node, fit: Math.max(fitOf(typed, node.name), fitOf(typed, `${node.parent} ${node.name}`) / 2) }))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit)
    .slice(0, MOST)
    .map(({ node }) => node)
}
