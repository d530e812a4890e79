/** @jest-environment node */
import { openAccountShop } from '../testing/accounts'
import { toOrder } from '../orders/read-order'
import { describeOrderDetails, findOrder, listNewestOrders } from './orders'

let opened: Awaited<ReturnType<typeof openAccountShop>>
beforeAll(async () => (opened = await openAccountShop()))
afterAll(() => opened.close())

it('describes an order with items, address and history', async () => {
  const row = await findOrder(opened.shop, 'tl-1001')
  if (!row) throw new Error('no order')
  const lines = describeOrderDetails(row, await toOrder(opened.shop, row, Date.now()))
  expect(lines[0]).toMatch(/^TL-1001: paid, shipped, 241\.00, ada@mail\.example, /)
  expect(lines).toContain('  2 x Rovers home, HOME, M, print ADA 7: 182.00')
  expect(lines).toContain('  to Ada Byron, Langer Weg 3, 89073 Ulm, Bayern, Germany, +49 7')
  expect(lines).toContain('  note: Ring twice')
  expect(lines).toContain('  parcel Parcel Post PP1, 2 pieces, on its way')
  expect(lines.at(-1)).toMatch(/ shipped$/)
})

it('lists the newest orders first, all or by status', async () => {
  const numbers = async (filter: Partial<Parameters<typeof listNewestOrders>[1]> = {}) =>
    (await listNewestOrders(opened.shop, { limit: 10, ...filter })).map(({ number }) => number)
  expect(await numbers()).toEqual(['TL-1002', 'TL-1001'])
  expect(await numbers({ payment: 'paid' })).toEqual(['TL-1001'])
  expect(await numbers({ shipping: 'unshipped', payment: 'paid' })).toEqual([])
  expect(await numbers({ limit: 1 })).toEqual(['TL-1002'])
})
