/** @jest-environment node */
import { eq } from 'drizzle-orm'
import { importOrdersFrom } from '../admin/cli/import-orders'
import { localCommands } from '../admin/shop-commands'
import { order, orderHistory, shipment } from '../db/schema'
import { csvOf, openFolder } from '../admin/import/testing'
import { migratedPostgres } from '../testing/database'
import { openTestShop } from '../testing/test-shop'

const folder = openFolder()
let opened: Awaited<ReturnType<typeof openTestShop>>
beforeAll(async () => (opened = await openTestShop({ database: await migratedPostgres() })))
afterAll(async () => {
  folder.close()
  await opened.close()
})

const ORDER = {
  ...{
    Email: 'guest@old.example',
    'Financial Status': 'paid',
    'Paid at': '2024-03-05 11:00:00 +0100',
    Currency: 'EUR',
  },
  ...{ 'Created at': '2024-03-05 10:00:00 +0100', 'Lineitem quantity': 1, 'Lineitem name': 'Ball' },
  ...{ 'Lineitem price': '40.00', Total: '40.00' },
}
const SHIPPED_FIELDS = {
  ...{ 'Fulfillment Status': 'fulfilled', 'Fulfilled at': '2024-03-06 09:00:00 +0100', 'Tracking Number': 'JJD1' },
  ...{ 'Refunded Amount': '5.00' },
}
const NAMES = Array.from({ length: 12 }, (_, at) => `#${4000 + at}`)
const fileOf = (name: string, more: object) =>
  folder.write(
    name,
    csvOf(
      [...Object.keys(ORDER), ...Object.keys(SHIPPED_FIELDS), 'Name'],
      // Two files rarely have the same order.
      (name.startsWith('a') ? NAMES : NAMES.toReversed()).map((Name) => ({ ...ORDER, ...more, Name })),
    ),
  )

describe('files of orders imported at the same time', () => {
  it('leave each order in its newest state, with every event and parcel once', async () => {
    const files = [
      fileOf('a1.csv', {}),
      fileOf('b1.csv', SHIPPED_FIELDS),
      fileOf('a2.csv', SHIPPED_FIELDS),
      fileOf('b2.csv', {}),
    ]
    await Promise.all(
      files.map((path) => importOrdersFrom(localCommands(opened.shop), path, { isDryRun: false, onResult: () => {} })),
    )
    const rows = await opened.db.select().from(order).where(eq(order.source, 'shopify'))
    expect(rows).toHaveLength(NAMES.length)
    for (const { id, shipping, formerRefund } of rows) {
      const events = await opened.db.select().from(orderHistory).where(eq(orderHistory.orderId, id))
      expect([shipping, formerRefund, events.map(({ event }) => event).sort()]).toEqual([
        ...['shipped', 500],
        ['paid', 'placed', 'shipped'],
      ])
      expect(await opened.db.$count(shipment, eq(shipment.orderId, id))).toBe(1)
    }
  })
})
