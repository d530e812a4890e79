import type { PaymentMethod } from '../contract/payment/methods'

/** When a `late` charge succeeds and when a `timeout` charge fails, in milliseconds. */
const LATE_BANK_MS = 8_000
const BANK_TIMEOUT_MS = 30_000

const INITIAL_VERDICTS: Record<Behaviour, Verdict> = {
  paid: 'paid',
  declined: 'declined',
  'second-step': 'code',
  timeout: 'pending',
  late: 'pending',
}

/** A bank that accepts test cards only and moves no money. It is stateless: the reference holds the charge's state. */
export const sandboxBank: Bank = {
  charge({ card }, now) {
    const behaviour = card ? (TEST_CARDS.find(({ number }) => number === card.number)?.behaviour ?? 'declined') : 'paid'
    return { reference: `${behaviour}.${now}`, verdict: INITIAL_VERDICTS[behaviour] }
  },

  poll(reference, now) {
    const [behaviour, since] = reference.split('.')
    const elapsedMs = now - Number(since)
    if (behaviour === 'late' && elapsedMs >= LATE_BANK_MS) return 'paid'
    return behaviour === 'timeout' && elapsedMs >= BANK_TIMEOUT_MS ? 'timeout' : 'pending'
  },

  isValidCode: (_, code) => code === TEST_CODE,
}

/** The sandbox bank's behaviour for a card. */
export type Behaviour = 'paid' | 'declined' | 'second-step' | 'timeout' | 'late'

/** The cards of the sandbox, in the order of the pay page's list. Every other card is declined. */
export const TEST_CARDS: readonly { number: string; behaviour: Behaviour }[] = [
  { number: '4242424242424242', behaviour: 'paid' },
  { number: '5555555555554444', behaviour: 'paid' },
  { number: '3566002020360505', behaviour: 'paid' },
  { number: '4000000000000002', behaviour: 'declined' },
  { number: '4000000000003220', behaviour: 'second-step' },
  { number: '4000000000000069', behaviour: 'timeout' },
  { number: '4000000000000259', behaviour: 'late' },
]

/** The confirmation code of every sandbox card. */
export const TEST_CODE = '123456'

/** Card data. It is passed to the bank and never stored. */
export interface Card {
  /** Digits only. */
  number: string
  name: string
  /** Month from 1 to 12, and the year in full. */
  expiry: { month: number; year: number }
  cvc: string
}

/** A charge. Amount in minor units. */
interface Charge {
  method: PaymentMethod
  /** Null for a payment method without a card. */
  card: Card | null
  amount: number
  currency: string
}

/** The bank's response; `code` requires the customer's confirmation code. */
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
  poll(reference: string, now: number): Verdict
  /** Whether the customer's confirmation code is right. */
  isValidCode(reference: string, code: string): boolean
}
