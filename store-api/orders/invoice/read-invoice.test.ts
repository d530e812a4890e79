/** @jest-environment node */
import { eq } from 'drizzle-orm'
import { order, payment } from '../../db/schema'
import { openAccountShop } from '../../testing/accounts'
import { readInvoice } from './read-invoice'

let opened: Awaited<ReturnType<typeof openAccountShop>>
beforeAll(async () => (opened = await openAccountShop()))
afterAll(() => opened.close())

async function read() {
  const [row] = await opened.db.select().from(order).where(eq(order.number, 'TL-1001'))
  if (!row) throw new Error('no order')
  return { row, invoice: await readInvoice(opened.shop, row) }
}

it('contains items, personalization and amounts as ordered', async () => {
  const { invoice } = await read()
  expect(invoice.lines).toEqual([
    {
      name: 'Rovers home',
      note: 'Model HOME, Size M, Print: ADA 7',
      quantity: '2',
      unitPrice: '€91.00',
      amount: '€182.00',
    },
    { name: 'Rovers away', note: 'Model AWAY, Size M', quantity: '1', unitPrice: '€55.00', amount: '€55.00' },
  ])
  expect(invoice.sums.map(({ amount }) => amount)).toEqual(['€237.00', '−€5.00', '€9.00', '€241.00'])
  expect(invoice.refund).toBeNull()
})

it('contains the store, the order and the buyer', async () => {
  const { invoice } = await read()
  expect(invoice.store).toEqual({ name: 'Touchline', logo: '', mark: [], lines: ['1 Lane', 'a@b.example', '+1'] })
  expect(invoice.facts[0]).toEqual({ name: 'Invoice number', value: 'TL-1001' })
  expect(invoice.facts.map(({ name }) => name)).toEqual(['Invoice number', 'Order placed', 'Paid'])
  expect(invoice.billing).toEqual(['Ada Byron', '12 Long Lane', '12201 Albany, New York', 'United States'])
  expect(invoice.shipping).toEqual(['Ada Byron', 'Langer Weg 3', '89073 Ulm, Bayern', 'Germany'])
})

it('names the place of a collection instead of an address', async () => {
  const collected = { shippingKind: 'collection' as const, collectAt: '1 Lane' }
  await opened.db.update(order).set(collected).where(eq(order.number, 'TL-1001'))
  expect((await read()).invoice).toMatchObject({ shippingTitle: 'Collect at', shipping: ['1 Lane'] })
  const delivered = { shippingKind: 'delivery' as const, collectAt: '' }
  await opened.db.update(order).set(delivered).where(eq(order.number, 'TL-1001'))
})

it('contains the payment method and the refund', async () => {
  const { row } = await read()
  await opened.db.insert(payment).values({
    ...{ orderId: row.id, intentId: 'i', status: 'succeeded', method: 'visa', failure: '', url: '' },
    ...{ captured: 24100, refunded: 24100, checkedAt: new Date() },
  })
  const { invoice } = await read()
  expect(invoice.facts).toContainEqual({ name: 'Payment method', value: 'Visa' })
  expect(invoice.refund).toEqual({ name: 'Refunded', amount: '−€241.00' })
})
