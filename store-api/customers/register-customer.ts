import type { Register } from '../../contract/entities/user'
import { mailLimits, perMinute, registerLimits } from '../http/attempt-limits'
import type { TakeAttempt } from '../http/take-attempt'
import { useCaptchaPass } from './captcha/captcha-pass'
import { requireDevice } from './captcha/device'
import type { Caller, Shop } from '../http/context'
import { customer } from '../db/schema'
import { writeMail } from '../mail/write-mail'
import { toEmail } from './customers'
import { inEvenTime } from './even-time'
import { captchaNeeded } from './failures'
import { isWithin } from './is-within'
import { newLink } from './links'
import { hashPassword, refuseUnfit } from './password'

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
