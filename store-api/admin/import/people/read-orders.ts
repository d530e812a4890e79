import type { PaymentStatus, ShippingStatus } from '../../../../contract/entities/order'
import { parseDateTime } from '../../../i18n/zoned-time'
import { parseBoolean, parseWhole } from '../cells'
import { ImportError } from '../import-error'
import type { Row, Table } from '../table'
import { readAmount, readTaxes, determineDiscount } from './order-amounts'
import { readParcels } from './order-parcels'
import { readPostalCode } from './postal-code'
import type { SourceOrder, SourceOrderLine, SourceOrderAddress } from './source-order'

const SOURCE = 'shopify'

/** Payment states; any other value is unpaid. */
const PAYMENT_STATUSES: Record<string, PaymentStatus> = {
  paid: 'paid',
  partially_refunded: 'paid',
  refunded: 'refunded',
  voided: 'canceled',
}

const SHIPPING_STATUSES: Record<string, ShippingStatus> = { fulfilled: 'shipped', partial: 'partial-shipment' }

/** A number in the form that this shop accepts; adds a note if it was changed. */
function readNumber(cell: string, notes: string[]): string {
  const name = cell.replace(/^#\s*/, '')
  const number = name
    .toUpperCase()
    .replaceAll(/[^A-Z0-9_-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
  if (number !== name.toUpperCase()) notes.push(`its number ${name} is ${number} here`)
  return number
}

/** A time in ISO 8601; empty for none. The exports include the time zone. */
const timeOf = (cell: string): string => parseDateTime(cell, 'UTC')?.toISOString() ?? ''

function readAddress(row: Row, kind: 'Billing' | 'Shipping', notes: string[]): SourceOrderAddress | null {
  const cell = (name: string) => row.get(`${kind} ${name}`)
  const street = cell('Street') || [cell('Address1'), cell('Address2')].filter(Boolean).join(', ')
  const address = { name: cell('Name'), street, city: cell('City'), country: cell('Country') }
  if (Object.values(address).every((text) => text === '')) return null
  return {
    ...address,
    state: cell('Province Name') || cell('Province'),
    postalCode: readPostalCode(cell('Zip'), address.country.toUpperCase(), notes),
    phone: cell('Phone'),
  }
}

/** A row's line; null for a row without one. */
function readLine(row: Row, currency: string): SourceOrderLine | null {
  const name = row.get('Lineitem name')
  if (name === '') return null
  return {
    name,
    sku: row.get('Lineitem sku'),
    quantity: parseWhole(row.get('Lineitem quantity')) ?? 1,
    unitPrice: readAmount(row.get('Lineitem price'), currency),
    needsDelivery: parseBoolean(row.get('Lineitem requires shipping'), true),
  }
}

/** A canceled order that was refunded counts as refunded. */
function paymentOf(row: Row): PaymentStatus {
  const payment = PAYMENT_STATUSES[row.get('Financial Status').toLowerCase()] ?? 'unpaid'
  return row.get('Cancelled at') !== '' && payment !== 'refunded' ? 'canceled' : payment
}

function readEvents(row: Row): SourceOrder['events'] {
  const times = [
    { event: 'placed' as const, at: timeOf(row.get('Created at')) },
    { event: 'paid' as const, at: timeOf(row.get('Paid at')) },
    { event: 'shipped' as const, at: timeOf(row.get('Fulfilled at')) },
    { event: 'canceled' as const, at: timeOf(row.get('Cancelled at')) },
  ]
  return times.filter(({ at }) => at !== '')
}

function problemOf(order: Omit<SourceOrder, 'problem'>): string {
  const { placedAt, lines, currency, subTotal, shippingPrice, total, refunded } = order
  if (placedAt === '') return 'it does not say when it was placed'
  if (!/^[A-Z]{3}$/.test(currency)) return `${currency || 'it has no currency, and nothing'} is no currency`
  if (lines.length === 0) return 'it has no lines'
  const invalidLine = lines.find(({ quantity, unitPrice }) => quantity < 0 || Number.isNaN(unitPrice))
  if (invalidLine) return `${invalidLine.name} has no quantity or price that can be read`
  const hasInvalidAmount = [subTotal, shippingPrice, total, refunded].some((amount) => Number.isNaN(amount))
  return hasInvalidAmount ? 'one of its amounts cannot be read' : ''
}

function readOrder(rows: readonly Row[], first: Row): SourceOrder {
  const notes: string[] = []
  const currency = first.get('Currency').toUpperCase()
  const amount = (heading: string) => readAmount(first.get(heading), currency)
  // Lines that were removed from an order stay in the file with a quantity of 0.
  const parts = rows.map((row) => ({ row, line: readLine(row, currency) }))
  const lines = parts.flatMap(({ line }) => (line && line.quantity !== 0 ? line : []))
  const subTotal = lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0)
  const [shippingPrice, total, refunded] = [amount('Shipping'), amount('Total'), amount('Refunded Amount')]
  const discount = amount('Discount Amount') || 0
  const payment = paymentOf(first)
  const shipping = SHIPPING_STATUSES[first.get('Fulfillment Status').toLowerCase()] ?? 'unshipped'
  const placedAt = timeOf(first.get('Created at'))
  const shippedAt = timeOf(first.get('Fulfilled at')) || placedAt
  const order = {
    ...{ line: first.line, source: SOURCE, currency, lines, payment, notes },
    number: readNumber(first.get('Name'), notes),
    email: first.get('Email').toLowerCase(),
    ...{ placedAt, shipping, events: readEvents(first) },
    parcels: readParcels({ rows: parts, isSent: shipping === 'shipped', shippedAt }),
    ...{ subTotal, shippingPrice, total, refunded },
    discount: determineDiscount({ subTotal, discount, shippingPrice, total, taxes: amount('Taxes') || 0 }, notes),
    taxes: readTaxes(first, { currency, total }),
    coupon: first.get('Discount Code'),
    shippingMethod: first.get('Shipping Method'),
    paymentMethod: first.get('Payment Method'),
    note: first.get('Notes'),
    shippingAddress: readAddress(first, 'Shipping', notes),
    billingAddress: readAddress(first, 'Billing', notes),
  }
  if (refunded > 0 && payment === 'paid')
    notes.push(`${first.get('Refunded Amount')} ${currency} of it were given back`)
  return { ...order, problem: problemOf(order) }
}

/** Adjacent rows with one number. */
async function* groupRows(rows: AsyncIterable<Row>): AsyncGenerator<[Row, ...Row[]]> {
  let group: [Row, ...Row[]] | null = null
  for await (const row of rows) {
    const name = row.get('Name')
    if (group && (name === '' || name === group[0].get('Name'))) group.push(row)
    else {
      if (group) yield group
      group = [row]
    }
  }
  if (group) yield group
}

/** Orders of Shopify's export: the first row has the order, all have a line each. @throws ImportError for another file */
export async function* readOrders(table: Table): AsyncGenerator<SourceOrder> {
  for (const heading of ['Name', 'Financial Status', 'Lineitem name'])
    if (!table.has(heading)) throw new ImportError(`This is no export of orders: it has no column ${heading}.`)
  /** Lines by number. */
  const lines = new Map<string, number>()
  for await (const rows of groupRows(table.rows)) {
    const order = readOrder(rows, rows[0])
    const firstLine = lines.get(order.number)
    lines.set(order.number, firstLine ?? order.line)
    if (order.number === '') yield { ...order, problem: 'it has no number in the column Name' }
    else yield firstLine === undefined ? order : { ...order, problem: `the order is in line ${firstLine} already` }
  }
}
