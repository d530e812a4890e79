/** @jest-environment node */
import { asc, eq, ne } from 'drizzle-orm'
import { auditLog, mail, order, orderHistory, orderLine, shipment } from '../../db/schema'
import { erasePerson } from '../../customers/personal-data/erase-person'
import { csvOf, openFolder } from '../import/testing'
import type { ImportedOrder, ImportOrdersMode } from '../../orders/import-orders'
import { buyer, type CheckoutShop, openCheckoutShop } from '../../testing/checkout-shop'
import { localCommands } from '../shop-commands'
import { importOrdersFrom } from './import-orders'

/** A newer file of existing orders: only what has happened since is imported. */

let opened: CheckoutShop
let files = 0
const folder = openFolder()
beforeEach(async () => (opened = await openCheckoutShop()))
afterEach(() => opened.close())
afterAll(() => folder.close())

const HEADINGS = [
  ...['Name', 'Email', 'Financial Status', 'Paid at', 'Fulfillment Status', 'Fulfilled at', 'Currency', 'Total'],
  ...['Created at', 'Cancelled at', 'Refunded Amount', 'Lineitem quantity', 'Lineitem name', 'Lineitem price'],
  ...['Lineitem requires shipping', 'Shipping Name', 'Shipping City'],
  ...['Tracking Number', 'Tracking Company', 'Tracking URL'],
]

const OPEN = {
  ...{ Name: '#2001', Email: 'guest@old.example', 'Financial Status': 'pending', Currency: 'EUR', Total: '80.00' },
  ...{ 'Created at': '2024-03-05 10:00:00 +0100', 'Lineitem quantity': 2, 'Lineitem name': 'Ball' },
  ...{
    'Lineitem price': '40.00',
    'Lineitem requires shipping': 'true',
    'Shipping Name': 'Ada',
    'Shipping City': 'Hof',
  },
}
const PAID = { ...OPEN, 'Financial Status': 'paid', 'Paid at': '2024-03-05 11:00:00 +0100' }
const SENT = {
  ...PAID,
  ...{ 'Fulfillment Status': 'fulfilled', 'Fulfilled at': '2024-03-06 09:00:00 +0100', 'Tracking Number': 'JJD0001' },
  ...{ 'Tracking Company': 'DHL', 'Tracking URL': 'https://carrier.example/JJD0001' },
}
const REFUNDED = { ...SENT, 'Financial Status': 'partially_refunded', 'Refunded Amount': '20.00' }

type ImportRunOptions = { mode?: ImportOrdersMode; isDryRun?: boolean }

async function importRows(rows: object[], { mode = 'all', isDryRun = false }: ImportRunOptions = {}) {
  const results: ImportedOrder[] = []
  await importOrdersFrom(localCommands(opened.shop), folder.write(`${files++}.csv`, csvOf(HEADINGS, rows)), {
    ...{ mode, isDryRun, onResult: (result: ImportedOrder) => results.push(result) },
  })
  return results
}

/** All stored data of an order. */
async function readStoredOrder(number = '2001') {
  const row = await opened.orderRow(number)
  const parcels = await opened.db.select().from(shipment).where(eq(shipment.orderId, row.id))
  const history = await opened.db
    .select()
    .from(orderHistory)
    .where(eq(orderHistory.orderId, row.id))
    .orderBy(asc(orderHistory.at))
  const lines = await opened.db.select().from(orderLine).where(eq(orderLine.orderId, row.id))
  return { row, parcels, events: history.map(({ event }) => event), lines }
}

