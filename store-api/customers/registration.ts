import type { Register } from '../../contract/entities/user'
import { mailLimits, perMinute, registerLimits } from '../http/attempt-limits'
import type { TakeAttempt } from '../http/take-attempt'
import { requireDevice, useCaptchaPass } from './captcha/captcha'
import type { Caller, Shop } from '../http/context'
import { customer, message } from '../db/schema'
import { writeMail } from '../mail/write-mail'
import { captchaNeeded, readCustomer, toEmail } from './customers'
import { inEvenTime } from './even-time'
import { isWithin } from './is-within'
import { newLink, useLink } from './email-links'
import { hashPassword, refuseUnfit } from './password'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../db/database'
import { randomId } from '../db/random-id'

interface RegisterDesk extends Shop {
  take: TakeAttempt
}

/**
 * Makes a customer and writes the verification mail. Of a used email only its owner hears, by another mail: answer
 * and work are the same.
 * @throws Failure 400 for a common password, 4002 without a captcha
 */
export async function registerCustomer(desk: RegisterDesk, caller: Caller, body: Register): Promise<void> {
  const { db, texts, take } = desk
  const device = requireDevice(caller)
  refuseUnfit(body.password, 'password', texts)
  await take(registerLimits(caller))
  if (!(await useCaptchaPass(db, { device, action: 'register', now: desk.now() }))) throw captchaNeeded()
  await take([perMinute('register')])
  const email = toEmail(body.email)
  const mayTell = await isWithin(take, mailLimits('register', email))
  const passwordHash = await hashPassword(body.password)
  const now = desk.now()
  await inEvenTime(() =>
    db.transaction(async (tx) => {
      const { firstname, lastname } = body
      const [made] = await tx
        .insert(customer)
        .values({ email, passwordHash, firstname, lastname, createdAt: new Date(now) })
        .onConflictDoNothing()
        .returning({ id: customer.id })
      if (made) {
        const token = await newLink(tx, { customerId: made.id, purpose: 'verify', now })
        await writeMail(tx, { recipient: email, template: 'verify-email', values: { token } }, desk)
      } else if (mayTell) {
        await writeMail(tx, { recipient: email, template: 'already-registered', values: {} }, desk)
      }
    }),
  )
}

interface MailDesk extends Shop {
  take: TakeAttempt
}

/** Writes the verification mail again, with a link that ends the ones before. Nothing to do for who is verified. */
export async function sendVerification(desk: MailDesk, customerId: number): Promise<void> {
  const { email, verifiedAt } = await readCustomer(desk.db, customerId)
  if (verifiedAt) return
  await desk.take(mailLimits('verify', email))
  await desk.db.transaction(async (tx) => {
    const token = await newLink(tx, { customerId, purpose: 'verify', now: desk.now() })
    await writeMail(tx, { recipient: email, template: 'verify-email', values: { token } }, desk)
  })
}

/** Writes down that a customer reads the mails of their address. The first time counts. */
export const markVerified = (tx: Database, customerId: number, now: number) =>
  tx
    .update(customer)
    .set({ verifiedAt: new Date(now) })
    .where(and(eq(customer.id, customerId), isNull(customer.verifiedAt)))

/** Proves an email by the link of its mail. @throws Failure 4101, 4102 */
export const verifyEmail = ({ db, now, texts }: Shop, token: string): Promise<void> =>
  db.transaction(async (tx) => {
    const at = now()
    const customerId = await useLink(tx, { token, purpose: 'verify', now: at })
    const first = await markVerified(tx, customerId, at).returning({ id: customer.id })
    if (first.length > 0) await welcome(tx, customerId, { at, texts })
  })

/** The first message of the shop to a customer, once. */
const welcome = (tx: Database, customerId: number, { at, texts }: { at: number; texts: Shop['texts'] }) =>
  tx.insert(message).values({ id: randomId(), customerId, ...texts.welcome, sentAt: new Date(at) })
