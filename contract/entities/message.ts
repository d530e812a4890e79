import { type InferType, object } from 'yup'
import { count, flag, key, listSchema, optionalText, withFallback, text } from '../rules'

/** A message of the shop to a customer. Times are ISO 8601. */
export const messageEntrySchema = object({ id: key(), subject: text(), sentAt: text(), isRead: flag(true) })

/** A page of messages, newest first, and how many of all are unread. */
export const messageListSchema = listSchema(messageEntrySchema).shape({ unread: withFallback(count(), 0) })

/**
 * `text` is plain text; a blank line separates paragraphs. `orderNumber` is the customer's order it refers to; empty
 * for none.
 */
export const messageSchema = messageEntrySchema.shape({ text: optionalText(), orderNumber: optionalText() })

export type MessageEntry = InferType<typeof messageEntrySchema>
export type Message = InferType<typeof messageSchema>
