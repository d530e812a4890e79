import { eq } from 'drizzle-orm'
import type { SitemapKind } from '../../contract/entities/sitemap'
import type { Shop } from '../http/context'
import { enqueueInvalidations } from '../jobs/cache-invalidation'
import type { Database } from '../db/database'
import { category, contentPage, orderLine, product } from '../db/schema'
import { refreshListing, touchListings } from './facet-index/refresh-listing'
import { lockProduct } from './lock-product'
import { changesOf } from './changes-of'
import { forgetFormerKey, noteFormerKey } from './note-former-key'

/** A new key for something that has a page. */
export interface Rename {
  kind: SitemapKind
  from: string
  to: string
}

type Outcome = 'renamed' | 'unknown' | 'taken'

interface Change {
  from: string
  to: string
  at: Date
}

/** Gives a row its new key; what refers to it follows. @returns its number, or undefined where there is none */
const CHANGE: Record<SitemapKind, (tx: Database, change: Change) => Promise<number | undefined>> = {
  product: async (tx, { from, to }) => {
    const row = await lockProduct(tx, from)
    if (!row || row.withdrawnAt) return undefined
    await tx.update(product).set({ key: to }).where(eq(product.id, row.id))
    // What was bought refers to its product by nothing but the key.
    await tx.update(orderLine).set({ productKey: to }).where(eq(orderLine.productKey, from))
    await refreshListing(tx, [row.id])
    return row.id
  },
  category: async (tx, { from, to, at }) => {
    const set = { key: to, updatedAt: at }
    const [row] = await tx.update(category).set(set).where(eq(category.key, from)).returning({ id: category.id })
    await touchListings(tx)
    return row?.id
  },
  page: async (tx, { from, to, at }) => {
    const set = { key: to, updatedAt: at }
    const { id, key } = contentPage
    const [row] = await tx.update(contentPage).set(set).where(eq(key, from)).returning({ id })
    return row?.id
  },
}

const COUNT: Record<SitemapKind, (tx: Database, key: string) => PromiseLike<number>> = {
  product: (tx, key) => tx.$count(product, eq(product.key, key)),
  category: (tx, key) => tx.$count(category, eq(category.key, key)),
  page: (tx, key) => tx.$count(contentPage, eq(contentPage.key, key)),
}

/** Gives a product, category or content page another key. The one before is remembered, and leads to it. */
export async function rename({ db, now }: Pick<Shop, 'db' | 'now'>, { kind, from, to }: Rename): Promise<Outcome> {
  return db.transaction(async (tx) => {
    if ((await COUNT[kind](tx, to)) > 0) return 'taken'
    const at = new Date(now())
    const thingId = await CHANGE[kind](tx, { from, to, at })
    if (thingId === undefined) return 'unknown'
    await forgetFormerKey(tx, { kind, key: to })
    await noteFormerKey(tx, { kind, key: from, thingId, since: at })
    await enqueueInvalidations(tx, changesOf(kind, from, to))
    return 'renamed'
  })
}
