/** @jest-environment node */
import { CALLS } from '../../../contract/calls'
import type { Ticket, TicketEntry } from '../../../contract/entities/ticket'
import { attempt, ticket } from '../../db/schema'
import { textsOf } from '../../i18n/texts'
import { openAccountShop, signedIn } from '../../testing/accounts'

const HOUR = 3_600_000
let clock = Date.now()
let opened: Awaited<ReturnType<typeof openAccountShop>>
let send: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  opened = await openAccountShop({ now: () => (clock += 1) })
  send = await signedIn(opened, 'ada')
})
afterAll(() => opened.close())
beforeEach(() => opened.db.delete(attempt))

const list = async () => ((await send('GET', '/api/ticket')).data as { list: TicketEntry[] }).list
const open = (change: object = {}) =>
  send('POST', '/api/ticket', {
    body: { type: 'other', orderNumber: '', content: 'Do you print kanji?', ...change },
    now: clock,
  })
const reply = (id: string, content = 'And today?') =>
  send('POST', `/api/ticket/${id}/reply`, { body: { content }, now: clock })
const seeded = async () => (await list()).find(({ number }) => number === 'T-000001') as TicketEntry

describe('a ticket', () => {
  it('is listed with the beginning of what it says', async () => {
    const { data } = await send('GET', '/api/ticket')
    CALLS.listTickets.response.validateSync(data, { strict: true })
    expect(data).toMatchObject({ total: 1, list: [{ number: 'T-000001', state: 'closed', excerpt: 'Where is it?' }] })
  })

  it('is read with its thread, oldest first', async () => {
    const { data } = await send('GET', `/api/ticket/${(await seeded()).id}`)
    CALLS.getTicket.response.validateSync(data, { strict: true })
    expect((data as Ticket).records.map(({ from, content }) => [from, content])).toEqual([
      ['customer', 'Where is it?'],
      ['shop', 'With you tomorrow.'],
    ])
  })

  it('is opened about an order of the customer, however its number is written', async () => {
    const { data } = await open({ type: 'return', orderNumber: 'tl-1001' })
    CALLS.addTicket.response.validateSync(data, { strict: true })
    expect(data).toMatchObject({ type: 'return', state: 'waiting', orderNumber: 'TL-1001' })
    expect((data as Ticket).number).toMatch(/^T-\d{6}$/)
    expect((data as Ticket).records).toMatchObject([{ from: 'customer', content: 'Do you print kanji?' }])
    expect((await list())[0]?.id).toBe((data as Ticket).id)
  })

  it('is rejected for another customer’s order and an unknown one', async () => {
    const rows = await opened.db.$count(ticket)
    const message = textsOf('en').ownOrderUnknown
    for (const orderNumber of ['TL-1002', 'TL-9999']) {
      const { response, data } = await open({ orderNumber })
      expect([response.status, data]).toEqual([400, { errors: [{ field: 'orderNumber', code: 'unknown', message }] }])
    }
    expect(await opened.db.$count(ticket)).toBe(rows)
  })

  it('waits for the shop after a reply, also when it was closed', async () => {
    const { id, updatedAt } = await seeded()
    const { data } = await reply(id)
    CALLS.replyTicket.response.validateSync(data, { strict: true })
    expect(data).toMatchObject({ state: 'waiting', excerpt: 'Where is it?' })
    expect((data as Ticket).records.at(-1)).toMatchObject({ from: 'customer', content: 'And today?' })
    expect((data as Ticket).updatedAt > updatedAt).toBe(true)
    expect((await list())[0]?.id).toBe(id)
  })

  it('keeps what was written as it was written', async () => {
    const content = '<b>Bold</b> & "plain"\n\n\t<script>alert(1)</script> ⚽'
    const { data } = await open({ content })
    expect((data as Ticket).records[0]?.content).toBe(content)
  })

  it('is refused without words, with too many, and with what no text can hold', async () => {
    for (const content of ['', '  ', 'x'.repeat(4001), 'a\u0000b']) expect((await open({ content })).code).toBe(400)
  })
})

describe('records', () => {
  it('are twenty an hour, opened tickets and replies together; what is refused is not counted', async () => {
    const { id } = await seeded()
    await open({ orderNumber: 'TL-9999' })
    await reply('nobodys')
    for (let n = 0; n < 20; n++) expect((n % 2 ? await open() : await reply(id)).code).toBe(0)
    for (const { response } of [await open(), await reply(id)]) {
      expect(response.status).toBe(429)
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(3500)
    }
    const ben = await signedIn(opened, 'ben')
    expect((await ben('POST', '/api/ticket', { body: { type: 'other', content: 'Hello?' }, now: clock })).code).toBe(0)
    clock += HOUR
    expect((await reply(id)).code).toBe(0)
  })
})
