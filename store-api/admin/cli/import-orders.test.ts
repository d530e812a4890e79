/** @jest-environment node */
import { eq, inArray } from 'drizzle-orm'
import type { List } from '../../../contract/rules'
import type { Order, OrderEntry } from '../../../contract/entities/order'
import { auditLog, couponUse, customer, mail, order, orderLine, payment, variant } from '../../db/schema'
import { erasePerson } from '../../customers/personal-data/erase-person'
import { exportPerson } from '../../customers/personal-data/export-person'
import { csvOf, openFolder } from '../import/testing'
import { refundOrder } from '../../orders/cancel-order'
import { deliverShipment, handOverOrder, holdOrder, releaseOrder, shipOrder } from '../../orders/fulfillment'
import type { ImportedOrder, ImportOrdersMode } from '../../orders/import-orders'
import { signedIn } from '../../testing/accounts'
import { buyer, type CheckoutShop, openCheckoutShop } from '../../testing/checkout-shop'
import { testClient } from '../../testing/test-shop'
import { cancelByNumber, explainFailure } from '../orders'
import { localCommands } from '../shop-commands'
import { importOrdersFrom } from './import-orders'

let opened: CheckoutShop
const folder = openFolder()
beforeAll(async () => {
  opened = await openCheckoutShop()
  await opened.db.update(customer).set({ verifiedAt: new Date() }).where(eq(customer.email, 'ada@mail.example'))
  await opened.db.update(customer).set({ verifiedAt: null }).where(eq(customer.email, 'ben@mail.example'))
})
afterAll(async () => {
  folder.close()
  await opened.close()
})

const ADDRESS_COLUMNS = ['Name', 'Street', 'Address1', 'Address2', 'City', 'Zip', 'Province', 'Country', 'Phone']
const HEADINGS = [
  ...['Name', 'Email', 'Financial Status', 'Paid at', 'Fulfillment Status', 'Fulfilled at', 'Accepts Marketing'],
  ...['Currency', 'Subtotal', 'Shipping', 'Taxes', 'Total', 'Discount Code', 'Discount Amount', 'Shipping Method'],
  ...[
    'Created at',
    'Lineitem quantity',
    'Lineitem name',
    'Lineitem price',
    'Lineitem compare at price',
    'Lineitem sku',
  ],
  ...['Lineitem requires shipping', 'Lineitem taxable', 'Lineitem fulfillment status'],
  ...ADDRESS_COLUMNS.map((name) => `Billing ${name}`),
  ...ADDRESS_COLUMNS.map((name) => `Shipping ${name}`),
  ...['Notes', 'Cancelled at', 'Payment Method', 'Refunded Amount', 'Vendor', 'Id', 'Tags', 'Lineitem discount'],
  ...['Tax 1 Name', 'Tax 1 Value', 'Tax 2 Name', 'Tax 2 Value', 'Phone'],
]

const ADA_ADDRESS = {
  ...{ 'Shipping Name': 'Ada Byron', 'Shipping Street': 'Ringweg 5, Hof', 'Shipping City': 'Dresden' },
  ...{ 'Shipping Zip': "'1067", 'Shipping Country': 'DE', 'Shipping Phone': "'+49 351 1" },
}

const line = (name: string, price: string, more: object = {}) => ({
  ...{ 'Lineitem quantity': 1, 'Lineitem name': name, 'Lineitem price': price, 'Lineitem requires shipping': 'true' },
  ...more,
})

const PAID = {
  ...{ Currency: 'EUR', 'Financial Status': 'paid', 'Created at': '2024-03-05 10:00:00 +0100' },
  ...{ Total: '10.00', Subtotal: '10.00', Shipping: '0.00', Taxes: '0.00' },
}

