/** @jest-environment node */
import { eq } from 'drizzle-orm'
import { order } from '../../db/schema'
import { openAccountShop, signedIn } from '../../testing/accounts'
import { testClient } from '../../testing/test-shop'

let opened: Awaited<ReturnType<typeof openAccountShop>>
beforeAll(async () => (opened = await openAccountShop()))
afterAll(() => opened.close())

type Row = typeof order.$inferSelect
const updateOrder = (values: Partial<Row>) => opened.db.update(order).set(values).where(eq(order.number, 'TL-1001'))
const getInvoice = async (name: 'ada' | 'ben', number = 'TL-1001') =>
  (await (await signedIn(opened, name))('GET', `/api/order/${number}/invoice`)).response

it('is a PDF to download, and is not cacheable', async () => {
  const response = await getInvoice('ada', 'tl-1001')
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
  await updateOrder({ payment })
  expect((await getInvoice('ada')).status).toBe(status)
})

it('of another customer’s order is 404, like that of an unknown one', async () => {
  expect((await getInvoice('ben')).status).toBe(404)
  expect((await getInvoice('ada', 'TL-9999')).status).toBe(404)
})

it('is a guest’s on the device the order was placed on, and on no other', async () => {
  const device = '11111111-2222-4333-8444-555555555555'
  const [before] = await opened.db.select().from(order).where(eq(order.number, 'TL-1001'))
  await updateOrder({ customerId: null, device, placedAt: new Date() })
  const status = async (uuid?: string) =>
    (await testClient(opened.app, uuid)('GET', '/api/order/TL-1001/invoice')).response.status
  expect([await status(device), await status()]).toEqual([200, 404])
  await updateOrder({ ...before })
})

it('needs a signature', async () => {
  expect((await opened.app.request('/api/order/TL-1001/invoice')).status).toBe(400)
})
