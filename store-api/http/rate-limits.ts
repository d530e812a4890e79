import type { CaptchaAction } from '../../contract/entities/proof-of-work'
import type { Caller } from './context'
import type { RateLimitHit, Limit } from './rate-limiter'

const MINUTE_MS = 60_000

/** Tries from one network address, whatever devices they name: many people may share one. Nothing where it is not known. */
const ofAddress = (what: string, { address }: Caller, [most, window]: [most: number, window: number]): Limit[] =>
  address ? [{ key: `${what} address ${address}`, most, window }] : []

/** Callers that name no device count as one. */
const ofDevice = (what: string, { uuid }: Caller) => `${what} device ${uuid}`

/** A device has few addresses to give; all devices together are bounded, as a new uuid is quickly made. */
export const subscribeLimits = (caller: Caller): Limit[] => [
  { key: ofDevice('subscribe', caller), most: 5, window: 60 * MINUTE_MS },
  ...ofAddress('subscribe', caller, [30, 60 * MINUTE_MS]),
  { key: 'subscribe', most: 120, window: MINUTE_MS },
]

/** Lookups of one order are counted across devices, so that changing devices does not help to guess its email. */
export const orderTrackLimits = (caller: Caller, number: string): Limit[] => [
  { key: ofDevice('order-track', caller), most: 10, window: 15 * MINUTE_MS },
  ...ofAddress('order-track', caller, [60, 15 * MINUTE_MS]),
  { key: `order-track number ${number}`, most: 10, window: 15 * MINUTE_MS },
]

/** Codes of coupons that turned out to be none: those that count are given back. */
export const couponLimits = (caller: Caller): Limit[] => [
  { key: ofDevice('coupon', caller), most: 10, window: 15 * MINUTE_MS },
  ...ofAddress('coupon', caller, [60, 15 * MINUTE_MS]),
  ...(caller.customerId === null
    ? []
    : [{ key: `coupon customer ${caller.customerId}`, most: 20, window: 15 * MINUTE_MS }]),
]

/** Pictures may be hard to read: a device may ask for many. */
export const captchaLimits = (caller: Caller): Limit[] => [
  { key: ofDevice('captcha', caller), most: 60, window: 10 * MINUTE_MS },
  ...ofAddress('captcha', caller, [300, 10 * MINUTE_MS]),
]

/** Proofs of work cost the caller more than the shop; a device needs few of them. */
export const challengeLimits = (caller: Caller): Limit[] => [
  { key: ofDevice('challenge', caller), most: 30, window: 10 * MINUTE_MS },
  ...ofAddress('challenge', caller, [120, 10 * MINUTE_MS]),
]

/** What is done in a minute by all devices together: never refused for it, but each proof of work costs more. */
export const perMinute = (action: CaptchaAction): Limit => ({
  key: `rate ${action}`,
  most: Infinity,
  window: MINUTE_MS,
})

/** Records of all the tickets of one customer. */
export const ticketLimits = (customerId: number): Limit[] => [
  { key: `ticket-record customer ${customerId}`, most: 20, window: 60 * MINUTE_MS },
]

/** Reviews of one customer, of whatever products. */
export const reviewLimits = (customerId: number): Limit[] => [
  { key: `review customer ${customerId}`, most: 20, window: 60 * MINUTE_MS },
]

/** Questions of one customer, about whatever products. */
export const productQuestionLimits = (customerId: number): Limit[] => [
  { key: `product-question customer ${customerId}`, most: 10, window: 60 * MINUTE_MS },
]

/** Failed logins of one email before each further try needs a captcha. */
const FREE_FAILURES = 3

/**
 * Tries to sign in. A device comes first, so that one that tries too often locks nobody else out. Those of an email come
 * last and are never refused: wrong passwords of strangers must not keep its owner out (`needsCaptcha`).
 */
export const loginLimits = (caller: Caller, email: string): Limit[] => [
  { key: ofDevice('login', caller), most: 30, window: 15 * MINUTE_MS },
  ...ofAddress('login', caller, [100, 15 * MINUTE_MS]),
  { key: loginKey(email), most: Infinity, window: 15 * MINUTE_MS },
]

/** What one email's failed logins are counted by. */
export const loginKey = (email: string): string => `login email ${email}`

/** Whether a try to sign in, as `loginLimits` counted it, needs a captcha. */
export const needsCaptcha = (counted: RateLimitHit[]): boolean => (counted.at(-1)?.count ?? 0) > FREE_FAILURES

/** Failed logins on a device its customer has signed in on; beyond them it is a device like any other. */
export const knownDeviceLimits = (nonce: string): Limit[] => [
  { key: `login known-device ${nonce}`, most: 10, window: 15 * MINUTE_MS },
]

/** Wrong old passwords: a session somebody left open is no way to find the password. */
export const passwordLimits = (customerId: number): Limit[] => [
  { key: `password customer ${customerId}`, most: 10, window: 15 * MINUTE_MS },
]

/** One device asks for few mails, whoever they go to. */
export const forgotPasswordLimits = (caller: Caller): Limit[] => [
  { key: ofDevice('forgot-password', caller), most: 20, window: 60 * MINUTE_MS },
  ...ofAddress('forgot-password', caller, [60, 60 * MINUTE_MS]),
]

/** Accounts made from one address. What a device may do, its captchas limit. */
export const registerLimits = (caller: Caller): Limit[] => ofAddress('register', caller, [30, 60 * MINUTE_MS])

/** Mails strangers can have the shop send to one email; the kinds are counted apart. */
export const mailLimits = (kind: 'forgot-password' | 'register' | 'verify', email: string): Limit[] => [
  { key: `${kind} email ${email}`, most: 5, window: 60 * MINUTE_MS },
]
