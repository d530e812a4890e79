/** @jest-environment node */
import { eq } from 'drizzle-orm'
import { order } from '../../db/schema'
import { openAccountShop, signedIn } from '../../testing/accounts'
import { testClient } from '../../testing/test-shop'

let opened: Awaited<ReturnType<typeof openAccountShop>>
beforeAll(async () => (opened = await openAccountShop()))
afterAll(() => opened.close())

type Row = typeof order.$inferSelect
const stand = (values: Partial<Row>) => opened.db.update(order).set(values).where(eq(order.number, 'TL-1001'))
const ask = async (name: 'ada' | 'ben', number = 'TL-1001') =>
  (await (await signedIn(opened, name))('GET', `/api/order/${number}/invoice`)).response

it('is a PDF to be kept, and nothing a cache keeps', async () => {
  const response = await ask('ada', 'tl-1001')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="TL-1001.pdf"')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect((await response.text()).slice(0, 5)).toBe('%PDF-')
})

it.each([
  ['unpaid', 404],
  ['canceled', 404],
  ['refunded', 200],
  ['paid', 200],
] as const)('of an order that is %s: %d', async (payment, status) => {
  await stand({ payment })
  expect((await ask('ada')).status).toBe(status)
})

it('of another’s order is as little there as one of none', async () => {
  expect((await ask('ben')).status).toBe(404)
  expect((await ask('ada', 'TL-9999')).status).toBe(404)
})

it('is a guest’s on the device the order was placed on, and on no other', async () => {
  const device = '11111111-2222-4333-8444-555555555555'
  const [before] = await opened.db.select().from(order).where(eq(order.number, 'TL-1001'))
  await stand({ customerId: null, device, placedAt: new Date() })
  const status = async (uuid?: string) =>
    (await testClient(opened.app, uuid)('GET', '/api/order/TL-1001/invoice')).response.status
  expect([await status(device), await status()]).toEqual([200, 404])
  await stand({ ...before })
})

it('needs a signature', async () => {
  expect((await opened.app.request('/api/order/TL-1001/invoice')).status).toBe(400)
})
