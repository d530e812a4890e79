/** @jest-environment node */
import { attempt, ticket, ticketRecord } from '../db/schema'
import { openAccountShop, signedIn } from '../testing/accounts'
import { migratedPostgres } from '../testing/database'

let opened: Awaited<ReturnType<typeof openAccountShop>>
let send: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  opened = await openAccountShop({ database: await migratedPostgres() })
  send = await signedIn(opened, 'ada')
})
afterAll(() => opened.close())

describe('on PostgreSQL, at the same time', () => {
  it('accept 20 of 40 records of a customer (rate limit), with unique ticket numbers', async () => {
    const [seeded] = ((await send('GET', '/api/ticket')).data as { list: { id: string }[] }).list
    const before = await opened.db.$count(ticketRecord)
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        n % 2
          ? send('POST', '/api/ticket', { body: { type: 'other', content: `Question ${n}` } })
          : send('POST', `/api/ticket/${seeded?.id}/reply`, { body: { content: `Reply ${n}` } }),
      ),
    )
    expect(replies.filter(({ code }) => code === 0)).toHaveLength(20)
    expect(replies.filter(({ code }) => code === 429)).toHaveLength(20)
    expect((await opened.db.$count(ticketRecord)) - before).toBe(20)
    const numbers = (await opened.db.select().from(ticket)).map(({ number }) => number)
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(await opened.db.select().from(attempt)).toMatchObject([{ count: 20 }])
  })
})
