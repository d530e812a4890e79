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
import { requireDevice, consumeCaptchaPass } from './captcha/captcha'
import { captchaRequired, type Customer, findByEmail, invalidLogin, normalizeEmail, toUser } from './customers'
import { verifyPassword } from './password'
import { createSession, endSession, deleteExpiredSessions } from './sessions'

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
  const account = await findByEmail(db, normalizeEmail(body.email))
  const hits = (await consumeKnownDevice(context, account, body)) ?? (await consumeUnknownDevice(context, caller, body))
  const isMatch = await verifyPassword(body.password, account?.passwordHash)
  if (!account || !isMatch) {
    await consume([perMinute('login')])
    audit(logger, 'login failed', { customerId: account?.id, address: caller.address })
    throw invalidLogin()
  }
  const token = await db.transaction((tx) => startSession(tx, caller, { account, now: now(), language, body }))
  await Promise.all([refundRateLimits(db, hits), deleteExpiredSessions(context)])
  audit(logger, 'login ok', { customerId: account.id, address: caller.address })
  return { token, user: toUser(account), knownDevice: newKnownDevice(keys, account) }
}

/** Known devices have their own rate limit, so that failed logins of others cannot lock the customer out. */
async function consumeKnownDevice(
  context: LoginContext,
  account: Customer | undefined,
  body: Login,
): Promise<RateLimitHit[] | null> {
  const nonce = account && verifyKnownDevice(context.keys, account, body.knownDevice)
  return nonce ? tryConsume(context.consume, knownDeviceLimits(nonce)) : null
}

const consumeUnknownDevice = (
  { consume, now }: LoginContext,
  caller: Caller,
  { email }: Login,
): Promise<RateLimitHit[]> =>
  consume(loginLimits(caller, normalizeEmail(email)), async (tx, hits) => {
    if (!needsCaptcha(hits)) return
    const isSolved = await consumeCaptchaPass(tx, { device: caller.uuid, action: 'login', now: now() })
    if (!isSolved) throw captchaRequired()
  })

interface SessionInput extends Pick<Shop, 'language'> {
  account: Customer
  body: Login
  /** Milliseconds since the epoch. */
  now: number
}

/** Creates the session, merges cart and checkout, and ends the device's former session, in one transaction. */
async function startSession(tx: Database, caller: Caller, { account, now, language, body }: SessionInput) {
  // A share lock: concurrent logins proceed, a password change waits and then ends this session, too.
  const [unchanged] = await tx
    .select({ id: customer.id })
    .from(customer)
    .where(and(eq(customer.id, account.id), eq(customer.passwordHash, account.passwordHash)))
    .for('share')
  if (!unchanged) throw invalidLogin()
  const { uuid } = caller
  await mergeCarts(tx, { uuid, customerId: account.id })
  if (body.joinsCheckout) await mergeCheckouts(tx, { uuid, customerId: account.id, language, now })
  await endSession(tx, caller.sessionHash)
  return createSession(tx, { customerId: account.id, device: body.nextUuid ?? uuid, now })
}

/** Random bytes of a token; failed logins are counted by them. */
const NONCE_BYTES = 16

type Owner = Pick<Customer, 'id' | 'passwordHash'>

/** Bound to the password hash: a password change invalidates all tokens. */
const computeMac = ({ sign }: ContractKeys, nonce: string, { id, passwordHash }: Owner): string =>
  createHmac('sha256', sign).update(`known-device ${nonce} ${id} ${passwordHash}`).digest('base64url')

/** A token for a device the customer has logged in on. It is no credential: it exempts the device from others' failed logins. */
export function newKnownDevice([current]: readonly ContractKeys[], owner: Owner): string {
  if (!current) throw new Error('the shop has no keys')
  const nonce = randomBytes(NONCE_BYTES).toString('base64url')
  return `${nonce}.${computeMac(current, nonce, owner)}`
}

/** The nonce of a valid token of this customer; null otherwise. */
export function verifyKnownDevice(
  keys: readonly ContractKeys[],
  owner: Owner,
  token: string | undefined,
): string | null {
  const [nonce = '', mac = ''] = (token ?? '').split('.')
  const provided = Buffer.from(mac)
  const isValid = keys.some((key) => {
    const expected = Buffer.from(computeMac(key, nonce, owner))
    return expected.length === provided.length && timingSafeEqual(expected, provided)
  })
  return isValid ? nonce : null
}
