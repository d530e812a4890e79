/** @jest-environment node */
import { isTicketSent, ticketSentPath, TICKETS_PATH } from '../paths'
import { openedTicketPath } from './opened-ticket'

const ticket = {
  id: 'k7Qm',
  number: 'T-483364',
  type: 'order',
  state: 'waiting',
  orderNumber: '',
  excerpt: 'Where is it?',
  createdAt: '2026-03-01T08:00:00.000Z',
  updatedAt: '2026-03-01T08:00:00.000Z',
  records: [{ from: 'customer', at: '2026-03-01T08:00:00.000Z', content: 'Where is it?', attachments: [] }],
}

describe('after a ticket was opened', () => {
  it('its own page follows', () => expect(openedTicketPath(ticket)).toBe('/account/ticket/k7Qm'))

  it.each([null, undefined, 'k7Qm', {}, { ...ticket, id: '../orders' }, { ...ticket, records: null }])(
    'the list follows when the reply is %j',
    (reply) => expect(openedTicketPath(reply)).toBe(TICKETS_PATH),
  )

  it('both pages show that it was sent', () => {
    const search = new URL(ticketSentPath(openedTicketPath(ticket)), 'https://shop.example').searchParams
    expect(isTicketSent(Object.fromEntries(search))).toBe(true)
    expect(isTicketSent({})).toBe(false)
    expect(isTicketSent({ sent: ['1', '1'] })).toBe(false)
  })
})
