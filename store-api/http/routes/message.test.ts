/** @jest-environment node */
import type { Message } from '../../../contract/entities/message'
import { eq } from 'drizzle-orm'
import { CALLS } from '../../../contract/calls'
import { message } from '../../db/schema'
import { openAccountShop, signedIn } from '../../testing/accounts'

let clock = Date.now()
let opened: Awaited<ReturnType<typeof openAccountShop>>
let send: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  opened = await openAccountShop({ now: () => (clock += 1) })
  send = await signedIn(opened, 'ada')
})
afterAll(() => opened.close())

interface Page {
  list: Message[]
  unread: number
}
const list = async (query = '') => (await send('GET', `/api/message${query}`)).data as Page

describe('messages', () => {
  it('are listed newest first, with how many are unread', async () => {
    const data = await list()
    CALLS.listMessages.response.validateSync(data, { strict: true })
    expect(data).toMatchObject({ page: 1, limit: 10, total: 2, unread: 1 })
    expect(data.list.map(({ subject, isRead }) => [subject, isRead])).toEqual([
      ['News', false],
      ['Old news', true],
    ])
  })

  it('have pages, and the unread ones of all pages are counted', async () => {
    expect(await list('?page=2&limit=1')).toMatchObject({ list: [{ subject: 'Old news' }], total: 2, unread: 1 })
    expect((await send('GET', '/api/message?page=3&limit=1')).code).toBe(404)
  })

  it('can be opened, which alone does not mark them as read', async () => {
    const [first] = (await list()).list
    const { data } = await send('GET', `/api/message/${first?.id}`)
    CALLS.getMessage.response.validateSync(data, { strict: true })
    expect(data).toEqual({ ...first, text: 'It is so.\n\nBye.', orderNumber: '' })
    expect((await list()).unread).toBe(1)
  })

  it('name the customer’s own order only', async () => {
    const [first] = (await list()).list
    const about = async (subject: string) => {
      await opened.db
        .update(message)
        .set({ subject })
        .where(eq(message.id, first?.id ?? ''))
      return (await send('GET', `/api/message/${first?.id}`)).data
    }
    expect(await about('Your order TL-1001 is waiting for your payment')).toMatchObject({ orderNumber: 'TL-1001' })
    expect(await about('Your order TL-999 is waiting')).toMatchObject({ orderNumber: '' })
    await about('News')
  })

  it('are marked as read once; again changes nothing', async () => {
    const [first] = (await list()).list
    const readAt = async () =>
      (
        await opened.db
          .select()
          .from(message)
          .where(eq(message.id, first?.id ?? ''))
      )[0]?.readAt
    const read = async () => (await send('PUT', `/api/message/${first?.id}/read`)).code
    expect([await readAt(), await read()]).toEqual([null, 0])
    const firstReadAt = await readAt()
    expect(firstReadAt).toBeInstanceOf(Date)
    expect([await read(), await readAt()]).toEqual([0, firstReadAt])
    expect(await list()).toMatchObject({ unread: 0, list: [{ isRead: true }, { isRead: true }] })
  })

  it('of a customer without messages are an empty first page, and no further one', async () => {
    await opened.db.delete(message)
    expect(await list('?page=1')).toEqual({ list: [], page: 1, limit: 10, total: 0, unread: 0 })
    expect((await send('GET', '/api/message?page=2')).code).toBe(404)
  })
})
