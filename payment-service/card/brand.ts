import type { PaymentMethod } from '../../contract/payment/methods'

/** First digits by which makes are known. */
const BRANDS = [
  { method: 'visa', pattern: /^4/ },
  { method: 'mastercard', pattern: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/ },
  { method: 'jcb', pattern: /^35(2[89]|[3-8])/ },
] as const satisfies { method: PaymentMethod; pattern: RegExp }[]

/** The make of a card by its number; null for one that is not taken. */
export const brandOf = (digits: string): PaymentMethod | null =>
  BRANDS.find(({ pattern }) => pattern.test(digits))?.method ?? null
