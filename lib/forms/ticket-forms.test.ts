/** @jest-environment node */
import { CALLS } from '../../contract/calls'
import { readMessageForm, ticketForm, ticketReplyForm } from './definitions/support'
import { mistakesOf } from './form-definition'

describe('a new ticket', () => {
  const values = { type: 'delivery', orderNumber: '', content: ' Where is it? ' }

  it.each([
    ['type', ''],
    ['type', 'praise'],
    ['content', ''],
    ['content', '   '],
    ['content', 'x'.repeat(4001)],
    ['orderNumber', 'x'.repeat(33)],
  ])('is wrong when its %s is %j', (field, value) => {
    expect(mistakesOf(ticketForm, { ...values, [field]: value })).toEqual([field])
  })

  it('matches the contract, with or without an order', () => {
    expect(mistakesOf(ticketForm, values)).toEqual([])
    const body = ticketForm.calls(values)[0]?.body
    expect(body).toEqual({ type: 'delivery', orderNumber: '', content: 'Where is it?' })
    expect(CALLS.addTicket.body.isValidSync(body, { strict: true })).toBe(true)
  })
})

it('a reply is sent to its own ticket only', () => {
  expect(ticketReplyForm.calls({ id: 'abc', content: ' Thanks ' })).toEqual([
    { method: 'POST', path: '/api/ticket/abc/reply', body: { content: 'Thanks' } },
  ])
  expect(mistakesOf(ticketReplyForm, { id: '../order', content: 'x' })).toEqual(['id'])
})

it('a message is marked by its own id', () => {
  expect(readMessageForm.calls({ id: 'abc' })).toEqual([{ method: 'PUT', path: '/api/message/abc/read' }])
  expect(mistakesOf(readMessageForm, { id: 'a/b' })).toEqual(['id'])
})
