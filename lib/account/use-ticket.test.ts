/** @jest-environment node */
import type { Ticket } from '../../contract/entities/ticket'
import { newerTicket } from './use-ticket'

const record = {
  from: 'customer',
  at: '2026-03-01T08:00:00.000Z',
  content: 'Where is it?',
  attachments: [] as Ticket['records'][number]['attachments'],
} as const

const ticket: Ticket = {
  id: 'k7Qm',
  number: 'T-483364',
  type: 'order',
  state: 'waiting',
  orderNumber: '',
  excerpt: 'Where is it?',
  createdAt: record.at,
  updatedAt: record.at,
  records: [record],
}

describe('the newer version of a ticket', () => {
  it('is the one with the longer thread, in either order', () => {
    const longer = { ...ticket, records: [record, record] }
    expect(newerTicket(ticket, longer)).toBe(longer)
    expect(newerTicket(longer, ticket)).toBe(longer)
  })

  it('is the one that was changed later if the threads are equally long', () => {
    const closed: Ticket = { ...ticket, state: 'closed', updatedAt: '2026-03-02T08:00:00.000Z' }
    expect(newerTicket(ticket, closed)).toBe(closed)
    expect(newerTicket(closed, ticket)).toBe(closed)
  })
})
