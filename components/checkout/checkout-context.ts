import type { Address } from '@/contract/entities/address'
import type { Country, Currency } from '@/contract/entities/store'
import type { PaymentMethods } from '@/contract/payment/intent'
import type { CheckoutTexts } from './checkout-texts'

/** What every part of the checkout needs beside the checkout itself, ready to cross to the browser. */
export interface CheckoutContext {
  texts: CheckoutTexts
  currency: Currency
  imageBase: string
  countries: Country[]
  /** Empty for a guest, and for a customer without one. */
  book: Address[]
  /** Payment methods; empty while payments are not available. */
  payments: PaymentMethods
  /** The one origin to pay at. */
  payOrigin: string
}
