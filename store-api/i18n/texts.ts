import type { InvoiceTexts } from './invoice/invoice-texts'
import type { CheckoutTexts } from './checkout/checkout-texts'
import type { MailTexts } from './mail/mail-texts'
import type { OrderWords } from './order-words/order-words'

/** What the store API says to shoppers. */
export interface Texts {
  addressesFull: (most: number) => string
  /** One review per customer and product. */
  alreadyReviewed: string
  badRequest: string
  /** A call that needs a solved captcha came without one. */
  captchaNeeded: string
  captchaWrong: string
  checkout: CheckoutTexts
  commonPassword: string
  /** The same for an unknown email and a wrong password. */
  invalidLogin: string
  invalidToken: string
  invoice: InvoiceTexts
  linkExpired: string
  linkUsed: string
  mail: MailTexts
  notFound: string
  orderUnknown: string
  orderWords: OrderWords
  ownOrderUnknown: string
  countryUnknown: string
  stateUnknown: string
  tooLarge: string
  unknownError: string
  busy: string
  /** @param minutes until it may be tried again, 1 or more */
  tooOften: (minutes: number) => string
  passwordControls: string
  productGone: string
  /** A line of the cart that is to be changed was taken out meanwhile. */
  lineGone: string
  optionUnknown: string
  customNotPossible: string
  childFollows: string
  tooMany: (most: number) => string
  soldOut: string
  allInCart: (pieces: number) => string
  onlyLeft: (available: number) => string
  size: string
  /** The shop's first message to a customer. */
  welcome: { subject: string; text: string }
  /** The old password, given to choose a new one, is another. */
  wrongPassword: string
}
