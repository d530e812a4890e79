import { forgotPasswordLimits, mailLimits } from '../http/attempt-limits'
import type { TakeAttempt } from '../http/take-attempt'
import { audit } from '../admin/audit'
import type { Caller, Shop } from '../http/context'
import { writeMail } from '../mail/write-mail'
import { findByEmail, toEmail } from './customers'
import { inEvenTime } from './even-time'
import { isWithin } from './is-within'
import { newLink } from './links'

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
