import { and, eq } from 'drizzle-orm'
import type { Login, LoginAnswer } from '../../lib/contract/entities/user'
import { countOf } from '../attempts/count-of'
import { giveBack } from '../attempts/give-back'
import { failedLogin, loginLimits, perMinute } from '../attempts/limits'
import type { TakeAttempt } from '../attempts/take-attempt'
import { useCaptchaPass } from '../captcha/captcha-pass'
import { requireDevice } from '../captcha/device'
import { mergeCarts } from '../cart/merge-carts'
import { joinCheckouts } from '../checkout/join-drafts'
import { audit } from '../audit/audit'
import type { Caller, Shop } from '../context'
import type { Database } from '../db/database'
import { customer } from '../db/schema'
import { findByEmail, toEmail, toUser, type Customer } from './customers'
import { captchaNeeded, invalidLogin } from './failures'
import { isPassword } from './password'
import { createSession, endSession, forgetSessions } from './sessions'

/** Failures of one email before each further try needs a captcha. */
const FREE_FAILURES = 3

interface LoginDesk extends Shop {
  take: TakeAttempt
}

/**
 * Signs a customer in on the caller's device. The try is counted before the password is looked at, so that many at
 * the same moment are not more than the limit, and given back when it was no failure.
 * @throws Failure 4001, 4002 after three failures, 429
 */
export async function logIn(desk: LoginDesk, caller: Caller, body: Login): Promise<LoginAnswer> {
  const { db, now, logger, take, language } = desk
  const device = requireDevice(caller)
  const email = toEmail(body.email)
  const failed = failedLogin(email)
  const tries = await take(loginLimits(caller, email), async (tx) => {
    if ((await countOf(tx, failed.key, now())) < FREE_FAILURES) return
    if (!(await useCaptchaPass(tx, { device, action: 'login', now: now() }))) throw captchaNeeded()
  })

  const found = await findByEmail(db, email)
  const isRight = await isPassword(body.password, found?.passwordHash)
  if (!found || !isRight) {
    await take([failed, perMinute('login')])
    audit(logger, 'login failed', { customerId: found?.id, address: caller.address })
    throw invalidLogin()
  }
  const token = await db.transaction((tx) => beginSession(tx, caller, { found, now: now(), language }))
  await Promise.all([giveBack(db, tries), forgetSessions(desk)])
  audit(logger, 'login ok', { customerId: found.id, address: caller.address })
  return { token, user: toUser(found) }
}

interface Beginning extends Pick<Shop, 'language'> {
  found: Customer
  /** Milliseconds since the epoch. */
  now: number
}

/** The session, its cart and checkout, and the end of the one the device had before: all of it or nothing. */
async function beginSession(tx: Database, caller: Caller, { found, now, language }: Beginning) {
  // Shared with other logins, but not with a change of the password, which ends the sessions it finds.
  const [same] = await tx
    .select({ id: customer.id })
    .from(customer)
    .where(and(eq(customer.id, found.id), eq(customer.passwordHash, found.passwordHash)))
    .for('share')
  if (!same) throw invalidLogin()
  const { uuid } = caller
  await mergeCarts(tx, { uuid, customerId: found.id })
  await joinCheckouts(tx, { uuid, customerId: found.id, language, now })
  await endSession(tx, caller.sessionHash)
  return createSession(tx, found.id, now)
}
