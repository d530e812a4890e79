import { array, object, string, type InferType } from 'yup'
import { LIMITS } from '../limits'
import { key, optionalText, otherwise, text, writtenText } from '../rules'

/** What a ticket is about. */
export const TICKET_TYPES = ['order', 'delivery', 'return', 'product', 'payment', 'other'] as const
export type TicketType = (typeof TICKET_TYPES)[number]

/** Where it stands: it waits for the shop, the shop has replied, or it is closed. */
export const TICKET_STATES = ['waiting', 'replied', 'closed'] as const
export type TicketState = (typeof TICKET_STATES)[number]

const content = () => writtenText({ max: LIMITS.ticketText })

/** Body of `POST /api/ticket`. */
export const newTicketSchema = object({
  type: string()
    .oneOf([...TICKET_TYPES])
    .required(),
  /** One of the customer's orders; empty for none. */
  orderNumber: string().trim().max(LIMITS.orderNumber).default(''),
  content: content(),
}).noUnknown()

/** Body of `POST /api/ticket/{id}/reply`. */
export const ticketReplySchema = object({ content: content() }).noUnknown()

/** A ticket as the list shows it (spec §3). Times are ISO 8601. */
export const ticketEntrySchema = object({
  id: key(),
  /** What a customer calls it. */
  number: text(),
  type: string()
    .oneOf([...TICKET_TYPES])
    .required(),
  state: string()
    .oneOf([...TICKET_STATES])
    .required(),
  orderNumber: optionalText(),
  /** The beginning of what it says. */
  excerpt: optionalText(),
  createdAt: text(),
  updatedAt: text(),
})

/** A ticket with its thread, oldest first. */
export const ticketSchema = ticketEntrySchema.shape({
  records: otherwise(
    array(
      object({ from: string().oneOf(['customer', 'shop']).required(), at: text(), content: text() }).required(),
    ).required(),
    [],
  ),
})

export type NewTicket = InferType<typeof newTicketSchema>
export type TicketEntry = InferType<typeof ticketEntrySchema>
export type Ticket = InferType<typeof ticketSchema>
