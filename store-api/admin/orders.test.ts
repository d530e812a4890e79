/** @jest-environment node */
import { openAccountShop } from '../testing/accounts'
import { toOrder } from '../orders/read-order'
import { describeWholeOrder, findOrder, newestOrders } from './orders'

let opened: Awaited<ReturnType<typeof openAccountShop>>
beforeAll(async () => (opened = await openAccountShop()))
afterAll(() => opened.close())

it('an order tells what to pack, where to send it, and what became of it', async () => {
  const row = await findOrder(opened.shop, 'tl-1001')
  if (!row) throw new Error('no order')
  const lines = describeWholeOrder(row, await toOrder(opened.shop, row, Date.now()))
  expect(lines[0]).toMatch(/^TL-1001: paid, shipped, 241\.00, ada@mail\.example, /)
  expect(lines).toContain('  2 x Rovers home, HOME, M, print ADA 7: 182.00')
  expect(lines).toContain('  to Ada Byron, Langer Weg 3, 89073 Ulm, Bayern, Germany, +49 7')
  expect(lines).toContain('  note: Ring twice')
  expect(lines).toContain('  parcel Parcel Post PP1, 2 pieces, on its way')
  expect(lines.at(-1)).toMatch(/ shipped$/)
})

it('the newest orders come first, all or those that stand somewhere', async () => {
  const numbers = async (wanted: Partial<Parameters<typeof newestOrders>[1]> = {}) =>
    (await newestOrders(opened.shop, { limit: 10, ...wanted })).map(({ number }) => number)
  expect(await numbers()).toEqual(['TL-1002', 'TL-1001'])
  expect(await numbers({ payment: 'paid' })).toEqual(['TL-1001'])
  expect(await numbers({ shipping: 'unshipped', payment: 'paid' })).toEqual([])
  expect(await numbers({ limit: 1 })).toEqual(['TL-1002'])
})
