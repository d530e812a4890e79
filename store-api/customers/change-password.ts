import { and, eq } from 'drizzle-orm'
import type { PasswordChange, ResetPassword } from '../../contract/entities/user'
import type { Database } from '../db/database'
import { customer } from '../db/schema'
import type { Caller, Shop } from '../http/context'
import { audit } from '../http/logging'
import { type ConsumeRateLimits, isWithinLimits, refundRateLimits, resetRateLimits } from '../http/rate-limiter'
import { forgotPasswordLimits, loginKey, mailLimits, passwordLimits } from '../http/rate-limits'
import { writeMail } from '../mail/write-mail'
import { findByEmail, readCustomer, toEmail, wrongPassword } from './customers'
import { cancelLinks, newLink, useLink } from './email-links'
import { hashPassword, isPassword, refuseUnfit } from './password'
import { markVerified } from './registration'
import { endAllSessions, type Session } from './sessions'
import { padTiming } from './timing-padding'

interface PasswordContext extends Shop {
  consume: ConsumeRateLimits
}

/** Changes the password, given the old one; all other sessions end. @throws HttpError 400, 4001, 429 */
export async function changePassword(context: PasswordContext, session: Session, body: PasswordChange): Promise<void> {
  const { customerId, sessionHash: except } = session
  refuseUnfit(body.newPassword, 'newPassword', context.texts)
  const tries = await context.consume(passwordLimits(customerId))
  const { passwordHash: oldHash } = await readCustomer(context.db, customerId)
  if (!(await isPassword(body.oldPassword, oldHash))) throw wrongPassword()
  const passwordHash = await hashPassword(body.newPassword)
  await context.db.transaction((tx) => setPassword(tx, context, { customerId, passwordHash, oldHash, except }))
  await refundRateLimits(context.db, tries)
  audit(context.logger, 'password changed', { customerId })
}

interface EmailContext extends Shop {
  consume: ConsumeRateLimits
}

/** Sends a password reset link if the email belongs to a customer; reply and timing are the same otherwise. */
export async function forgotPassword(context: EmailContext, caller: Caller, given: string): Promise<void> {
  const email = toEmail(given)
  await context.consume(forgotPasswordLimits(caller))
  const mayMail = await isWithinLimits(context.consume, mailLimits('forgot-password', email))
  await padTiming(async () => {
    const found = await findByEmail(context.db, email)
    if (found && mayMail) await writeLink(context, found.id, email)
    audit(context.logger, 'reset asked', { customerId: found?.id, address: caller.address })
  })
}

const writeLink = (shop: Shop, customerId: number, recipient: string) =>
  shop.db.transaction(async (tx) => {
    const token = await newLink(tx, { customerId, purpose: 'reset', now: shop.now() })
    await writeMail(tx, { recipient, template: 'reset-password', values: { token } }, shop)
  })

/**
 * Resets the password by an email link. This also verifies the email and clears its failed logins. The password is
 * hashed only for a valid link, so that forged links cost no CPU time.
 * @throws HttpError 400 for a common password, 4101, 4102
 */
export async function resetPassword(shop: Shop, { token, password }: ResetPassword): Promise<void> {
  refuseUnfit(password, 'password', shop.texts)
  const customerId = await shop.db.transaction(async (tx) => {
    const now = shop.now()
    const customerId = await useLink(tx, { token, purpose: 'reset', now })
    const email = await setPassword(tx, shop, { customerId, passwordHash: await hashPassword(password) })
    await markVerified(tx, customerId, now)
    await resetRateLimits(tx, [loginKey(email)])
    return customerId
  })
  audit(shop.logger, 'password reset', { customerId })
}

interface NewPassword {
  customerId: number
  passwordHash: string
  /** The current hash, if the old password was verified. */
  oldHash?: string
  /** Hash of the session to keep. */
  except?: string
}

/**
 * Stores a new password, ends the sessions, invalidates reset links and queues a notification email.
 * @returns the customer's email @throws HttpError 4001 if the password was changed since the old one was verified
 */
async function setPassword(tx: Database, shop: Shop, change: NewPassword): Promise<string> {
  const { customerId, passwordHash, oldHash, except } = change
  const isSame = oldHash === undefined ? undefined : eq(customer.passwordHash, oldHash)
  const [row] = await tx
    .update(customer)
    .set({ passwordHash })
    .where(and(eq(customer.id, customerId), isSame))
    .returning({ email: customer.email })
  if (!row) throw wrongPassword()
  await cancelLinks(tx, { customerId, purpose: 'reset', now: shop.now() })
  await endAllSessions(tx, customerId, except)
  await writeMail(tx, { recipient: row.email, template: 'password-changed', values: {} }, shop)
  return row.email
}
