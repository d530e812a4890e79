import { array, object, string, type InferType } from 'yup'
import { HASH_PATTERN, LIMITS } from '../limits'
import { count, key, optionalText, otherwise, text, writtenLine, writtenText } from '../rules'

/** What a ticket is about. */
export const TICKET_TYPES = ['order', 'delivery', 'return', 'product', 'payment', 'other'] as const
export type TicketType = (typeof TICKET_TYPES)[number]

/** Where it stands: it waits for the shop, the shop has replied, or it is closed. */
export const TICKET_STATES = ['waiting', 'replied', 'closed'] as const
export type TicketState = (typeof TICKET_STATES)[number]

const content = () => writtenText({ max: LIMITS.ticketText })

/** What a file of a message may be. Pictures are shown, a PDF is only downloaded. */
export const ATTACHMENT_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const
export type AttachmentType = (typeof ATTACHMENT_TYPES)[number]

/** Files that were uploaded before, by the SHA-256 of what was uploaded, with the names they are shown by. */
const newAttachments = () =>
  array(
    object({
      hash: string().matches(HASH_PATTERN).required(),
      name: writtenLine({ max: LIMITS.attachmentName }),
    })
      .noUnknown()
      .required(),
  )
    .max(LIMITS.attachments)
    .optional()

/** What the store API says of a file that was uploaded: the hash names it in a message. */
export const uploadedSchema = object({ hash: string().matches(HASH_PATTERN).required() })

/** A file of a message. `preview` is a data URL of a small picture; empty for a PDF. */
export const attachmentSchema = object({
  id: key(),
  name: text(),
  type: string()
    .oneOf([...ATTACHMENT_TYPES])
    .required(),
  bytes: count(),
  preview: optionalText(),
})

/** Body of `POST /api/ticket`. */
export const newTicketSchema = object({
  type: string()
    .oneOf([...TICKET_TYPES])
    .required(),
  /** One of the customer's orders; empty for none. */
  orderNumber: string().trim().max(LIMITS.orderNumber).default(''),
  content: content(),
  attachments: newAttachments(),
}).noUnknown()

/** Body of `POST /api/ticket/{id}/reply`. */
export const ticketReplySchema = object({ content: content(), attachments: newAttachments() }).noUnknown()

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
      object({
        from: string().oneOf(['customer', 'shop']).required(),
        at: text(),
        content: text(),
        attachments: otherwise(array(attachmentSchema.required()).required(), []),
      }).required(),
    ).required(),
    [],
  ),
})

export type NewTicket = InferType<typeof newTicketSchema>
export type TicketEntry = InferType<typeof ticketEntrySchema>
export type Ticket = InferType<typeof ticketSchema>
export type Attachment = InferType<typeof attachmentSchema>
export type NewAttachment = NonNullable<NewTicket['attachments']>[number]
