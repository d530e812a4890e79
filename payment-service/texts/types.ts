import type { CardField, CardProblem } from '../card'
import type { Behaviour } from '../sandbox-bank'

/** The pay page's texts in one language. */
export interface Texts {
  title: (shop: string, amount: string) => string
  heading: string
  toPay: string
  payTo: (shop: string) => string
  order: string
  back: (shop: string) => string
  ways: string
  /** Label for showing the other payment methods. */
  change: string
  fields: Record<CardField, string>
  hints: { expiry: string; cvc: string }
  problems: Record<CardProblem, string>
  checkFields: string
  pay: (amount: string) => string
  cardSafe: string
  payPal: { text: (shop: string, amount: string) => string; agree: string; cancel: string }
  failures: Record<'declined' | 'timeout' | 'second-step', string>
  failureTitle: string
  otherWay: string
  code: {
    title: string
    text: (last4: string) => string
    label: string
    confirm: string
    wrong: (left: number) => string
    cancel: string
  }
  paid: { title: string; text: (amount: string) => string }
  canceled: { title: string; text: string }
  processing: { title: string; text: string; again: string }
  unknown: { title: string; text: string }
  refused: { title: string; text: string }
  sandbox: string
  sandboxText: string
  testCards: string
  testCardsText: string
  testCode: (code: string) => string
  behaviours: Record<Behaviour, string>
}
