import type { Caller } from '../context'
import type { Limit } from './take-attempt'

const MINUTE = 60_000

/** Callers that name no device count as one. */
const ofDevice = (what: string, { uuid }: Caller) => `${what} device ${uuid}`

/** A device has few addresses to give; all devices together are bounded, as a new uuid is quickly made. */
export const subscribeLimits = (caller: Caller): Limit[] => [
  { key: ofDevice('subscribe', caller), most: 5, window: 60 * MINUTE },
  { key: 'subscribe', most: 120, window: MINUTE },
]

/** Tries for one order are counted whoever makes them, so that changing devices does not help to guess an email. */
export const orderTrackLimits = (caller: Caller, number: string): Limit[] => [
  { key: ofDevice('order-track', caller), most: 10, window: 15 * MINUTE },
  { key: `order-track number ${number}`, most: 10, window: 15 * MINUTE },
]
