import creditCardType from 'credit-card-type'
import type { PaymentMethod } from '../contract/payment/methods'
import type { Card } from './sandbox-bank'

/** The card form's fields, in their order. */
export const CARD_FIELDS = ['number', 'name', 'expiry', 'cvc'] as const
export type CardField = (typeof CARD_FIELDS)[number]

/** The submitted values of the form. */
export type CardFields = Record<CardField, string>

/** Validation errors of a field. */
export type CardProblem = 'no-number' | 'number' | 'make' | 'name' | 'expiry' | 'expired' | 'cvc'
export type CardProblems = Partial<Record<CardField, CardProblem>>

/** Longer than any name on a card. */
export const NAME_LENGTH = 100

type CardResult = { card: Card; method: PaymentMethod; problems: null } | { card: null; problems: CardProblems }

function numberProblem(digits: string): CardProblem | undefined {
  if (digits === '') return 'no-number'
  if (!passesLuhn(digits)) return 'number'
  return brandOf(digits) ? undefined : 'make'
}

function expiryProblem(text: string, now: number): CardProblem | undefined {
  const expiry = readExpiry(text)
  if (!expiry) return 'expiry'
  return isUnexpired(expiry, now) ? undefined : 'expired'
}

/** Reads the card form. @param now milliseconds since the epoch */
export function readCard(fields: CardFields, now: number): CardResult {
  const number = fields.number.replace(/[\s-]/g, '')
  const name = fields.name.trim()
  const cvc = fields.cvc.trim()
  const fieldProblems = {
    number: numberProblem(number),
    name: name.length >= 2 && name.length <= NAME_LENGTH ? undefined : ('name' as const),
    expiry: expiryProblem(fields.expiry, now),
    cvc: /^\d{3}$/.test(cvc) ? undefined : ('cvc' as const),
  }
  const expiry = readExpiry(fields.expiry)
  const method = brandOf(number)
  const isValid = Object.values(fieldProblems).every((problem) => problem === undefined)
  if (isValid && expiry && method) return { card: { number, name, expiry, cvc }, method, problems: null }
  return { card: null, problems: fieldProblems }
}

/** Supported card brands, by the names of `credit-card-type`. */
export const CARD_BRANDS: readonly PaymentMethod[] = ['visa', 'mastercard', 'jcb']

/** The card brand by its number (IIN ranges); null for an unsupported brand. */
export function brandOf(digits: string): PaymentMethod | null {
  const [found, ...others] = creditCardType(digits)
  if (!found || others.length > 0) return null
  return CARD_BRANDS.find((brand) => brand === found.type) ?? null
}

/** Expiry dates further ahead are rejected as typing errors. */
const MAX_YEARS_AHEAD = 20

export interface Expiry {
  month: number
  year: number
}

/** Parses `07/29`, `7 / 2029` or `0729`. @returns null for an invalid month or year */
export function readExpiry(text: string): Expiry | null {
  const found = /^\s*(\d{1,2})\s*[/.\-\s]?\s*(\d{4}|\d{2})\s*$/.exec(text)
  const month = Number(found?.[1])
  const year = Number(found?.[2])
  if (!found || month < 1 || month > 12) return null
  return { month, year: year < 100 ? 2000 + year : year }
}

/** Whether a card has not expired: it is valid until the end of its month, in UTC. @param now milliseconds since the epoch */
export function isUnexpired({ month, year }: Expiry, now: number): boolean {
  const date = new Date(now)
  const months = (year - date.getUTCFullYear()) * 12 + month - 1 - date.getUTCMonth()
  return months >= 0 && months <= MAX_YEARS_AHEAD * 12
}

/** The Luhn check (ISO/IEC 7812): catches one wrong digit and most swapped ones. */
export function passesLuhn(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = at % 2 === 0 ? Number(digit) : Number(digit) * 2
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
