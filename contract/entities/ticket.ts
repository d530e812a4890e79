import { array, object, string, type InferType } from 'yup'
import { HASH_PATTERN, LIMITS } from '../limits'
import { count, key, optionalText, withFallback, text, singleLineText, multilineText } from '../rules'

/** Subjects of a ticket. */
export const TICKET_TYPES = ['order', 'delivery', 'return', 'product', 'payment', 'other'] as const
export type TicketType = (typeof TICKET_TYPES)[number]

/** Waiting for the shop, replied to by the shop, or closed. */
export const TICKET_STATES = ['waiting', 'replied', 'closed'] as const
export type TicketState = (typeof TICKET_STATES)[number]

const content = () => multilineText({ max: LIMITS.ticketText })

/** Media types of attachments. Images are displayed, a PDF can only be downloaded. */
export const ATTACHMENT_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const
export type AttachmentType = (typeof ATTACHMENT_TYPES)[number]

/** Previously uploaded files, by the SHA-256 of the upload, with their display names. */
const newAttachments = () =>
  array(
    object({
      hash: string().matches(HASH_PATTERN).required(),
      name: singleLineText({ max: LIMITS.attachmentName }),
    })
      .noUnknown()
      .required(),
  )
    .max(LIMITS.attachments)
    .optional()

/** The response to an upload. Messages refer to the file by its hash. */
export const uploadedSchema = object({ hash: string().matches(HASH_PATTERN).required() })

/** A file of a message. `preview` is a data URL of a thumbnail; empty for a PDF. */
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

/** A ticket in the list (spec §3). Times are ISO 8601. */
export const ticketEntrySchema = object({
  id: key(),
  /** The number shown to the customer. */
  number: text(),
  type: string()
    .oneOf([...TICKET_TYPES])
    .required(),
  state: string()
    .oneOf([...TICKET_STATES])
    .required(),
  orderNumber: optionalText(),
  /** The beginning of its text. */
  excerpt: optionalText(),
  createdAt: text(),
  updatedAt: text(),
})

/** A ticket with its thread, oldest first. */
export const ticketSchema = ticketEntrySchema.shape({
  records: withFallback(
    array(
      object({
        from: string().oneOf(['customer', 'shop']).required(),
        at: text(),
        content: text(),
        attachments: withFallback(array(attachmentSchema.required()).required(), []),
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
