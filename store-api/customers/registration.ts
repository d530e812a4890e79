import { and, eq, isNull } from 'drizzle-orm'
import type { Register } from '../../contract/entities/user'
import { hasCapability } from '../admin/store-settings'
import type { Database } from '../db/database'
import { customer, message } from '../db/schema'
import { randomId } from '../db/schema/columns'
import type { Caller, Shop } from '../http/context'
import { type ConsumeRateLimits, isWithinLimits } from '../http/rate-limiter'
import { mailLimits, perMinute, registerLimits } from '../http/rate-limits'
import { writeMail } from '../mail/write-mail'
import { requireDevice, consumeCaptchaPass } from './captcha/captcha'
import { captchaRequired, readCustomer, normalizeEmail } from './customers'
import { createLink, consumeLink } from './email-links'
import { hashPassword, validateNewPassword } from './password'
import { padTiming } from './timing-padding'

interface RegistrationContext extends Shop {
  consume: ConsumeRateLimits
}

/**
 * Creates a customer and queues the verification email. For an existing email reply and timing are the same, and its
 * owner gets a notice by email instead.
 * @throws HttpError 400 for a common password, 4002 without a captcha
 */
export async function registerCustomer(context: RegistrationContext, caller: Caller, body: Register): Promise<void> {
  const { db, texts, consume } = context
  const device = requireDevice(caller)
  validateNewPassword(body.password, 'password', texts)
  await consume(registerLimits(caller))
  if (!(await consumeCaptchaPass(db, { device, action: 'register', now: context.now() }))) throw captchaRequired()
  await consume([perMinute('register')])
  const email = normalizeEmail(body.email)
  const isWithinMailLimit = await isWithinLimits(consume, mailLimits('register', email))
  const passwordHash = await hashPassword(body.password)
  const now = context.now()
  await padTiming(() =>
    db.transaction(async (tx) => {
      const { firstname, lastname } = body
      const [created] = await tx
        .insert(customer)
        .values({ email, passwordHash, firstname, lastname, createdAt: new Date(now) })
        .onConflictDoNothing()
        .returning({ id: customer.id })
      if (created) {
        const token = await createLink(tx, { customerId: created.id, purpose: 'verify', now })
        await writeMail(tx, { recipient: email, template: 'verify-email', values: { token } }, context)
      } else if (isWithinMailLimit) {
        await writeMail(tx, { recipient: email, template: 'already-registered', values: {} }, context)
      }
    }),
  )
}

interface EmailContext extends Shop {
  consume: ConsumeRateLimits
}

/** Sends the verification email again; its link replaces earlier ones. Does nothing for verified customers. */
export async function sendVerification(context: EmailContext, customerId: number): Promise<void> {
  const { email, verifiedAt } = await readCustomer(context.db, customerId)
  if (verifiedAt) return
  await context.consume(mailLimits('verify', email))
  await context.db.transaction(async (tx) => {
    const token = await createLink(tx, { customerId, purpose: 'verify', now: context.now() })
    await writeMail(tx, { recipient: email, template: 'verify-email', values: { token } }, context)
  })
}

/** Marks the email as verified, unless it is already. */
export const markVerified = (tx: Database, customerId: number, now: number) =>
  tx
    .update(customer)
    .set({ verifiedAt: new Date(now) })
    .where(and(eq(customer.id, customerId), isNull(customer.verifiedAt)))

/** Verifies an email by its link. @throws HttpError 4101, 4102 */
export const verifyEmail = ({ db, now, texts }: Shop, token: string): Promise<void> =>
  db.transaction(async (tx) => {
    const at = now()
    const customerId = await consumeLink(tx, { token, purpose: 'verify', now: at })
    const first = await markVerified(tx, customerId, at).returning({ id: customer.id })
    if (first.length > 0) await addWelcomeMessage(tx, customerId, { at, texts })
  })

/** Adds the welcome message, once, in a shop that has messages. */
async function addWelcomeMessage(
  tx: Database,
  customerId: number,
  { at, texts }: { at: number; texts: Shop['texts'] },
) {
  if (!(await hasCapability({ db: tx }, 'messages'))) return
  const { subject, text, tickets } = texts.welcome
  const fullText = (await hasCapability({ db: tx }, 'tickets')) ? `${text}\n\n${tickets}` : text
  await tx.insert(message).values({ id: randomId(), customerId, subject, text: fullText, sentAt: new Date(at) })
}
