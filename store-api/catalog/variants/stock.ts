import { ne, sql } from 'drizzle-orm'
import { LIMITS } from '../../../contract/limits'
import { type product, variant } from '../../db/schema'
import { ARCHIVED } from '../../db/schema/columns'

/** Quantity of a variant whose stock does not limit a purchase: more than all lines of a cart can contain. */
export const UNLIMITED_STOCK = LIMITS.quantity.max * LIMITS.pageSize

export type VariantRow = typeof variant.$inferSelect

type StockColumns = Pick<VariantRow, 'stock' | 'stockPolicy'>

/** Quantity that can be bought: the stock, unless it is not tracked or the variant can be back-ordered. */
export const availableOf = ({ stock, stockPolicy }: StockColumns): number =>
  stockPolicy === 'deny' ? stock : stockPolicy === ARCHIVED ? 0 : UNLIMITED_STOCK

/** Stock to display, also for variants that can be back-ordered. */
export const shownStock = ({ stock, stockPolicy }: StockColumns): number =>
  stockPolicy === 'untracked' ? UNLIMITED_STOCK : Math.max(0, stock)

/** `availableOf` in SQL. */
export const availableSql = sql<number>`case ${variant.stockPolicy} when 'deny' then ${variant.stock} when 'archived' then 0 else ${UNLIMITED_STOCK}::int end`

/** Current variants of products: archived ones exist only for carts and orders. */
export const isOffered = ne(variant.stockPolicy, ARCHIVED)

/** Whether a product can be bought now; a draft and an archived one cannot. */
export const isForSale = ({
  status,
  withdrawnAt,
}: Pick<typeof product.$inferSelect, 'status' | 'withdrawnAt'>): boolean => status === 'active' && withdrawnAt === null