const ROWS = [
  // Three lines, a discount, taxes in the prices, a partial refund.
  {
    ...{ Name: '#1001', Email: 'ADA@mail.example', ...PAID, 'Financial Status': 'partially_refunded' },
    ...{ 'Paid at': '2024-03-05 10:01:00 +0100', 'Fulfillment Status': 'fulfilled' },
    ...{ 'Fulfilled at': '2024-03-06 09:00:00 +0100', Subtotal: '90.00', Shipping: '4.90', Taxes: '15.15' },
    ...{ Total: '94.90', 'Discount Code': 'SPRING', 'Discount Amount': '10.00', 'Shipping Method': 'DHL Paket' },
    ...{ Notes: 'Leave it\nat the door', 'Payment Method': 'Shopify Payments', 'Refunded Amount': '20.00' },
    ...{ 'Tax 1 Name': 'DE MwSt 19%', 'Tax 1 Value': '15.15', ...ADA_ADDRESS },
    ...line('Home shirt - M', '40.00', { 'Lineitem quantity': 2, 'Lineitem sku': 'home-M' }),
  },
  { Name: '#1001', Email: 'ada@mail.example', ...line('Mug of a former range', '20.00', { 'Lineitem sku': 'MUG-1' }) },
  { Name: '#1001', Email: 'ada@mail.example', ...line('Taken off', '9.00', { 'Lineitem quantity': 0 }) },
  // Taxes added on top, another currency, fully refunded, cancelled, not shipped.
  {
    ...{ Name: '#1002', Email: 'ada@mail.example', ...PAID, Currency: 'USD', 'Financial Status': 'refunded' },
    ...{ Subtotal: '50.00', Taxes: '4.00', Total: '54.00', 'Refunded Amount': '54.00' },
    ...{ 'Tax 1 Name': 'NY State Tax 4%', 'Tax 1 Value': '2.00', 'Tax 2 Name': 'City Tax 4%', 'Tax 2 Value': '2.00' },
    ...{ 'Cancelled at': '2024-03-07 08:00:00 +0100', 'Billing Name': 'Ada B', 'Billing City': 'Albany' },
    ...{ 'Billing Country': 'US', 'Billing Province': 'NY' },
    ...line('Gift card', '50.00', { 'Lineitem requires shipping': 'false' }),
  },
  // Unpaid, of an account with an unconfirmed email.
  { Name: '#1003', Email: 'ben@mail.example', ...PAID, 'Financial Status': 'pending', ...line('Ball', '10.00') },
  { Name: '#1004 B/2', Email: 'guest@old.example', ...PAID, ...ADA_ADDRESS, ...line('Ball', '10.00') },
  { Name: '#1005', Email: '', ...PAID, 'Financial Status': 'voided', ...line('Ball', '10.00') },
  { Name: '#1006', Email: 'x@old.example', ...PAID, 'Created at': '', ...line('Ball', '10.00') },
  { Name: '#1007', Email: 'x@old.example', ...PAID, ...line('Ball', 'ten') },
  { Name: '#1003', Email: 'x@old.example', ...PAID, ...line('Ball', '10.00') },
  { Name: '#TL-1001', Email: 'x@old.example', ...PAID, ...line('Ball', '10.00') },
]
const FILE = folder.write('orders.csv', csvOf(HEADINGS, ROWS))

async function run({ path = FILE, isDryRun = false, prefix = '', mode = 'all' as ImportOrdersMode } = {}) {
  const results: ImportedOrder[] = []
  await importOrdersFrom(localCommands(opened.shop), path, {
    ...{ isDryRun, prefix, mode, onResult: (result: ImportedOrder) => results.push(result) },
  })
  return results
}
const outcomes = (results: ImportedOrder[]) => results.map(({ number, outcome }) => [number, outcome])
const NEW_NUMBERS = ['1001', '1002', '1003', '1004-B-2', '1005']
const importedOrders = () =>
  opened.db.select().from(order).where(inArray(order.number, NEW_NUMBERS)).orderBy(order.number)

