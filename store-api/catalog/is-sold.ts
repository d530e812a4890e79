import { and, eq, isNull } from 'drizzle-orm'
import { product } from '../db/schema'

/** The product of a key, as long as the shop sells it. */
export const isSold = (key: string) => and(eq(product.key, key), isNull(product.withdrawnAt))
