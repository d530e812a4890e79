import 'server-only'
import { cache } from 'react'
import { CALLS } from '../../contract/calls'
import type { CategoryNode } from '../../contract/entities/category'
import { photoSchema } from '../../contract/entities/image'
import { KEY_PATTERN } from '../../contract/limits'
import type { OnRepair } from '../../contract/repair-response'
import { violationRecorder } from '../api/read-response'
import { fetchCached } from './public-read'

/** One function, so that React's cache sees equal arguments. */
const acceptCategories = (data: unknown) => pruneTree(data, violationRecorder(CALLS.listCategories))

/** The category tree. @throws ApiError */
export const getCategories: () => Promise<Categories> = cache(async () =>
  buildCategories(await fetchCached(CALLS.listCategories, { tags: ['categories'], accept: acceptCategories })),
)

/** A category with its place in the tree (spec §3). */
export interface Category extends Omit<CategoryNode, 'children'> {
  children: Category[]
  /** Keys from the root to this node. */
  nodePath: string[]
  /** Address of its page. */
  url: string
  /** True until its products are loaded (spec §4). */
  loading: boolean
}

export interface Categories {
  /** Without hidden categories and their descendants. */
  tree: Category[]
  /** All categories: a hidden one keeps its address. */
  byKey: Map<string, Category>
}

/** Gives every node its path, address and loading flag, and an index by key. */
export function buildCategories(nodes: CategoryNode[]): Categories {
  const byKey = new Map<string, Category>()
  const buildLevel = (level: CategoryNode[], ancestors: string[]): Category[] =>
    level.flatMap((node) => {
      const nodePath = [...ancestors, node.key]
      const children = buildLevel(node.children, nodePath)
      const category = { ...node, nodePath, url: `/category/${node.key}`, loading: true, children }
      byKey.set(node.key, category)
      return node.isHidden ? [] : [category]
    })
  return { tree: buildLevel(nodes, []), byKey }
}

/** Deeper levels are omitted. */
const MAX_TREE_DEPTH = 6

const MAX_TREE_NODES = 5000

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The description of its photograph, if it is valid. */
const validPhoto = (photo: unknown) =>
  isRecord(photo) && photoSchema.isValidSync(photo, { strict: true }) ? { photo } : {}

const textOr = (value: unknown, fallback: string) => (typeof value === 'string' ? value : fallback)

/**
 * Validates a category tree: each key once, so that there are no cycles, within limits of depth and size.
 * @param onInvalid called for every omitted node
 * @throws TypeError if the data is not a list
 */
export function pruneTree(data: unknown, onInvalid: OnRepair): CategoryNode[] {
  if (!Array.isArray(data)) throw new TypeError('the category tree is no list')
  const knownKeys = new Set<string>()
  const omitNode = () => {
    onInvalid('[]')
    return []
  }
  const prune = (level: unknown, depth: number): CategoryNode[] =>
    depth > MAX_TREE_DEPTH || !Array.isArray(level)
      ? []
      : level.flatMap((node: unknown) => {
          if (!isRecord(node) || knownKeys.size >= MAX_TREE_NODES) return omitNode()
          const { key, name, description, imageUrl, photo, productCount, isHidden, isSale, children } = node
          if (typeof key !== 'string' || !KEY_PATTERN.test(key) || knownKeys.has(key)) return omitNode()
          knownKeys.add(key)
          return [
            {
              key,
              name: textOr(name, key),
              description: textOr(description, ''),
              imageUrl: textOr(imageUrl, ''),
              ...validPhoto(photo),
              productCount: Number.isSafeInteger(productCount) ? Math.max(0, Number(productCount)) : 0,
              ...(isHidden === true && { isHidden }),
              ...(isSale === true && { isSale }),
              children: prune(children, depth + 1),
            },
          ]
        })
  return prune(data, 1)
}
