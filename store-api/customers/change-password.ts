import type { PasswordChange, ResetPassword } from '../../contract/entities/user'
import { forgetAttempts, giveBack } from '../http/give-back'
import { forgotPasswordLimits, loginKey, mailLimits, passwordLimits } from '../http/attempt-limits'
import type { TakeAttempt } from '../http/take-attempt'
import { audit } from '../admin/audit'
import type { Caller, Shop } from '../http/context'
import { findByEmail, readCustomer, toEmail, wrongPassword } from './customers'
import { hashPassword, isPassword, refuseUnfit } from './password'
import { endAllSessions, type Session } from './sessions'
import { writeMail } from '../mail/write-mail'
import { inEvenTime } from './even-time'
import { isWithin } from './is-within'
import { cancelLinks, newLink, useLink } from './email-links'
import { markVerified } from './registration'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { customer } from '../db/schema'

interface PasswordDesk extends Shop {
  take: TakeAttempt
}

/** Changes the password of who knows the old one; every other session ends. @throws Failure 400, 4001, 429 */
export async function changePassword(desk: PasswordDesk, session: Session, body: PasswordChange): Promise<void> {
  const { customerId, sessionHash: except } = session
  refuseUnfit(body.newPassword, 'newPassword', desk.texts)
  const tries = await desk.take(passwordLimits(customerId))
  const { passwordHash: oldHash } = await readCustomer(desk.db, customerId)
  if (!(await isPassword(body.oldPassword, oldHash))) throw wrongPassword()
  const passwordHash = await hashPassword(body.newPassword)
  await desk.db.transaction((tx) => setPassword(tx, desk, { customerId, passwordHash, oldHash, except }))
  await giveBack(desk.db, tries)
  audit(desk.logger, 'password changed', { customerId })
}

interface MailDesk extends Shop {
  take: TakeAttempt
}

/** Writes a mail with a link to a new password, if the email is a customer's; nobody else learns whether it is. */
export async function forgotPassword(desk: MailDesk, caller: Caller, given: string): Promise<void> {
  const email = toEmail(given)
  await desk.take(forgotPasswordLimits(caller))
  const mayMail = await isWithin(desk.take, mailLimits('forgot-password', email))
  await inEvenTime(async () => {
    const found = await findByEmail(desk.db, email)
    if (found && mayMail) await writeLink(desk, found.id, email)
    audit(desk.logger, 'reset asked', { customerId: found?.id, address: caller.address })
  })
}

const writeLink = (shop: Shop, customerId: number, recipient: string) =>
  shop.db.transaction(async (tx) => {
    const token = await newLink(tx, { customerId, purpose: 'reset', now: shop.now() })
    await writeMail(tx, { recipient, template: 'reset-password', values: { token } }, shop)
  })

/**
 * Sets a new password by the link of a mail, which proves the email too, and lets its owner in again after too many
 * failed logins. The password is hashed only once the link is known to be good: a made-up one costs no work.
 * @throws Failure 400 for a common password, 4101, 4102
 */
export async function resetPassword(shop: Shop, { token, password }: ResetPassword): Promise<void> {
  refuseUnfit(password, 'password', shop.texts)
  const customerId = await shop.db.transaction(async (tx) => {
    const now = shop.now()
    const customerId = await useLink(tx, { token, purpose: 'reset', now })
    const email = await setPassword(tx, shop, { customerId, passwordHash: await hashPassword(password) })
    await markVerified(tx, customerId, now)
    await forgetAttempts(tx, [loginKey(email)])
    return customerId
  })
  audit(shop.logger, 'password reset', { customerId })
}

interface NewPassword {
  customerId: number
  passwordHash: string
  /** The hash it takes the place of, where the old password was given. */
  oldHash?: string
  /** Hash of the session that stays. */
  except?: string
}

/**
 * Gives a customer another password: sessions end, links to a new password are worth nothing, and a mail tells of it.
 * @returns the customer's email @throws Failure 4001 when the old password is no longer the one that was compared
 */
export async function setPassword(tx: Database, shop: Shop, change: NewPassword): Promise<string> {
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