async function requestAsAda<Body>(method: string, path: string, body?: unknown) {
  const ada = await signedIn(opened, 'ada', opened.now)
  const reply = await ada(method, path, { now: opened.tick(), body })
  return { code: reply.code, data: reply.data as Body }
}
const orderDetail = async (number: string) => (await requestAsAda<Order>('GET', `/api/order/${number}`)).data

describe('orders of another shop', () => {
  it('are counted by a dry run without writing anything', async () => {
    expect(outcomes(await run({ isDryRun: true }))).toEqual([
      ...NEW_NUMBERS.map((number) => [number, 'created']),
      ...['1006', '1007', '1003', 'TL-1001'].map((number) => [number, 'refused']),
    ])
    expect(await importedOrders()).toEqual([])
  })

  it('become orders with the same number; rejections and notes have line and reason', async () => {
    const [stock, mails] = [await opened.stockOf('home-M'), await opened.db.$count(mail)]
    const results = await run()
    expect((await importedOrders()).map(({ number, source }) => [number, source])).toEqual(
      NEW_NUMBERS.map((number) => [number, 'shopify']),
    )
    expect(results.filter(({ problem }) => problem).map(({ line, problem }) => [line, problem])).toEqual([
      [10, 'it does not say when it was placed'],
      [11, 'Ball has no quantity or price that can be read'],
      [12, 'the order is in line 7 already'],
      [13, 'TL-1001 is an order of this shop: --prefix puts something before it'],
    ])
    expect(results.flatMap(({ line, notes }) => notes.map((note) => `${line}: ${note}`))).toEqual([
      '2: the postal code 1067 has lost a zero: 01067',
      '2: 20.00 EUR of it were given back',
      '6: its prices were without taxes: they are in its total alone',
      '8: its number 1004 B/2 is 1004-B-2 here',
      '8: the postal code 1067 has lost a zero: 01067',
      '9: no email: a guest’s order that no email opens',
    ])
    expect(await opened.stockOf('home-M')).toBe(stock)
    expect([await opened.db.$count(mail), await opened.db.$count(couponUse), await opened.db.$count(payment)]).toEqual([
      mails,
      0,
      0,
    ])
  })

  it('belong to the account of their email only if it is confirmed or imported', async () => {
    const rows = await importedOrders()
    expect(rows.map(({ number, customerId }) => [number, customerId !== null])).toEqual([
      ['1001', true],
      ['1002', true],
      ['1003', false],
      ['1004-B-2', false],
      ['1005', false],
    ])
  })

  it('are recorded in the audit log with actor and count', async () => {
    const records = await opened.db.select().from(auditLog).where(eq(auditLog.key, 'orders'))
    expect(records).toMatchObject([{ kind: 'import', before: null, after: { created: 5, linked: 0 } }])
  })

  it('are unchanged by a second run', async () => {
    const before = await importedOrders()
    expect(outcomes(await run()).slice(0, NEW_NUMBERS.length)).toEqual(NEW_NUMBERS.map((number) => [number, 'same']))
    expect(await importedOrders()).toEqual(before)
    expect(await opened.db.$count(auditLog, eq(auditLog.key, 'orders'))).toBe(1)
  })

  it('can get a prefix that distinguishes their numbers from those of this shop', async () => {
    expect(outcomes(await run({ isDryRun: true, prefix: 'OLD-' })).at(-1)).toEqual(['OLD-TL-1001', 'created'])
  })

  it('are refused if their number has the format of this shop’s own', async () => {
    const guest = await buyer(opened)
    await guest.add('away-M')
    const number = await guest.buy('shorts-M', 1)
    const own = `#${number.slice(0, -1)}${number.endsWith('7') ? '8' : '7'}`
    const path = folder.write('own.csv', csvOf(HEADINGS, [{ Name: own, ...PAID, ...line('Ball', '10.00') }]))
    expect(await run({ path, isDryRun: true })).toMatchObject([
      { outcome: 'refused', problem: expect.stringContaining('has the form of this shop’s own numbers') },
    ])
  })

  it('are not read from a file of another format', async () =>
    expect(run({ path: folder.write('x.csv', 'Handle,Title\na,b') })).rejects.toThrow('This is no export of orders'))
})

