import 'server-only'
import { createHmac } from 'node:crypto'
import { env } from '../env'
import type { Filter } from '../listing/filter'

let known: string | undefined

/**
 * What is searched for where only the frame of such a page is wanted, and what stands in it where a search's own words go.
 * Nobody searches for it by chance, and all instances of a shop have the same.
 */
export const frameKeyword = (): string =>
  (known ??= createHmac('sha256', env().SESSION_SECRET).update('the frame of a search').digest('hex').slice(0, 32))

/** The same for what a search is narrowed to: such a page has an address of its own inside (docs/decisions/015). */
export const FRAME_FILTER: Filter = { chosen: { rating: ['4'] }, sort: null }
