import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Login, LoginResponse } from '../../contract/entities/user'
import type { ContractKeys } from '../../contract/keys'
import { mergeCarts } from '../cart/merge-carts'
import { mergeCheckouts } from '../checkout/merge-drafts'
import type { Database } from '../db/database'
import { customer } from '../db/schema'
import type { Caller, Shop } from '../http/context'
import { audit } from '../http/logging'
import { type ConsumeRateLimits, type RateLimitHit, refundRateLimits, tryConsume } from '../http/rate-limiter'
import { knownDeviceLimits, loginLimits, needsCaptcha, perMinute } from '../http/rate-limits'
import { requireDevice, useCaptchaPass } from './captcha/captcha'
import { captchaNeeded, type Customer, findByEmail, invalidLogin, toEmail, toUser } from './customers'
import { isPassword } from './password'
import { createSession, endSession, forgetSessions } from './sessions'

interface LoginContext extends Shop {
  consume: ConsumeRateLimits
}

/**
 * Logs a customer in on the caller's device. The attempt is counted before the password is verified, so that concurrent
 * attempts cannot exceed the limit, and refunded on success.
 * @throws HttpError 4001, 4002 after three failures of the email, 429 after too many of the device or the network address
 */
export async function logIn(context: LoginContext, caller: Caller, body: Login): Promise<LoginResponse> {
  const { db, now, logger, consume, language, keys } = context
  requireDevice(caller)
  const found = await findByEmail(db, toEmail(body.email))
  const tries = (await takeAsKnown(context, found, body)) ?? (await consumeUnknownDevice(context, caller, body))
  const isRight = await isPassword(body.password, found?.passwordHash)
  if (!found || !isRight) {
    await consume([perMinute('login')])
    audit(logger, 'login failed', { customerId: found?.id, address: caller.address })
    throw invalidLogin()
  }
  const token = await db.transaction((tx) => beginSession(tx, caller, { found, now: now(), language, body }))
  await Promise.all([refundRateLimits(db, tries), forgetSessions(context)])
  audit(logger, 'login ok', { customerId: found.id, address: caller.address })
  return { token, user: toUser(found), knownDevice: newKnownDevice(keys, found) }
}

/** Known devices have their own rate limit, so that failed logins of others cannot lock the customer out. */
async function takeAsKnown(
  context: LoginContext,
  found: Customer | undefined,
  body: Login,
): Promise<RateLimitHit[] | null> {
  const nonce = found && readKnownDevice(context.keys, found, body.knownDevice)
  return nonce ? tryConsume(context.consume, knownDeviceLimits(nonce)) : null
}

const consumeUnknownDevice = (
  { consume, now }: LoginContext,
  caller: Caller,
  { email }: Login,
): Promise<RateLimitHit[]> =>
  consume(loginLimits(caller, toEmail(email)), async (tx, counted) => {
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

/** Creates the session, merges cart and checkout, and ends the device's former session, in one transaction. */
async function beginSession(tx: Database, caller: Caller, { found, now, language, body }: Beginning) {
  // A share lock: concurrent logins proceed, a password change waits and then ends this session, too.
  const [same] = await tx
    .select({ id: customer.id })
    .from(customer)
    .where(and(eq(customer.id, found.id), eq(customer.passwordHash, found.passwordHash)))
    .for('share')
  if (!same) throw invalidLogin()
  const { uuid } = caller
  await mergeCarts(tx, { uuid, customerId: found.id })
  if (body.joinsCheckout) await mergeCheckouts(tx, { uuid, customerId: found.id, language, now })
  await endSession(tx, caller.sessionHash)
  return createSession(tx, { customerId: found.id, device: body.nextUuid ?? uuid, now })
}

/** Random bytes of a token; failed logins are counted by them. */
const NONCE_BYTES = 16

type Owner = Pick<Customer, 'id' | 'passwordHash'>

/** Bound to the password hash: a password change invalidates all tokens. */
const macOf = ({ sign }: ContractKeys, nonce: string, { id, passwordHash }: Owner): string =>
  createHmac('sha256', sign).update(`known-device ${nonce} ${id} ${passwordHash}`).digest('base64url')

/** A token for a device the customer has logged in on. It is no credential: it exempts the device from others' failed logins. */
export function newKnownDevice([current]: readonly ContractKeys[], owner: Owner): string {
  if (!current) throw new Error('the shop has no keys')
  const nonce = randomBytes(NONCE_BYTES).toString('base64url')
  return `${nonce}.${macOf(current, nonce, owner)}`
}

/** The nonce of a valid token of this customer; null otherwise. */
export function readKnownDevice(keys: readonly ContractKeys[], owner: Owner, token: string | undefined): string | null {
  const [nonce = '', mac = ''] = (token ?? '').split('.')
  const given = Buffer.from(mac)
  const isOurs = keys.some((key) => {
    const right = Buffer.from(macOf(key, nonce, owner))
    return right.length === given.length && timingSafeEqual(right, given)
  })
  return isOurs ? nonce : null
}
