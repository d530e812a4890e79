import { eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { product } from '../db/schema'
import { notFound } from '../failure'

/** The key of a product there is. @throws Failure 404 */
export async function requireProduct(db: Database, key = ''): Promise<string> {
  if ((await db.$count(product, eq(product.key, key))) === 0) throw notFound()
  return key
}
