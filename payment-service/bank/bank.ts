import type { PaymentMethod } from '../../contract/payment/methods'

/** A card as it was typed; it is shown to the bank and kept nowhere. */
export interface Card {
  /** Digits alone. */
  number: string
  name: string
  /** Month from 1 to 12, and the year in full. */
  expiry: { month: number; year: number }
  cvc: string
}

/** What a bank is asked for. Amount in minor units. */
export interface Charge {
  method: PaymentMethod
  /** Null for a way to pay without a card. */
  card: Card | null
  amount: number
  currency: string
}

/** What a bank says: it has the money, it refuses, it wants a code of its customer, or it has not answered yet. */
export type Verdict = 'paid' | 'declined' | 'code' | 'pending' | 'timeout'

/**
 * Where the money comes from. Each call is answered at once: a bank that takes its time says `pending`, and is asked
 * again.
 */
export interface Bank {
  /**
   * Asks for money.
   * @param now milliseconds since the epoch
   * @returns the reference it is asked by again
   */
  charge(charge: Charge, now: number): { reference: string; verdict: Verdict }
  /** How a charge stands that was pending. */
  ask(reference: string, now: number): Verdict
  /** Shows the bank the code that it wanted of its customer. */
  isCode(reference: string, code: string): boolean
}
