import type { List } from '../../contract/rules'
import { notFound } from './failure'

/** Which page of a list is asked for, from 1, and how long pages are. */
export interface Paging {
  page: number
  limit: number
}

/** How many rows stand before a page. */
export const offsetOf = ({ page, limit }: Paging): number => (page - 1) * limit

/** One page of a list, which has a first one even if nothing is in it. @throws Failure 404 for a page beyond the last */
export function toPage<Item>(list: Item[], total: number, { page, limit }: Paging): List<Item> {
  if (list.length === 0 && page > 1) throw notFound()
  return { list, page, limit, total }
}
