import type { NewIntent } from '../../contract/payment/intent'
import type { PaymentMethod } from '../../contract/payment/methods'

/** How an attempt to pay ended, or that it has not. */
export type Outcome = 'paid' | 'declined' | 'timeout' | 'second-step' | 'pending' | 'code'

/** What is kept of a way to pay: never more than a card's last four digits. */
export interface Means {
  method: PaymentMethod
  /** Empty without a card. */
  last4: string
  /** What the bank knows the attempt by. */
  reference: string
}

/** A line of the journal: something that happened. `at` is in milliseconds since the epoch. */
export type Entry =
  | { kind: 'sign'; sign: string; at: number }
  | { kind: 'created'; id: string; clientKey: string; order: NewIntent; at: number }
  | { kind: 'tried'; id: string; means: Means; outcome: Outcome; at: number; event: string }
  | { kind: 'code-wrong'; id: string; at: number }
  | { kind: 'settled'; id: string; outcome: Outcome; at: number; event: string }
  | { kind: 'canceled'; id: string; at: number; event: string }
  | { kind: 'refunded'; id: string; key: string; amount: number; at: number; event: string }
  | { kind: 'delivered'; event: string; at: number }
