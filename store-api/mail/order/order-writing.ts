import type { WrittenSum } from '../../orders/written-sums'
import type { MailTexts, OrderWords } from '../../i18n/types'

/** A line of an order, ready to be read. */
export interface WrittenLine {
  name: string
  /** Size and print. */
  notes: string[]
  total: string
}

/** A parcel, ready to be read. */
export interface WrittenParcel {
  /** What it is called by, and what that is. */
  rows: { name: string; value: string }[]
  /** The carrier's page; empty where it has none. */
  url: string
}

/** A letter about an order: everything its two forms need. */
export interface OrderWriting {
  language: string
  shop: string
  /** Address of its mark; empty where it has none. */
  logo: string
  texts: MailTexts
  words: OrderWords
  number: string
  subject: string
  before: string[]
  after: string[]
  action: string
  link: string
  lines: WrittenLine[]
  sums: WrittenSum[]
  /** Above {@link address}. */
  addressTitle: string
  /** Where it goes or is collected, line by line; nothing where it is not told. */
  address: string[]
  parcel: WrittenParcel | null
}
