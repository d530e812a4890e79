import 'server-only'
import { cache } from 'react'
import { noteOf } from '../api/read-answer'
import { CALLS } from '../../contract/calls'
import { buildCategories, pruneTree, type Categories } from './category-tree'
import { fetchCached } from './public-read'

export type { Category, Categories } from './category-tree'

/** One function, so that React's cache sees equal arguments. */
const pruned = (data: unknown) => pruneTree(data, noteOf(CALLS.listCategories))

/** The category tree. @throws ApiError */
export const getCategories: () => Promise<Categories> = cache(async () =>
  buildCategories(await fetchCached(CALLS.listCategories, { tags: ['categories'], accept: pruned })),
)
