import type { CaptchaAction } from '../../contract/entities/proof-of-work'
import type { Caller } from './context'
import type { RateLimitHit, Limit } from './rate-limiter'

const MINUTE_MS = 60_000

/** Limit per network address, which many people may share; none for an unknown address. */
const ofAddress = (what: string, { address }: Caller, [most, window]: [most: number, window: number]): Limit[] =>
  address ? [{ key: `${what} address ${address}`, most, window }] : []

/** Callers without device id count as one device. */
const ofDevice = (what: string, { uuid }: Caller) => `${what} device ${uuid}`

/** Subscriptions per device, per address, and in total, since a new uuid is easily made. */
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

/** Invalid coupon codes: valid ones are refunded. */
export const couponLimits = (caller: Caller): Limit[] => [
  { key: ofDevice('coupon', caller), most: 10, window: 15 * MINUTE_MS },
  ...ofAddress('coupon', caller, [60, 15 * MINUTE_MS]),
  ...(caller.customerId === null
    ? []
    : [{ key: `coupon customer ${caller.customerId}`, most: 20, window: 15 * MINUTE_MS }]),
]

/** Captcha images may be hard to read, so a device may request many. */
export const captchaLimits = (caller: Caller): Limit[] => [
  { key: ofDevice('captcha', caller), most: 60, window: 10 * MINUTE_MS },
  ...ofAddress('captcha', caller, [300, 10 * MINUTE_MS]),
]

/** Proofs of work cost the client more than the shop; a device needs few. */
export const challengeLimits = (caller: Caller): Limit[] => [
  { key: ofDevice('challenge', caller), most: 30, window: 10 * MINUTE_MS },
  ...ofAddress('challenge', caller, [120, 10 * MINUTE_MS]),
]

/** Actions per minute of all devices: never rejected, but they raise the cost of each proof of work. */
export const perMinute = (action: CaptchaAction): Limit => ({
  key: `rate ${action}`,
  most: Infinity,
  window: MINUTE_MS,
})

/** Ticket messages per customer. */
export const ticketLimits = (customerId: number): Limit[] => [
  { key: `ticket-record customer ${customerId}`, most: 20, window: 60 * MINUTE_MS },
]

/** Uploaded files per customer: twice as many as the messages may have, to allow for retries. */
export const attachmentLimits = (customerId: number): Limit[] => [
  { key: `attachment customer ${customerId}`, most: 200, window: 60 * MINUTE_MS },
]

/** Reviews per customer. */
export const reviewLimits = (customerId: number): Limit[] => [
  { key: `review customer ${customerId}`, most: 20, window: 60 * MINUTE_MS },
]

/** Questions per customer. */
export const productQuestionLimits = (customerId: number): Limit[] => [
  { key: `product-question customer ${customerId}`, most: 10, window: 60 * MINUTE_MS },
]

/** Failed logins per email before a captcha is required. */
const FREE_FAILURES = 3

/**
 * Logins. The device's limit comes first, so that a device over it consumes no points of others. The email's count comes
 * last and never rejects: strangers' wrong passwords must not lock its owner out (`needsCaptcha`).
 */
export const loginLimits = (caller: Caller, email: string): Limit[] => [
  { key: ofDevice('login', caller), most: 30, window: 15 * MINUTE_MS },
  ...ofAddress('login', caller, [100, 15 * MINUTE_MS]),
  { key: loginKey(email), most: Infinity, window: 15 * MINUTE_MS },
]

/** Key of an email's failed logins. */
export const loginKey = (email: string): string => `login email ${email}`

/** Whether a login counted by `loginLimits` needs a captcha. */
export const needsCaptcha = (counted: RateLimitHit[]): boolean => (counted.at(-1)?.count ?? 0) > FREE_FAILURES

/** Failed logins on a known device; beyond them it is treated as an unknown one. */
export const knownDeviceLimits = (nonce: string): Limit[] => [
  { key: `login known-device ${nonce}`, most: 10, window: 15 * MINUTE_MS },
]

/** Wrong old passwords: an open session must not allow guessing the password. */
export const passwordLimits = (customerId: number): Limit[] => [
  { key: `password customer ${customerId}`, most: 10, window: 15 * MINUTE_MS },
]

/** Reset emails requested by one device, to any address. */
export const forgotPasswordLimits = (caller: Caller): Limit[] => [
  { key: ofDevice('forgot-password', caller), most: 20, window: 60 * MINUTE_MS },
  ...ofAddress('forgot-password', caller, [60, 60 * MINUTE_MS]),
]

/** Registrations per address. Devices are limited by captchas. */
export const registerLimits = (caller: Caller): Limit[] => ofAddress('register', caller, [30, 60 * MINUTE_MS])

/** Emails that strangers can trigger to one address, by kind. */
export const mailLimits = (kind: 'forgot-password' | 'register' | 'verify', email: string): Limit[] => [
  { key: `${kind} email ${email}`, most: 5, window: 60 * MINUTE_MS },
]
