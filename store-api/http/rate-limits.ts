import type { CaptchaAction } from '../../contract/entities/proof-of-work'
import type { Caller } from './context'
import type { RateLimitHit, RateLimit } from './rate-limiter'

const MINUTE_MS = 60_000

/** Limit per network address, which many people may share; none for an unknown address. */
const perAddress = (
  action: string,
  { address }: Caller,
  [max, windowMs]: [most: number, window: number],
): RateLimit[] => (address ? [{ key: `${action} address ${address}`, max, windowMs }] : [])

/** Callers without device id count as one device. */
const deviceKey = (action: string, { uuid }: Caller) => `${action} device ${uuid}`

/** Subscriptions per device, per address, and in total, since a new uuid is easily made. */
export const subscribeLimits = (caller: Caller): RateLimit[] => [
  { key: deviceKey('subscribe', caller), max: 5, windowMs: 60 * MINUTE_MS },
  ...perAddress('subscribe', caller, [30, 60 * MINUTE_MS]),
  { key: 'subscribe', max: 120, windowMs: MINUTE_MS },
]

/** Lookups of one order are counted across devices, so that changing devices does not help to guess its email. */
export const orderTrackLimits = (caller: Caller, number: string): RateLimit[] => [
  { key: deviceKey('order-track', caller), max: 10, windowMs: 15 * MINUTE_MS },
  ...perAddress('order-track', caller, [60, 15 * MINUTE_MS]),
  { key: `order-track number ${number}`, max: 10, windowMs: 15 * MINUTE_MS },
]

/** Invalid coupon codes: valid ones are refunded. */
export const couponLimits = (caller: Caller): RateLimit[] => [
  { key: deviceKey('coupon', caller), max: 10, windowMs: 15 * MINUTE_MS },
  ...perAddress('coupon', caller, [60, 15 * MINUTE_MS]),
  ...(caller.customerId === null
    ? []
    : [{ key: `coupon customer ${caller.customerId}`, max: 20, windowMs: 15 * MINUTE_MS }]),
]

/** Captcha images may be hard to read, so a device may request many. */
export const captchaLimits = (caller: Caller): RateLimit[] => [
  { key: deviceKey('captcha', caller), max: 60, windowMs: 10 * MINUTE_MS },
  ...perAddress('captcha', caller, [300, 10 * MINUTE_MS]),
]

/** Proofs of work cost the client more than the shop; a device needs few. */
export const challengeLimits = (caller: Caller): RateLimit[] => [
  { key: deviceKey('challenge', caller), max: 30, windowMs: 10 * MINUTE_MS },
  ...perAddress('challenge', caller, [120, 10 * MINUTE_MS]),
]

/** Actions per minute of all devices: never rejected, but they raise the cost of each proof of work. */
export const perMinute = (action: CaptchaAction): RateLimit => ({
  key: `rate ${action}`,
  max: Infinity,
  windowMs: MINUTE_MS,
})

/** Ticket messages per customer. */
export const ticketLimits = (customerId: number): RateLimit[] => [
  { key: `ticket-record customer ${customerId}`, max: 20, windowMs: 60 * MINUTE_MS },
]

/** Uploaded files per customer: twice as many as the messages may have, to allow for retries. */
export const attachmentLimits = (customerId: number): RateLimit[] => [
  { key: `attachment customer ${customerId}`, max: 200, windowMs: 60 * MINUTE_MS },
]

/** Reviews per customer. */
export const reviewLimits = (customerId: number): RateLimit[] => [
  { key: `review customer ${customerId}`, max: 20, windowMs: 60 * MINUTE_MS },
]

/** Questions per customer. */
export const productQuestionLimits = (customerId: number): RateLimit[] => [
  { key: `product-question customer ${customerId}`, max: 10, windowMs: 60 * MINUTE_MS },
]

/** Failed logins per email before a captcha is required. */
const MAX_FAILURES_BEFORE_CAPTCHA = 3

/**
 * Logins. The device's limit comes first, so that a device over it consumes no points of others. The email's count comes
 * last and never rejects: strangers' wrong passwords must not lock its owner out (`needsCaptcha`).
 */
export const loginLimits = (caller: Caller, email: string): RateLimit[] => [
  { key: deviceKey('login', caller), max: 30, windowMs: 15 * MINUTE_MS },
  ...perAddress('login', caller, [100, 15 * MINUTE_MS]),
  { key: loginKey(email), max: Infinity, windowMs: 15 * MINUTE_MS },
]

/** Key of an email's failed logins. */
export const loginKey = (email: string): string => `login email ${email}`

/** Whether a login counted by `loginLimits` needs a captcha. */
export const needsCaptcha = (hits: RateLimitHit[]): boolean => (hits.at(-1)?.count ?? 0) > MAX_FAILURES_BEFORE_CAPTCHA

/** Failed logins on a known device; beyond them it is treated as an unknown one. */
export const knownDeviceLimits = (nonce: string): RateLimit[] => [
  { key: `login known-device ${nonce}`, max: 10, windowMs: 15 * MINUTE_MS },
]

/** Wrong old passwords: an open session must not allow guessing the password. */
export const passwordLimits = (customerId: number): RateLimit[] => [
  { key: `password customer ${customerId}`, max: 10, windowMs: 15 * MINUTE_MS },
]

/** Reset emails requested by one device, to any address. */
export const forgotPasswordLimits = (caller: Caller): RateLimit[] => [
  { key: deviceKey('forgot-password', caller), max: 20, windowMs: 60 * MINUTE_MS },
  ...perAddress('forgot-password', caller, [60, 60 * MINUTE_MS]),
]

/** Registrations per address. Devices are limited by captchas. */
export const registerLimits = (caller: Caller): RateLimit[] => perAddress('register', caller, [30, 60 * MINUTE_MS])

/** Emails that strangers can trigger to one address, by kind. */
export const mailLimits = (kind: 'forgot-password' | 'register' | 'verify', email: string): RateLimit[] => [
  { key: `${kind} email ${email}`, max: 5, windowMs: 60 * MINUTE_MS },
]