describe('imported orders for their buyer', () => {
  it('are in the list of orders like all others, by date', async () => {
    const { data } = await requestAsAda<List<OrderEntry>>('GET', '/api/order?page=1&limit=10')
    expect(data.list.map(({ number }) => number)).toEqual(expect.arrayContaining(['1001', '1002']))
    expect(data.list.find(({ number }) => number === '1001')).toMatchObject({
      ...{ payment: 'paid', shipping: 'shipped', pieces: 3, placedAt: '2024-03-05T09:00:00.000Z' },
      ...{ canPay: false, shown: { total: 9490, currency: { code: 'EUR' } } },
    })
  })

  it('have lines, amounts, taxes, addresses and history; a line without a product here is a text', async () => {
    const found = await orderDetail('1001')
    expect(found).toMatchObject({
      ...{ email: 'ada@mail.example', coupon: 'SPRING', shippingMethod: 'DHL Paket', note: 'Leave it\nat the door' },
      ...{ paymentMethod: 'Shopify Payments', payUntil: null, canPay: false, canCancel: false, hasInvoice: false },
      shown: { subTotal: 10000, discount: 1000, shippingPrice: 490, total: 9490, refunded: 2000 },
      taxes: [{ name: 'DE MwSt 19%', rate: 1900, net: 7975, tax: 1515 }],
      shippingAddress: { name: 'Ada Byron', street: 'Ringweg 5, Hof', postalCode: '01067', country: 'Germany' },
      billingAddress: { city: 'Dresden' },
      shipments: [],
      history: [{ event: 'placed' }, { event: 'paid' }, { event: 'shipped' }],
    })
    expect(found.lines).toMatchObject([
      { product: { key: 'home', name: 'Home shirt - M' }, imageUrl: expect.stringMatching(/^\/image\//), quantity: 2 },
      { product: { key: '', name: 'Mug of a former range' }, imageUrl: '', shown: { total: 2000 } },
    ])
  })

  it('keep their currency, and have the status canceled and refunded', async () => {
    expect(await orderDetail('1002')).toMatchObject({
      ...{ payment: 'refunded', shipping: 'unshipped', needsDelivery: false },
      shown: { subTotal: 5000, discount: 0, total: 5400, currency: { code: 'USD', symbolRight: ' USD' } },
      taxes: [
        { name: 'NY State Tax 4%', rate: 400, net: 5000, tax: 200 },
        { name: 'City Tax 4%', rate: 400, net: 5000, tax: 200 },
      ],
      billingAddress: { name: 'Ada B', state: 'New York', country: 'United States' },
    })
  })

  it('cannot be paid, canceled or invoiced', async () => {
    expect((await requestAsAda('POST', '/api/order/1001/pay', { method: 'visa' })).code).toBe(4008)
    expect((await requestAsAda('POST', '/api/order/1001/cancel')).code).toBe(4008)
    expect((await requestAsAda('GET', '/api/order/1001/invoice')).code).toBe(404)
  })

  it('add products that are still available to the cart at current prices on reorder', async () => {
    expect((await requestAsAda('POST', '/api/order/1001/reorder')).data).toMatchObject({
      added: 2,
      missing: [{ name: 'Mug of a former range' }],
    })
  })

  it('are tracked by number and email, including those of guests', async () => {
    const body = { number: '1004-b-2', email: 'guest@old.example' }
    const reply = await testClient(opened.app)('POST', '/api/order-track', { body, now: opened.tick() })
    expect(reply.data).toMatchObject({ number: '1004-B-2', payment: 'paid' })
  })
})

describe('in the shop', () => {
  it('reject every operation of the operator, with a reason', async () => {
    const { shop } = opened
    const actions = [
      () => shipOrder(shop, { number: '1001', carrier: 'Post', trackingNumber: 'X' }),
      () => deliverShipment(shop, { number: '1001' }),
      () => handOverOrder(shop, '1002'),
      () => holdOrder(shop, '1001'),
      () => releaseOrder(shop, '1001'),
      () => cancelByNumber(shop, '1003'),
      () => refundOrder(shop, '1001'),
    ]
    const before = await importedOrders()
    for (const action of actions) {
      const error: unknown = await action().catch((thrown: unknown) => thrown)
      expect(await explainFailure(shop, '1001', error)).toBe(
        'Order 1001 was placed in another shop (shopify): nothing of it is changed here.',
      )
    }
    expect(await importedOrders()).toEqual(before)
  })

  it('do not count as unpaid orders of a guest, and so require no captcha', async () => {
    const rows = Array.from({ length: 6 }, (_, place) => ({
      ...{ Name: `#90${place}`, Email: 'often@old.example', ...PAID, 'Financial Status': 'pending' },
      ...line('Ball', '10.00'),
    }))
    await run({ path: folder.write('unpaid.csv', csvOf(HEADINGS, rows)) })
    const guest = await buyer(opened)
    await expect(guest.buy('shorts-M', 1, { email: 'often@old.example' })).resolves.toBeTruthy()
  })

  it('are assigned by the same file to an account that was confirmed later', async () => {
    await opened.db.update(customer).set({ verifiedAt: new Date() }).where(eq(customer.email, 'ben@mail.example'))
    expect(outcomes(await run({ isDryRun: true }))).toContainEqual(['1003', 'changed'])
    expect(outcomes(await run())).toContainEqual(['1003', 'changed'])
    expect(outcomes(await run())).toContainEqual(['1003', 'same'])
    const ben = await signedIn(opened, 'ben', opened.now)
    expect((await ben('GET', '/api/order/1003', { now: opened.tick() })).data).toMatchObject({ payment: 'unpaid' })
  })

  it('are in the export of a person, and are erased completely with them, since no invoice is due', async () => {
    const person = { email: 'guest@old.example', actor: 'tess' }
    expect(JSON.stringify(await exportPerson(opened.shop, person))).toContain('1004-B-2')
    const erased = await erasePerson(opened.shop, { ...person, isDryRun: false, invoiceYears: 10 })
    expect(erased).toMatchObject({ outcome: 'erased', counts: { orders: 1 } })
    const row = await opened.orderRow('1004-B-2')
    expect(row).toMatchObject({ email: '', total: 1000, personUntil: null, billingAddress: { name: '', street: '' } })
    expect(outcomes(await run())).toContainEqual(['1004-B-2', 'same'])
    expect((await opened.orderRow('1004-B-2')).email).toBe('')
  })

  it('are exported with refund and source', async () => {
    const { headings, rows } = await localCommands(opened.shop).run('readExport', {
      ...{ kind: 'orders', after: null, from: '2024-03-01', until: '2024-03-31' },
    })
    const cells = (row: string[] | undefined) =>
      ['Order', 'Placed in', 'Refunded', 'Total', 'Line SKU'].map((heading) => row?.[headings.indexOf(heading)])
    const own = rows.filter((row) => row[headings.indexOf('Order')] === '1001')
    expect(own.map(cells)).toEqual([
      ['1001', 'shopify', '20.00', '94.90', 'home-M'],
      ['1001', '', '', '', ''],
    ])
  })

  it('refer to variants by SKU', async () => {
    const lines = await opened.db
      .select({ name: orderLine.productName, sku: variant.sku })
      .from(orderLine)
      .innerJoin(order, eq(order.id, orderLine.orderId))
      .leftJoin(variant, eq(variant.id, orderLine.variantId))
      .where(eq(order.number, '1001'))
    expect(lines).toEqual([
      { name: 'Home shirt - M', sku: 'home-M' },
      { name: 'Mug of a former range', sku: null },
    ])
  })
})
