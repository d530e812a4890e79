import 'server-only'
import { cache } from 'react'
import { noteOf } from '../api/read-answer'
import { CALLS } from '../../contract/calls'
import { buildCategories, type Categories } from './category-tree'
import { pruneTree } from './prune-tree'
import { publicRead } from './public-read'

export type { Category, Categories } from './category-tree'

/** One function: equal questions are equal to React's cache. */
const pruned = (data: unknown) => pruneTree(data, noteOf(CALLS.listCategories))

/** The whole category tree. @throws ApiError when it cannot be had */
export const getCategories: () => Promise<Categories> = cache(async () =>
  buildCategories(await publicRead(CALLS.listCategories, { tags: ['categories'], accept: pruned })),
)
