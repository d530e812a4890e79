import type { Database } from '../db/database'
import { product } from '../db/schema'
import { notFound } from '../http/errors'
import { isSold } from './is-sold'

/** The key of a product the shop sells. @throws HttpError 404 */
export async function requireProduct(db: Database, key = ''): Promise<string> {
  if ((await db.$count(product, isSold(key))) === 0) throw notFound()
  return key
}
