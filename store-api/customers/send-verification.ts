import { mailLimits } from '../http/attempt-limits'
import type { TakeAttempt } from '../http/take-attempt'
import type { Shop } from '../http/context'
import { writeMail } from '../mail/write-mail'
import { readCustomer } from './customers'
import { newLink } from './links'

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
