import { ne, sql } from 'drizzle-orm'
import { LIMITS } from '../../../contract/limits'
import { type product, variant } from '../../db/schema'
import { ARCHIVED } from '../../db/schema/columns'

/** Pieces of a variant whose stock does not limit a purchase: more than all lines of a cart can hold. */
export const UNLIMITED_STOCK = LIMITS.quantity.max * LIMITS.pageSize

export type VariantRow = typeof variant.$inferSelect

type Counted = Pick<VariantRow, 'stock' | 'stockPolicy'>

/** Pieces that can be bought: the stock, unless it is not counted or the variant is sold on back order. */
export const availableOf = ({ stock, stockPolicy }: Counted): number =>
  stockPolicy === 'deny' ? stock : stockPolicy === ARCHIVED ? 0 : UNLIMITED_STOCK

/** Pieces to show: those in stock, also of what is sold on back order. */
export const shownStock = ({ stock, stockPolicy }: Counted): number =>
  stockPolicy === 'untracked' ? UNLIMITED_STOCK : Math.max(0, stock)

/** `availableOf` in SQL. */
export const availableSql = sql<number>`case ${variant.stockPolicy} when 'deny' then ${variant.stock} when 'archived' then 0 else ${UNLIMITED_STOCK}::int end`

/** Variants that their products have: archived ones stay for carts and orders alone. */
export const isOffered = ne(variant.stockPolicy, ARCHIVED)

/** Whether a product can be bought now; a draft and an archived one cannot. */
export const isForSale = ({
  status,
  withdrawnAt,
}: Pick<typeof product.$inferSelect, 'status' | 'withdrawnAt'>): boolean => status === 'active' && withdrawnAt === null