describe('a newer file of orders', () => {
  it('updates payment, delivery, parcels, refund and times, and reports each', async () => {
    await importRows([OPEN])
    const before = await readStoredOrder()
    expect(await importRows([REFUNDED])).toMatchObject([
      {
        outcome: 'changed',
        notes: [
          ...['payment unpaid → paid', 'delivery unshipped → shipped', 'refund 0.00 EUR → 20.00 EUR'],
          ...['paid at 2024-03-05T10:00:00.000Z', 'shipped at 2024-03-06T08:00:00.000Z', 'parcel JJD0001'],
        ],
      },
    ])
    const after = await readStoredOrder()
    expect(after.row).toEqual({ ...before.row, payment: 'paid', shipping: 'shipped', formerRefund: 2000 })
    expect(after.events).toEqual(['placed', 'paid', 'shipped'])
    expect(after.parcels).toMatchObject([
      {
        ...{ carrier: 'DHL', trackingNumber: 'JJD0001', trackingUrl: 'https://carrier.example/JJD0001', pieces: 2 },
        shippedAt: new Date('2024-03-06T08:00:00.000Z'),
      },
    ])
    expect(after.lines).toEqual(before.lines)
  })

  it('changes nothing the second time, nor in a dry run', async () => {
    await importRows([OPEN])
    const before = await readStoredOrder()
    expect(await importRows([SENT], { isDryRun: true })).toMatchObject([{ outcome: 'changed' }])
    expect(await readStoredOrder()).toEqual(before)
    await importRows([SENT])
    const after = await readStoredOrder()
    const records = await opened.db.$count(auditLog, eq(auditLog.key, 'orders'))
    expect(await importRows([SENT])).toMatchObject([{ outcome: 'same', notes: [] }])
    expect(await readStoredOrder()).toEqual(after)
    expect(await opened.db.$count(auditLog, eq(auditLog.key, 'orders'))).toBe(records)
  })

  it('applies a cancellation, and sends no mail', async () => {
    await importRows([PAID])
    const mails = await opened.db.$count(mail)
    await importRows([
      {
        ...PAID,
        ...{ 'Financial Status': 'refunded', 'Refunded Amount': '80.00', 'Cancelled at': '2024-03-07 08:00:00 +0100' },
      },
    ])
    const { row, events } = await readStoredOrder()
    expect([row.payment, row.formerRefund, events]).toEqual(['refunded', 8000, ['placed', 'paid', 'canceled']])
    expect(await opened.db.$count(mail)).toBe(mails)
  })

  it.each([
    ['payment', SENT, { ...SENT, 'Financial Status': 'pending' }],
    ['delivery', SENT, { ...SENT, 'Fulfillment Status': '' }],
    ['refund', REFUNDED, SENT],
    ['a time', SENT, { ...SENT, 'Paid at': '' }],
  ])('with an earlier state of %s counts as older, and changes nothing', async (_, newer, older) => {
    await importRows([newer])
    const before = await readStoredOrder()
    const [result] = await importRows([older])
    expect(result).toMatchObject({ outcome: 'same', notes: [expect.stringContaining('older')] })
    expect(await readStoredOrder()).toEqual(before)
  })

  it('writes only new orders, or only known ones, depending on the mode', async () => {
    await importRows([OPEN])
    const other = { ...OPEN, Name: '#2002' }
    const outcomes = async (mode: ImportOrdersMode) =>
      (await importRows([PAID, other], { mode, isDryRun: true })).map(({ outcome }) => outcome)
    expect(await outcomes('all')).toEqual(['changed', 'created'])
    expect(await outcomes('add')).toEqual(['skipped', 'created'])
    expect(await outcomes('update')).toEqual(['changed', 'skipped'])
    await importRows([PAID, other], { mode: 'update' })
    expect((await readStoredOrder()).row.payment).toBe('paid')
    expect(await opened.db.$count(order, ne(order.source, ''))).toBe(1)
  })

  it('never changes an order of this shop', async () => {
    const guest = await buyer(opened)
    const number = await guest.buy('shorts-M', 1)
    await opened.db.update(order).set({ number: '3001' }).where(eq(order.number, number))
    const before = await readStoredOrder('3001')
    const row = { ...REFUNDED, Name: '#3001' }
    for (const mode of ['all', 'update'] as const)
      expect(await importRows([row], { mode })).toMatchObject([{ outcome: 'refused' }])
    expect(await readStoredOrder('3001')).toEqual(before)
  })

  it('restores no tracking number of an erased person', async () => {
    await importRows([PAID])
    await erasePerson(opened.shop, { email: 'guest@old.example', actor: 'tess', isDryRun: false, invoiceYears: 10 })
    await importRows([SENT])
    const { row, parcels } = await readStoredOrder()
    expect([row.email, row.shipping, parcels]).toEqual(['', 'shipped', []])
  })
})

describe('parcels of a file', () => {
  it('are added with a new order, each with the pieces of its rows; tracking URLs other than http(s) are omitted', async () => {
    const second = { Name: '#2001', Email: '', 'Lineitem name': 'Net', 'Lineitem price': '0', 'Lineitem quantity': 1 }
    await importRows([
      { ...SENT, 'Tracking URL': 'javascript:alert(1)' },
      { ...second, 'Tracking Number': 'JJD0002', 'Tracking Company': 'UPS' },
    ])
    expect((await readStoredOrder()).parcels).toMatchObject([
      { trackingNumber: 'JJD0001', carrier: 'DHL', trackingUrl: '', pieces: 2 },
      { trackingNumber: 'JJD0002', carrier: 'UPS', trackingUrl: '', pieces: 1 },
    ])
  })
})
