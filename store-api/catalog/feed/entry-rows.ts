import { and, asc, eq, gt, lte } from 'drizzle-orm'
import { CRAWL_PART, type SitemapKind } from '../../../contract/entities/sitemap'
import type { Database } from '../../db/database'
import { category, contentPage, listingEntry, product } from '../../db/schema'

/** Where to read: a part, and the number in it behind which to go on. */
export interface Place {
  part: number
  after: number
  /** Rows at most. */
  limit: number
}

export interface EntryRow {
  id: number
  key: string
  updatedAt: Date
}

/** The numbers of a place: behind the first, up to the last. */
const rangeOf = ({ part, after }: Place) => ({
  behind: Math.max(after, part * CRAWL_PART),
  last: (part + 1) * CRAWL_PART,
})

/** What has a page, by its kind, in the order of its numbers. */
export const READ_ENTRIES: Record<SitemapKind, (db: Database, place: Place) => Promise<EntryRow[]>> = {
  product: async (db, place) => {
    const { behind, last } = rangeOf(place)
    const { productId, updatedAt, isWithdrawn } = listingEntry
    return db
      .select({ id: product.id, key: product.key, updatedAt })
      .from(listingEntry)
      .innerJoin(product, eq(product.id, productId))
      .where(and(gt(productId, behind), lte(productId, last), eq(isWithdrawn, false)))
      .orderBy(asc(productId))
      .limit(place.limit)
  },
  category: async (db, place) => {
    const { behind, last } = rangeOf(place)
    const { id, key, updatedAt } = category
    const isInside = and(gt(id, behind), lte(id, last))
    return db.select({ id, key, updatedAt }).from(category).where(isInside).orderBy(asc(id)).limit(place.limit)
  },
  page: async (db, place) => {
    const { behind, last } = rangeOf(place)
    const { id, key, updatedAt } = contentPage
    const isInside = and(gt(id, behind), lte(id, last))
    return db.select({ id, key, updatedAt }).from(contentPage).where(isInside).orderBy(asc(id)).limit(place.limit)
  },
}
