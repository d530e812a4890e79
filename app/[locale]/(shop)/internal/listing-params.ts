import { notFound } from 'next/navigation'
import { type Filter, fromFilterSegment, NO_FILTER } from '@/lib/catalog/filter'

/**
 * The routes of this folder are what the middleware rewrites public addresses to whose page depends on the query. A cached page
 * cannot read a query, so the page number, the filter, the sort and the keyword are path segments here. No public address
 * leads to this folder: the table of routes has no row for it, so a request for it gets the 404 page (docs/decisions/001,
 * 010, 015; lib/routing/rewrite-target.ts has the addresses).
 */
export interface ListingParams {
  filter: Filter
  /** From 1. */
  page: number
}

interface Options {
  /**
   * Whether page 1 without a filter is an internal route too, as with searches; other listings have their own page for
   * it.
   */
  hasFirstPage?: boolean
}

/** The page number and the filter of an internal route of a listing; null where they are not in canonical spelling. */
export function readListingParams(
  { page: number, filter: [segment, ...rest] = [] }: { page: string; filter?: string[] },
  { hasFirstPage = false }: Options = {},
): ListingParams | null {
  const page = Number(number)
  if (!Number.isInteger(page) || page < 1 || rest.length > 0) return null
  if (segment === undefined) return page > 1 || hasFirstPage ? { filter: NO_FILTER, page } : null
  const filter = fromFilterSegment(segment)
  return filter && { filter, page }
}

/** @throws notFound for parameters that are not in canonical spelling */
export const requireListingParams = (...args: Parameters<typeof readListingParams>): ListingParams =>
  readListingParams(...args) ?? notFound()
