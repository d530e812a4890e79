import { object } from 'yup'
import { type Call, call } from '../call'
import { messageListSchema, messageSchema } from '../entities/message'
import { newTicketSchema, ticketEntrySchema, ticketReplySchema, ticketSchema, uploadedSchema } from '../entities/ticket'
import { listSchema, pageQuery } from '../rules'

/** Messages, tickets or orders on one page. */
const ACCOUNT_LIMIT = 10

/** Messages and tickets of a customer. */
export const SUPPORT_CALLS = {
  listMessages: call({
    method: 'GET',
    path: '/api/message',
    audience: 'user',
    capability: 'messages',
    summary: 'Messages of the shop, newest first, and how many are unread.',
    query: object(pageQuery(ACCOUNT_LIMIT)),
    body: null,
    response: messageListSchema,
  }),
  getMessage: call({
    method: 'GET',
    path: '/api/message/{id}',
    audience: 'user',
    capability: 'messages',
    summary: 'One message.',
    query: null,
    body: null,
    response: messageSchema,
  }),
  readMessage: call({
    method: 'PUT',
    path: '/api/message/{id}/read',
    audience: 'user',
    capability: 'messages',
    summary: 'Marks a message as read; again changes nothing.',
    query: null,
    body: null,
    response: null,
  }),
  listTickets: call({
    method: 'GET',
    path: '/api/ticket',
    audience: 'user',
    capability: 'tickets',
    summary: 'Tickets, the last changed first.',
    query: object(pageQuery(ACCOUNT_LIMIT)),
    body: null,
    response: listSchema(ticketEntrySchema),
  }),
  addTicket: call({
    method: 'POST',
    path: '/api/ticket',
    audience: 'user',
    capability: 'tickets',
    summary: 'Opens a ticket, about one of the customer’s orders or none. 429 when often.',
    query: null,
    body: newTicketSchema,
    response: ticketSchema,
  }),
  getTicket: call({
    method: 'GET',
    path: '/api/ticket/{id}',
    audience: 'user',
    capability: 'tickets',
    summary: 'A ticket with its thread.',
    query: null,
    body: null,
    response: ticketSchema,
  }),
  replyTicket: call({
    method: 'POST',
    path: '/api/ticket/{id}/reply',
    audience: 'user',
    capability: 'tickets',
    summary: 'Adds to the thread; a closed ticket opens again. 429 when often.',
    query: null,
    body: ticketReplySchema,
    response: ticketSchema,
  }),
  addAttachment: call({
    method: 'PUT',
    path: '/api/attachment/{hash}',
    audience: 'user',
    capability: 'tickets',
    summary:
      'Uploads a file for a message: bytes, not sealed. The path has their SHA-256 in hex, so that the signature covers them. A picture or PDF of at most 5 MiB, by its content; unused ones are deleted after a day.',
    query: null,
    body: null,
    response: uploadedSchema,
  }),
  getAttachment: call({
    method: 'GET',
    path: '/api/attachment/{id}',
    audience: 'user',
    capability: 'tickets',
    summary: 'A file of one of the customer’s tickets: bytes, not sealed.',
    query: null,
    body: null,
    response: null,
  }),
} as const satisfies Record<string, Call>
