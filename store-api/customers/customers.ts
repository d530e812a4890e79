import { eq } from 'drizzle-orm'
import type { Profile, UserInfo } from '../../contract/entities/user'
import { toAsciiEmail } from '../../contract/written-text'
import type { Database } from '../db/database'
import { customer } from '../db/schema'
import { Failure } from '../http/failure'

export type Customer = typeof customer.$inferSelect

/** How an email is kept and compared. */
export const toEmail = (email: string): string => toAsciiEmail(email).toLowerCase()

/** A customer as they see themselves. */
export const toUser = ({ email, firstname, lastname, verifiedAt }: Customer): UserInfo => ({
  email,
  firstname,
  lastname,
  isVerified: verifiedAt !== null,
})

/** The customer of an email in small letters. */
export async function findByEmail(db: Database, email: string): Promise<Customer | undefined> {
  const [row] = await db.select().from(customer).where(eq(customer.email, email))
  return row
}

const gone = () => new Failure(401, (texts) => texts.invalidToken)

/** The customer of a session. @throws Failure 401 for one who was removed meanwhile */
export async function readCustomer(db: Database, customerId: number): Promise<Customer> {
  const [row] = await db.select().from(customer).where(eq(customer.id, customerId))
  if (!row) throw gone()
  return row
}

/** Changes a customer's profile. @throws Failure 401 for one who was removed meanwhile */
export async function updateProfile(db: Database, customerId: number, profile: Profile): Promise<Customer> {
  const { firstname, lastname } = profile
  const [row] = await db.update(customer).set({ firstname, lastname }).where(eq(customer.id, customerId)).returning()
  if (!row) throw gone()
  return row
}
