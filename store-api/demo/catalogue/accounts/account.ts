import type { CustomPrint } from '../../../../contract/entities/cart'
import type { TicketState, TicketType } from '../../../../contract/entities/ticket'
import type { LocalText } from '../../../i18n/locale'

/** What belongs to the demo shop's customers. Times are in hours before the shop was filled. */
export interface CatalogueAccounts {
  customers: CatalogueCustomer[]
  orderContents: CatalogueOrderContent[]
  messages: CatalogueMessage[]
  tickets: CatalogueTicket[]
}

export interface CatalogueAddress {
  street: string
  city: string
  /** Code where the country has states, else a name. */
  state: string
  postalCode: string
  /** ISO code. */
  country: string
  phone: string
}

export interface CatalogueCustomer {
  email: string
  password: string
  firstname: string
  lastname: string
  registeredHoursAgo: number
  /** The first one is the default of both kinds. */
  addresses: CatalogueAddress[]
}

/** What was bought with one of the catalogue's orders, at the prices of the catalogue. */
export interface CatalogueOrderContent {
  /** Number of the order; it goes to the customer with the order's email. */
  number: string
  lines: { sku: string; quantity: number; custom: CustomPrint | null }[]
  /** Cents. */
  discount: number
  /** Code of the way of delivery. */
  shippingMethod: string
  /** Place of the delivery address in the customer's book; the bill goes to the first. */
  shipTo: number
  note: LocalText
}

export interface CatalogueMessage {
  email: string
  sentHoursAgo: number
  /** Null while it is unread. */
  readHoursAgo: number | null
  subject: LocalText
  /** Plain text; a blank line parts paragraphs. */
  text: LocalText
}

export interface CatalogueTicket {
  number: string
  email: string
  type: TicketType
  state: TicketState
  /** Empty for none. */
  orderNumber: string
  /** Oldest first. */
  records: { from: 'customer' | 'shop'; hoursAgo: number; content: LocalText }[]
}

/** A shop that nobody has signed up to. */
export const NO_ACCOUNTS: CatalogueAccounts = { customers: [], orderContents: [], messages: [], tickets: [] }
