import { and, eq, isNotNull } from 'drizzle-orm'
import type { Profile, UserInfo } from '../../contract/entities/user'
import { toAsciiEmail } from '../../contract/written-text'
import type { Database } from '../db/database'
import { customer } from '../db/schema'
import { Failure, notFound } from '../http/failure'
import type { Caller } from '../http/context'
import { CODES } from '../../contract/envelope'

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

/**
 * Locks a customer until the transaction ends, so that two changes of one address book come one after the other. New
 * sessions and tickets, which only refer to the customer, do not wait.
 * @throws Failure 404 for a customer who was removed meanwhile
 */
export async function lockCustomer(tx: Database, customerId: number): Promise<void> {
  const rows = await tx
    .select({ id: customer.id })
    .from(customer)
    .where(eq(customer.id, customerId))
    .for('no key update')
  if (rows.length === 0) throw notFound()
}

/** Whether the email somebody orders by is known to be theirs: a customer's who followed the link of its mail. */
export async function ownsEmail(db: Database, { customerId }: Pick<Caller, 'customerId'>): Promise<boolean> {
  if (customerId === null) return false
  return (await db.$count(customer, and(eq(customer.id, customerId), isNotNull(customer.verifiedAt)))) > 0
}

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

/** 4001: the same for an unknown email and a wrong password. Not a 401, which would sign somebody out. */
export const invalidLogin = () => new Failure(400, (texts) => texts.invalidLogin, { code: CODES.invalidLogin })

/** 4001: the old password is another one. */
export const wrongPassword = () => new Failure(400, (texts) => texts.wrongPassword, { code: CODES.invalidLogin })

/** 4002: the device has to solve a captcha first. */
export const captchaNeeded = () => new Failure(400, (texts) => texts.captchaNeeded, { code: CODES.captcha })

/** 4101: a mail's link came too late. */
export const linkExpired = () => new Failure(400, (texts) => texts.linkExpired, { code: CODES.linkExpired })

/** 4102: a mail's link was used, was replaced by a newer one, or never was. */
export const linkUsed = () => new Failure(400, (texts) => texts.linkUsed, { code: CODES.linkUsed })
