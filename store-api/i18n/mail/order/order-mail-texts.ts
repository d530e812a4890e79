/** What the sentences of a letter name. */
export interface OrderFacts {
  number: string
  /** Until when the order waits for its payment, in words; empty when it does not wait. */
  payUntil: string
  /** What was, or is, given back; empty for nothing. */
  refund: string
  /** Whether nobody paid in time. */
  isExpired: boolean
  /** Pieces in the parcel, and what of the order that is. */
  pieces: number
  /** Whether its buyer collects it. */
  isCollection: boolean
  parcel: 'whole' | 'part' | 'rest'
}

/** What one letter about an order says. The greeting stands above it, the order and the signature below. */
export interface OrderLetterText {
  subject: (facts: OrderFacts) => string
  /** Paragraphs above the button. */
  before: (facts: OrderFacts) => string[]
  /** Paragraphs below it. */
  after: (facts: OrderFacts) => string[]
}

/** What the shop writes about orders. */
export interface OrderMailTexts {
  placed: OrderLetterText
  paid: OrderLetterText
  shipped: OrderLetterText
  canceled: OrderLetterText
  refunded: OrderLetterText
  /** On the button, by where it leads. */
  actions: { pay: string; order: string; track: string }
  /** Above the lines. */
  lines: (number: string) => string
  carrier: string
  trackingNumber: string
  /** The carrier's own page. */
  carrierPage: string
}
