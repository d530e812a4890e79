import 'server-only'
import { noteOf, readAnswer } from '../api/read-answer'
import { storeApi } from '../api/store-api'
import { CALLS } from '../../contract/calls'
import { ANYONE } from '../../contract/signed-headers'
import { pruneTree } from '../data/prune-tree'

/** What every shop has: its front, its index of categories, all its products. */
const FRONT = ['/', '/category', '/product']

async function read(path: string): Promise<unknown> {
  const { data } = await storeApi().send({ method: 'GET', path, caller: ANYONE })
  return data
}

/** The pages most shoppers come to first: the front, the top categories, the content pages. @throws ApiError */
export async function mainPaths(): Promise<string[]> {
  const [tree, pages] = await Promise.all([read(CALLS.listCategories.path), read(CALLS.listPages.path)])
  const roots = pruneTree(tree, noteOf(CALLS.listCategories)).map(({ key }) => `/category/${key}`)
  const known = readAnswer(CALLS.listPages, pages)
  return [...FRONT, ...roots, ...known.map(({ key }) => `/page/${key}`)]
}
