import { eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { product } from '../db/schema'

/**
 * A product, locked until the transaction ends, so that of two changes at once the second sees the first. What only
 * refers to it (cart lines, new reviews) does not wait.
 */
export async function lockProduct(tx: Database, key: string): Promise<typeof product.$inferSelect | undefined> {
  const [row] = await tx.select().from(product).where(eq(product.key, key)).for('no key update')
  return row
}
