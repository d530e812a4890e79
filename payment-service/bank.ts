import type { PaymentMethod } from '../contract/payment/methods'

/** Card data. It is passed to the bank and never stored. */
export interface Card {
  /** Digits alone. */
  number: string
  name: string
  /** Month from 1 to 12, and the year in full. */
  expiry: { month: number; year: number }
  cvc: string
}

/** A charge. Amount in minor units. */
interface Charge {
  method: PaymentMethod
  /** Null for a way to pay without a card. */
  card: Card | null
  amount: number
  currency: string
}

/** The bank's response; `code` asks for the customer's confirmation code. */
export type Verdict = 'paid' | 'declined' | 'code' | 'pending' | 'timeout'

/**
 * The acquirer. Calls are synchronous: a slow bank returns `pending` and is polled.
 */
export interface Bank {
  /**
   * Charges the customer.
   * @param now milliseconds since the epoch
   * @returns the reference for polling
   */
  charge(charge: Charge, now: number): { reference: string; verdict: Verdict }
  /** Polls a pending charge. */
  ask(reference: string, now: number): Verdict
  /** Whether the customer's confirmation code is right. */
  isCode(reference: string, code: string): boolean
}
