import { eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { customer } from '../db/schema'
import { notFound } from '../http/failure'

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** What others read of a customer's name: the first, and the first letter of the last. */
export function authorName({ firstname, lastname }: { firstname: string; lastname: string }): string {
  const [letter] = GRAPHEMES.segment(lastname.trim())
  const initial = letter?.segment
  return initial ? `${firstname.trim()} ${initial.toLocaleUpperCase('und')}.` : firstname.trim()
}

/** @throws Failure 404 for a customer who was removed meanwhile */
export async function readAuthor(db: Database, customerId: number): Promise<string> {
  const [row] = await db.select().from(customer).where(eq(customer.id, customerId))
  if (!row) throw notFound()
  return authorName(row)
}
