import type { Suggestions } from '../../contract/entities/search'
import type { Shop } from '../http/context'
import { readCategoryNames } from './category-names'

const MOST = 4

type Category = Suggestions['categories'][number]

/** How well words fit what was typed: every word typed begins one of them; the fewer there are besides the better. */
export function fitOf(typed: readonly string[], words: readonly string[]): number {
  if (typed.length === 0 || !typed.every((word) => words.some((other) => other.startsWith(word)))) return 0
  const isFirst = words[0]?.startsWith(typed[0] ?? '') ? 1 : 0
  return isFirst + typed.length / words.length
}

/** Nodes of the tree that are called by what was typed, the best known by it first. */
export async function suggestCategories(shop: Shop, typed: readonly string[]): Promise<Category[]> {
  const names = await readCategoryNames(shop)
  return names
    .map(({ words, withParent, ...node }) => ({
      node,
      fit: Math.max(fitOf(typed, words), fitOf(typed, withParent) / 2),
    }))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit)
    .slice(0, MOST)
    .map(({ node }) => node)
}
