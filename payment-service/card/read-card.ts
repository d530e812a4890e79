import type { PaymentMethod } from '../../contract/payment/methods'
import type { Card } from '../bank/bank'
import { brandOf } from './brand'
import { isLive, readExpiry } from './expiry'
import { isLuhn } from './luhn'

/** The card form's fields, in their order. */
export const CARD_FIELDS = ['number', 'name', 'expiry', 'cvc'] as const
export type CardField = (typeof CARD_FIELDS)[number]

/** A form as it was sent. */
export type CardFields = Record<CardField, string>

/** What can be wrong with a field. */
export type CardProblem = 'number' | 'make' | 'name' | 'expiry' | 'expired' | 'cvc'
export type CardProblems = Partial<Record<CardField, CardProblem>>

/** The longest name that fits a card, and more. */
const NAME_LENGTH = 100

type Read = { card: Card; method: PaymentMethod; problems: null } | { card: null; problems: CardProblems }

function numberProblem(digits: string): CardProblem | undefined {
  if (!isLuhn(digits)) return 'number'
  return brandOf(digits) ? undefined : 'make'
}

function expiryProblem(text: string, now: number): CardProblem | undefined {
  const expiry = readExpiry(text)
  if (!expiry) return 'expiry'
  return isLive(expiry, now) ? undefined : 'expired'
}

/** Reads the card form. @param now milliseconds since the epoch */
export function readCard(fields: CardFields, now: number): Read {
  const number = fields.number.replace(/[\s-]/g, '')
  const name = fields.name.trim()
  const cvc = fields.cvc.trim()
  const wrong = {
    number: numberProblem(number),
    name: name.length >= 2 && name.length <= NAME_LENGTH ? undefined : ('name' as const),
    expiry: expiryProblem(fields.expiry, now),
    cvc: /^\d{3}$/.test(cvc) ? undefined : ('cvc' as const),
  }
  const expiry = readExpiry(fields.expiry)
  const method = brandOf(number)
  const isGood = Object.values(wrong).every((problem) => problem === undefined)
  if (isGood && expiry && method) return { card: { number, name, expiry, cvc }, method, problems: null }
  return { card: null, problems: wrong }
}
