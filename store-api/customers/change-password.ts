import { and, eq } from 'drizzle-orm'
import type { PasswordChange, ResetPassword } from '../../contract/entities/user'
import type { Database } from '../db/database'
import { customer } from '../db/schema'
import type { Caller, Shop } from '../http/context'
import { audit } from '../http/logging'
import { type ConsumeRateLimits, isWithinLimits, refundRateLimits, resetRateLimits } from '../http/rate-limiter'
import { forgotPasswordLimits, loginKey, mailLimits, passwordLimits } from '../http/rate-limits'
import { writeMail } from '../mail/write-mail'
import { findByEmail, readCustomer, normalizeEmail, wrongPassword } from './customers'
import { cancelLinks, createLink, consumeLink } from './email-links'
import { hashPassword, verifyPassword, validateNewPassword } from './password'
import { markVerified } from './registration'
import { endAllSessions, type Session } from './sessions'
import { padTiming } from './timing-padding'

interface PasswordContext extends Shop {
  consume: ConsumeRateLimits
}

/** Changes the password, given the old one; all other sessions end. @throws HttpError 400, 4001, 429 */
export async function changePassword(context: PasswordContext, session: Session, body: PasswordChange): Promise<void> {
  const { customerId, sessionHash: currentSessionHash } = session
  validateNewPassword(body.newPassword, 'newPassword', context.texts)
  const hits = await context.consume(passwordLimits(customerId))
  const { passwordHash: oldHash } = await readCustomer(context.db, customerId)
  if (!(await verifyPassword(body.oldPassword, oldHash))) throw wrongPassword()
  const passwordHash = await hashPassword(body.newPassword)
  await context.db.transaction((tx) =>
    setPassword(tx, context, { customerId, passwordHash, oldHash, currentSessionHash }),
  )
  await refundRateLimits(context.db, hits)
  audit(context.logger, 'password changed', { customerId })
}

interface EmailContext extends Shop {
  consume: ConsumeRateLimits
}

/** Sends a password reset link if the email belongs to a customer; reply and timing are the same otherwise. */
export async function forgotPassword(context: EmailContext, caller: Caller, input: string): Promise<void> {
  const email = normalizeEmail(input)
  await context.consume(forgotPasswordLimits(caller))
  const isWithinMailLimit = await isWithinLimits(context.consume, mailLimits('forgot-password', email))
  await padTiming(async () => {
    const account = await findByEmail(context.db, email)
    if (account && isWithinMailLimit) await sendResetLink(context, account.id, email)
    audit(context.logger, 'reset asked', { customerId: account?.id, address: caller.address })
  })
}

const sendResetLink = (shop: Shop, customerId: number, recipient: string) =>
  shop.db.transaction(async (tx) => {
    const token = await createLink(tx, { customerId, purpose: 'reset', now: shop.now() })
    await writeMail(tx, { recipient, template: 'reset-password', values: { token } }, shop)
  })

/**
 * Resets the password by an email link. This also verifies the email and clears its failed logins. The password is
 * hashed only for a valid link, so that forged links cost no CPU time.
 * @throws HttpError 400 for a common password, 4101, 4102
 */
export async function resetPassword(shop: Shop, { token, password }: ResetPassword): Promise<void> {
  validateNewPassword(password, 'password', shop.texts)
  const customerId = await shop.db.transaction(async (tx) => {
    const now = shop.now()
    const customerId = await consumeLink(tx, { token, purpose: 'reset', now })
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
  currentSessionHash?: string
}

/**
 * Stores a new password, ends the sessions, invalidates reset links and queues a notification email.
 * @returns the customer's email @throws HttpError 4001 if the password was changed since the old one was verified
 */
async function setPassword(tx: Database, shop: Shop, change: NewPassword): Promise<string> {
  const { customerId, passwordHash, oldHash, currentSessionHash } = change
  const isUnchanged = oldHash === undefined ? undefined : eq(customer.passwordHash, oldHash)
  const [row] = await tx
    .update(customer)
    .set({ passwordHash })
    .where(and(eq(customer.id, customerId), isUnchanged))
    .returning({ email: customer.email })
  if (!row) throw wrongPassword()
  await cancelLinks(tx, { customerId, purpose: 'reset', now: shop.now() })
  await endAllSessions(tx, customerId, currentSessionHash)
  await writeMail(tx, { recipient: row.email, template: 'password-changed', values: {} }, shop)
  return row.email
}
