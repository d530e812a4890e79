/** The store API's texts for shoppers. */
export interface Texts {
  addressesFull: (max: number) => string
  /** One review per customer and product. */
  alreadyReviewed: string
  attachmentTooLarge: string
  attachmentType: string
  /** For HEIC images, the photo format of iPhones. */
  attachmentHeic: string
  attachmentDamaged: string
  /** The total size of the customer's files has reached its limit. */
  attachmentsFull: string
  /** A message refers to a file that was never uploaded or has been deleted. */
  attachmentGone: string
  badRequest: string
  /** A call that requires a solved captcha had none. */
  captchaRequired: string
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
  /** @param minutes until the next attempt, 1 or more */
  tooManyAttempts: (minutes: number) => string
  passwordControls: string
  productUnavailable: string
  /** The cart line to change no longer exists. */
  lineNotFound: string
  optionUnknown: string
  customNotPossible: string
  personalization: PersonalizationTexts
  childQuantityFixed: string
  tooMany: (max: number) => string
  soldOut: string
  allInCart: (stock: number) => string
  lowStock: (available: number) => string
  size: string
  /** Author of a review or question whose customer was erased. */
  formerCustomer: string
  /** The first message to a customer; `tickets` ends it in a shop that has them. */
  welcome: { subject: string; text: string; tickets: string }
  /** The old password is wrong. */
  wrongPassword: string
}

/** Why a field of a personalization rejects a value; `label` is its name. */
export interface PersonalizationTexts {
  missing: (label: string) => string
  tooLong: (label: string, max: number) => string
  characters: (label: string) => string
  pattern: (label: string) => string
  number: (label: string, min: number, max: number) => string
}

/** Texts of the checkout and of orders. */
export interface CheckoutTexts {
  cartEmpty: string
  /** The order differs from what was displayed. */
  changed: string
  couponInvalid: string
  coupon: {
    unknown: string
    notYetValid: string
    expired: string
    usedUp: string
    usedByEmail: string
    /** @param amount with its currency */
    belowMinimum: (amount: string) => string
  }
  emailInvalid: string
  fieldInvalid: string
  fieldRequired: string
  fieldTooLong: (max: number) => string
  fieldTooShort: (min: number) => string
  /** The same order is being placed at this moment. */
  inFlight: string
  /** An Idempotency-Key was reused with a different request. */
  keyReused: string
  /** The state of the order does not allow it. */
  notPossibleAnyMore: string
  paymentUnavailable: string
  paymentMethodUnknown: string
  shippingUnknown: string
  /** The remaining stock is less than the chosen quantity. */
  notEnoughStock: string
}

/** The texts of one mail, between greeting and signature. */
export interface MailText {
  subject: (shop: string) => string
  /** Paragraphs above the button. */
  before: string[]
  /** On the button. */
  action: string
  /** Paragraphs below it. */
  after: string[]
}

/** The texts of mails to customers. */
export interface MailTexts {
  /** @param name the recipient's; empty if it is unknown, or the address is not verified */
  greeting: (name: string) => string
  signature: (shop: string) => string
  /** The shop's contact data, below the signature; each may be empty. */
  contact: (email: string, telephone: string) => string
  /** Above the address of a button's page, for readers who cannot use the button. */
  copyLinkHint: string
  verifyEmail: MailText
  alreadyRegistered: MailText
  resetPassword: MailText
  /** To an account that was imported from the shop's former system, without a password. */
  choosePassword: MailText
  passwordChanged: MailText
  order: OrderMailTexts
}

/** Values in the texts of an order email. */
export interface OrderFacts {
  number: string
  /** The payment deadline of the order, in words; empty if it has none. */
  payUntil: string
  /** The refunded amount; empty for none. */
  refund: string
  /** The arrival days, or those of collection, in words; empty if none are known. */
  arrival: string
  /** Whether it expired unpaid. */
  isExpired: boolean
  /** Whether anything in it was personalized. */
  isPersonalized: boolean
  /** The return period of unused goods in days; null if the shop promises none. */
  returnDays: number | null
  /** Number of items in the parcel, and their share of the order. */
  pieces: number
  /** Whether its buyer collects it. */
  isCollection: boolean
  /** Whether any of it is shipped. */
  needsDelivery: boolean
  parcel: 'whole' | 'part' | 'rest'
}

/** Texts of one order email, between the greeting and the list of items. */
export interface OrderMailText {
  subject: (facts: OrderFacts) => string
  /** Paragraphs above the button. */
  before: (facts: OrderFacts) => string[]
  /** Paragraphs below it. */
  after: (facts: OrderFacts) => string[]
}

/** The texts of mails about orders. */
export interface OrderMailTexts {
  placed: OrderMailText
  paid: OrderMailText
  shipped: OrderMailText
  canceled: OrderMailText
  refunded: OrderMailText
  /** To the shop itself, about a paid order. */
  received: {
    /** @param total with its currency */
    subject: (number: string, total: string) => string
    before: (number: string, pieces: number) => string
    buyer: (buyer: string) => string
    note: (note: string) => string
  }
  /** Button labels, by target. */
  actions: { pay: string; order: string; track: string }
  /** Above the list of items. */
  lines: (number: string) => string
  carrier: string
  trackingNumber: string
  /** The carrier's own page. */
  carrierPage: string
}

/** Names of the parts of an order, in emails and invoices. */
export interface OrderWords {
  size: (size: string) => string
  print: (print: string) => string
  subTotal: string
  /** @param code of the coupon; empty for none */
  discount: (code: string) => string
  /** @param method name of the shipping method */
  delivery: (method: string) => string
  total: string
  address: string
  /** Above the place where an order is collected. */
  collectAt: string
  /** @param net the amount without the tax */
  tax: (tax: { name: string; net: string; isCharged: boolean }) => string
  vatNumber: (number: string) => string
}

/** The texts of an invoice. */
export interface InvoiceTexts {
  /** The file's title in PDF viewers. */
  title: (number: string) => string
  heading: string
  number: string
  /** Before the dates. */
  ordered: string
  paid: string
  refunded: string
  paidBy: string
  billing: string
  /** Column headings. */
  item: string
  quantity: string
  unitPrice: string
  amount: string
  model: (model: string) => string
  /** The amount refunded to the buyer. */
  refundAmount: string
  /** Column headings of the taxes. */
  taxes: string
  net: string
  tax: string
  gross: string
  page: (page: number, pages: number) => string
}
