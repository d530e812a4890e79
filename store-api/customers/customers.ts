import { and, eq, isNotNull } from 'drizzle-orm'
import type { Profile, UserInfo } from '../../contract/entities/user'
import { toAsciiEmail } from '../../contract/written-text'
import type { Database } from '../db/database'
import { customer } from '../db/schema'
import { HttpError, notFound } from '../http/errors'
import type { Caller } from '../http/context'
import { CODES } from '../../contract/envelope'

export type Customer = typeof customer.$inferSelect

/** Normalizes an email: ASCII domain, lower case. */
export const normalizeEmail = (email: string): string => toAsciiEmail(email).toLowerCase()

/** The customer's own profile. */
export const toUser = ({ email, firstname, lastname, verifiedAt }: Customer): UserInfo => ({
  email,
  firstname,
  lastname,
  isVerified: verifiedAt !== null,
})

/** Finds a customer by normalized email. */
export async function findByEmail(db: Database, email: string): Promise<Customer | undefined> {
  const [row] = await db.select().from(customer).where(eq(customer.email, email))
  return row
}

const customerDeleted = () => new HttpError(401, (texts) => texts.invalidToken)

/** The customer of a session. @throws HttpError 401 if the customer was deleted since */
export async function readCustomer(db: Database, customerId: number): Promise<Customer> {
  const [row] = await db.select().from(customer).where(eq(customer.id, customerId))
  if (!row) throw customerDeleted()
  return row
}

/** Changes a customer's profile. @throws HttpError 401 if the customer was deleted since */
export async function updateProfile(db: Database, customerId: number, profile: Profile): Promise<Customer> {
  const { firstname, lastname } = profile
  const [row] = await db.update(customer).set({ firstname, lastname }).where(eq(customer.id, customerId)).returning()
  if (!row) throw customerDeleted()
  return row
}

/**
 * Locks a customer until the transaction ends, to serialize changes of the account. The lock mode does not block rows
 * that only reference the customer, such as new sessions and tickets.
 * @throws HttpError 404 if the customer was deleted since
 */
export async function lockCustomer(tx: Database, customerId: number): Promise<void> {
  const rows = await tx
    .select({ id: customer.id })
    .from(customer)
    .where(eq(customer.id, customerId))
    .for('no key update')
  if (rows.length === 0) throw notFound()
}

/** Whether the caller's email is verified: a customer who followed the link in the verification email. */
export async function ownsEmail(db: Database, { customerId }: Pick<Caller, 'customerId'>): Promise<boolean> {
  if (customerId === null) return false
  return (await db.$count(customer, and(eq(customer.id, customerId), isNotNull(customer.verifiedAt)))) > 0
}

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Public author name: first name and initial of the last name. */
export function authorName({ firstname, lastname }: { firstname: string; lastname: string }): string {
  const [letter] = GRAPHEMES.segment(lastname.trim())
  const initial = letter?.segment
  return initial ? `${firstname.trim()} ${initial.toLocaleUpperCase('und')}.` : firstname.trim()
}

/** @throws HttpError 404 if the customer was deleted since */
export async function readAuthor(db: Database, customerId: number): Promise<string> {
  const [row] = await db.select().from(customer).where(eq(customer.id, customerId))
  if (!row) throw notFound()
  return authorName(row)
}

/** 4001: the same for an unknown email and a wrong password. Not a 401, which would end the current session. */
export const invalidLogin = () => new HttpError(400, (texts) => texts.invalidLogin, { code: CODES.invalidLogin })

/** 4001: the old password is wrong. */
export const wrongPassword = () => new HttpError(400, (texts) => texts.wrongPassword, { code: CODES.invalidLogin })

/** 4002: the device has to solve a captcha first. */
export const captchaRequired = () => new HttpError(400, (texts) => texts.captchaRequired, { code: CODES.captcha })

/** 4101: the email link has expired. */
export const linkExpired = () => new HttpError(400, (texts) => texts.linkExpired, { code: CODES.linkExpired })

/** 4102: the email link was used, replaced by a newer one, or is unknown. */
export const linkUsed = () => new HttpError(400, (texts) => texts.linkUsed, { code: CODES.linkUsed })
