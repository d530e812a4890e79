import type { OrderMailTexts } from './order/order-mail-texts'

/** What one mail says. The greeting stands above it, the signature below. */
export interface MailText {
  subject: (shop: string) => string
  /** Paragraphs above the button. */
  before: string[]
  /** On the button. */
  action: string
  /** Paragraphs below it. */
  after: string[]
}

/** What the shop writes to its customers. */
export interface MailTexts {
  /** Without a name: whoever signs somebody else up would choose what stands there. */
  greeting: string
  signature: (shop: string) => string
  /** Above the address of a button's page, for who cannot use the button. */
  orCopy: string
  verifyEmail: MailText
  alreadyRegistered: MailText
  resetPassword: MailText
  passwordChanged: MailText
  order: OrderMailTexts
}
