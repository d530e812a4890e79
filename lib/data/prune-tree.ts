import type { CategoryNode } from '../../contract/entities/category'
import { KEY_PATTERN } from '../../contract/limits'
import type { Note } from '../../contract/mend-answer'

/** Levels of a tree that are shown; what stands deeper is left out. */
const DEEPEST = 6

/** Nodes of a whole tree at most. */
const MOST = 5000

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const textOr = (value: unknown, otherwise: string) => (typeof value === 'string' ? value : otherwise)

/**
 * The part of a category tree that can be shown, whatever arrived: every key once, so that no node stands below itself,
 * and within bounds of depth and number.
 * @param note told of what was left out
 * @throws TypeError when it is no tree at all
 */
export function pruneTree(data: unknown, note: Note): CategoryNode[] {
  if (!Array.isArray(data)) throw new TypeError('the category tree is no list')
  const seen = new Set<string>()
  const leftOut = () => {
    note('[]')
    return []
  }
  const prune = (level: unknown, depth: number): CategoryNode[] =>
    depth > DEEPEST || !Array.isArray(level)
      ? []
      : level.flatMap((node: unknown) => {
          if (!isRecord(node) || seen.size >= MOST) return leftOut()
          const { key, name, description, imageUrl, productCount, children } = node
          if (typeof key !== 'string' || !KEY_PATTERN.test(key) || seen.has(key)) return leftOut()
          seen.add(key)
          return [
            {
              key,
              name: textOr(name, key),
              description: textOr(description, ''),
              imageUrl: textOr(imageUrl, ''),
              productCount: Number.isSafeInteger(productCount) ? Math.max(0, Number(productCount)) : 0,
              children: prune(children, depth + 1),
            },
          ]
        })
  return prune(data, 1)
}
