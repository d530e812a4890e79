/** @jest-environment node */
import { CALLS } from '../../contract/calls'
import { readMessageForm, ticketForm, ticketReplyForm } from './definitions/support'
import { mistakesOf } from './form-definition'

describe('a new ticket', () => {
  const typed = { type: 'delivery', orderNumber: '', content: ' Where is it? ' }

  it.each([
    ['type', ''],
    ['type', 'praise'],
    ['content', ''],
    ['content', '   '],
    ['content', 'x'.repeat(4001)],
    ['orderNumber', 'x'.repeat(33)],
  ])('is wrong when its %s is %j', (field, value) => {
    expect(mistakesOf(ticketForm, { ...typed, [field]: value })).toEqual([field])
  })

  it('is sent as the contract takes it, about an order or none', () => {
    expect(mistakesOf(ticketForm, typed)).toEqual([])
    const body = ticketForm.calls(typed)[0]?.body
    expect(body).toEqual({ type: 'delivery', orderNumber: '', content: 'Where is it?' })
    expect(CALLS.addTicket.body.isValidSync(body, { strict: true })).toBe(true)
  })
})

it('a reply goes to its own ticket, and nowhere else', () => {
  expect(ticketReplyForm.calls({ id: 'abc', content: ' Thanks ' })).toEqual([
    { method: 'POST', path: '/api/ticket/abc/reply', body: { content: 'Thanks' } },
  ])
  expect(mistakesOf(ticketReplyForm, { id: '../order', content: 'x' })).toEqual(['id'])
})

it('a message is marked by its own id', () => {
  expect(readMessageForm.calls({ id: 'abc' })).toEqual([{ method: 'PUT', path: '/api/message/abc/read' }])
  expect(mistakesOf(readMessageForm, { id: 'a/b' })).toEqual(['id'])
})
