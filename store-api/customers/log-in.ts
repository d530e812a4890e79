import { and, eq } from 'drizzle-orm'
import type { Login, LoginAnswer } from '../../contract/entities/user'
import { giveBack } from '../http/give-back'
import { knownDeviceLimits, loginLimits, needsCaptcha, perMinute } from '../http/attempt-limits'
import type { Attempt, TakeAttempt } from '../http/take-attempt'
import { requireDevice, useCaptchaPass } from './captcha/captcha'
import { mergeCarts } from '../cart/merge-carts'
import { joinCheckouts } from '../checkout/merge-drafts'
import { audit } from '../admin/audit'
import type { Caller, Shop } from '../http/context'
import type { Database } from '../db/database'
import { customer } from '../db/schema'
import { captchaNeeded, type Customer, findByEmail, invalidLogin, toEmail, toUser } from './customers'
import { triesWithin } from './is-within'
import { isPassword } from './password'
import { createSession, endSession, forgetSessions } from './sessions'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { ContractKeys } from '../../contract/keys'

interface LoginDesk extends Shop {
  take: TakeAttempt
}

/**
 * Signs a customer in on the caller's device. The try is counted before the password is looked at, so that many at
 * the same moment are not more than the limit, and given back when it was no failure.
 * @throws Failure 4001, 4002 after three failures of the email, 429 after too many of the device or the network address
 */
export async function logIn(desk: LoginDesk, caller: Caller, body: Login): Promise<LoginAnswer> {
  const { db, now, logger, take, language, keys } = desk
  requireDevice(caller)
  const found = await findByEmail(db, toEmail(body.email))
  const tries = (await takeAsKnown(desk, found, body)) ?? (await takeAsAny(desk, caller, body))
  const isRight = await isPassword(body.password, found?.passwordHash)
  if (!found || !isRight) {
    await take([perMinute('login')])
    audit(logger, 'login failed', { customerId: found?.id, address: caller.address })
    throw invalidLogin()
  }
  const token = await db.transaction((tx) => beginSession(tx, caller, { found, now: now(), language, body }))
  await Promise.all([giveBack(db, tries), forgetSessions(desk)])
  audit(logger, 'login ok', { customerId: found.id, address: caller.address })
  return { token, user: toUser(found), knownDevice: newKnownDevice(keys, found) }
}

/** A device the customer signed in on before is counted by itself: what strangers try elsewhere does not concern it. */
async function takeAsKnown(desk: LoginDesk, found: Customer | undefined, body: Login): Promise<Attempt[] | null> {
  const nonce = found && readKnownDevice(desk.keys, found, body.knownDevice)
  return nonce ? triesWithin(desk.take, knownDeviceLimits(nonce)) : null
}

const takeAsAny = ({ take, now }: LoginDesk, caller: Caller, { email }: Login): Promise<Attempt[]> =>
  take(loginLimits(caller, toEmail(email)), async (tx, counted) => {
    if (!needsCaptcha(counted)) return
    const isSolved = await useCaptchaPass(tx, { device: caller.uuid, action: 'login', now: now() })
    if (!isSolved) throw captchaNeeded()
  })

interface Beginning extends Pick<Shop, 'language'> {
  found: Customer
  body: Login
  /** Milliseconds since the epoch. */
  now: number
}

/** The session, its cart and checkout, and the end of the one the device had before: all of it or nothing. */
async function beginSession(tx: Database, caller: Caller, { found, now, language, body }: Beginning) {
  // Shared with other logins, but not with a change of the password, which ends the sessions it finds.
  const [same] = await tx
    .select({ id: customer.id })
    .from(customer)
    .where(and(eq(customer.id, found.id), eq(customer.passwordHash, found.passwordHash)))
    .for('share')
  if (!same) throw invalidLogin()
  const { uuid } = caller
  await mergeCarts(tx, { uuid, customerId: found.id })
  if (body.joinsCheckout) await joinCheckouts(tx, { uuid, customerId: found.id, language, now })
  await endSession(tx, caller.sessionHash)
  return createSession(tx, { customerId: found.id, device: body.nextUuid ?? uuid, now })
}

/** Random bytes of a token: what its failed logins are counted by. */
const NONCE_BYTES = 16

type Owner = Pick<Customer, 'id' | 'passwordHash'>

/** Bound to the password too: when that changes, no device is known any more. */
const macOf = ({ sign }: ContractKeys, nonce: string, { id, passwordHash }: Owner): string =>
  createHmac('sha256', sign).update(`known-device ${nonce} ${id} ${passwordHash}`).digest('base64url')

/** A token for a device its customer has signed in on. It signs nobody in: it keeps others from locking its owner out. */
export function newKnownDevice([current]: readonly ContractKeys[], owner: Owner): string {
  if (!current) throw new Error('the shop has no keys')
  const nonce = randomBytes(NONCE_BYTES).toString('base64url')
  return `${nonce}.${macOf(current, nonce, owner)}`
}

/** The nonce of a token that is this customer's; null for any other. */
export function readKnownDevice(keys: readonly ContractKeys[], owner: Owner, token: string | undefined): string | null {
  const [nonce = '', mac = ''] = (token ?? '').split('.')
  const given = Buffer.from(mac)
  const isOurs = keys.some((key) => {
    const right = Buffer.from(macOf(key, nonce, owner))
    return right.length === given.length && timingSafeEqual(right, given)
  })
  return isOurs ? nonce : null
}
