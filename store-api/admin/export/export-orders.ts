import { and, asc, eq, gt, gte, inArray, lt } from 'drizzle-orm'
import type { OrderAddress } from '../../../contract/entities/order'
import { toDecimal } from '../orders'
import type { Database } from '../../db/database'
import { groupBy } from '../../db/group-by'
import {
  type LineRow,
  order,
  orderLine,
  type OrderRow,
  payment,
  type PaymentRow,
  shipment,
  variant,
} from '../../db/schema'
import { chargedUnitPrice, optionsText } from '../../orders/order-format'
import { nextCursor, cellsOf, type ExportedTable, timeCell } from './batch'

const ADDRESS_HEADINGS = ['name', 'street', 'city', 'state', 'postal code', 'country', 'phone'] as const

const HEADINGS = [
  'Order',
  'Placed at',
  'Payment',
  'Shipping',
  'Email',
  'Buyer',
  'Currency',
  'Subtotal',
  'Discount',
  'Coupon',
  'Delivery',
  'Delivery method',
  'Total',
  'Tax',
  'Taxes',
  'Refunded',
  'Payment method',
  'Placed in',
  'Parcels',
  'Note',
  ...ADDRESS_HEADINGS.map((heading) => `Shipping ${heading}` as const),
  ...ADDRESS_HEADINGS.map((heading) => `Billing ${heading}` as const),
  'Line quantity',
  'Line name',
  'Line SKU',
  'Line product',
  'Line model',
  'Line options',
  'Line personalization',
  'Line unit price',
  'Line total',
  'Line tax rate',
] as const

async function readRelatedRows(db: Database, ids: number[]) {
  const [lines, payments, parcels] = await Promise.all([
    db
      .select({ line: orderLine, sku: variant.sku })
      .from(orderLine)
      .leftJoin(variant, eq(variant.id, orderLine.variantId))
      .where(inArray(orderLine.orderId, ids))
      .orderBy(asc(orderLine.id)),
    db.select().from(payment).where(inArray(payment.orderId, ids)),
    db.select().from(shipment).where(inArray(shipment.orderId, ids)).orderBy(asc(shipment.id)),
  ])
  return {
    lines: groupBy(lines, ({ line }) => line.orderId),
    payments: new Map(payments.map((row) => [row.orderId, row])),
    parcels: groupBy(parcels, ({ orderId }) => orderId),
  }
}

function addressCells(kind: 'Shipping' | 'Billing', address: OrderAddress | null) {
  if (!address) return {}
  const { name, street, city, state, postalCode, country, phone } = address
  return {
    [`${kind} name`]: name,
    [`${kind} street`]: street,
    [`${kind} city`]: city,
    [`${kind} state`]: state,
    [`${kind} postal code`]: postalCode,
    [`${kind} country`]: country,
    [`${kind} phone`]: phone,
  }
}

/** Hundredths of a per cent as a number of per cent: `19`, `5.5`. */
const percent = (rate: number) => String(rate / 100)

function taxCells({ tax, currency }: OrderRow) {
  if (!tax) return {}
  const format = (amount: number) => toDecimal(amount, currency)
  return {
    Tax: format(tax.reduce((sum, one) => sum + one.tax, 0)),
    Taxes: tax.map((one) => `${one.name}: net ${format(one.net)}, tax ${format(one.tax)}`).join('; '),
  }
}

function lineCells({ line, sku }: { line: LineRow; sku: string | null }, currency: string) {
  const { customName, customNumber, personalization } = line
  const inputs = personalization?.map(({ label, value }) => `${label}: ${value}`) ?? [customName, customNumber]
  return {
    'Line quantity': String(line.quantity),
    'Line name': line.productName,
    'Line SKU': sku ?? '',
    'Line product': line.productKey,
    'Line model': line.productModel,
    'Line options': optionsText(line),
    'Line personalization': inputs.filter((one) => one !== null && one !== '').join('; '),
    'Line unit price': toDecimal(chargedUnitPrice(line), currency),
    'Line total': toDecimal(chargedUnitPrice(line) * line.quantity, currency),
    'Line tax rate': line.taxRate === null ? '' : percent(line.taxRate),
  }
}

function orderCells(
  row: OrderRow,
  paymentRow: PaymentRow | undefined,
  parcels: readonly (typeof shipment.$inferSelect)[],
) {
  const { currency } = row
  const amounts = row.shown ?? row
  const format = (amount: number) => toDecimal(amount, currency)
  return {
    'Placed at': timeCell(row.placedAt),
    Payment: row.payment,
    Shipping: row.shipping,
    Email: row.email,
    Buyer: row.customerId === null ? 'guest' : 'customer',
    Currency: currency,
    Subtotal: format(amounts.subTotal),
    Discount: format(amounts.discount),
    Coupon: row.coupon,
    Delivery: format(amounts.shippingPrice),
    'Delivery method': row.shippingMethod,
    Total: format(amounts.total),
    ...taxCells(row),
    Refunded: paymentRow ? format(paymentRow.refunded) : row.formerRefund > 0 ? format(row.formerRefund) : '',
    'Payment method': paymentRow?.method || row.paymentMethod,
    'Placed in': row.source,
    Parcels: parcels.map(({ carrier, trackingNumber }) => `${carrier} ${trackingNumber}`).join('; '),
    Note: row.note,
    ...addressCells('Shipping', row.shippingAddress),
    ...addressCells('Billing', row.billingAddress),
  }
}

/**
 * Orders of customers and guests, in the currency they were charged in. An order has a row for each line; its own
 * amounts are only in the first one, so that a column can be summed up.
 */
export const exportedOrders: ExportedTable = {
  headings: HEADINGS,
  readBatch: async ({ db, after, from, until, limit }) => {
    const orders = await db
      .select()
      .from(order)
      .where(
        and(
          after === null ? undefined : gt(order.id, Number(after)),
          from ? gte(order.placedAt, from) : undefined,
          until ? lt(order.placedAt, until) : undefined,
        ),
      )
      .orderBy(asc(order.id))
      .limit(limit)
    const { lines, payments, parcels } = await readRelatedRows(
      db,
      orders.map(({ id }) => id),
    )
    const rows = orders.flatMap((row) => {
      const orderValues = orderCells(row, payments.get(row.id), parcels.get(row.id) ?? [])
      const lineRows = lines.get(row.id)?.map((line) => lineCells(line, row.currency)) ?? [{}]
      return lineRows.map((line, place) =>
        cellsOf(HEADINGS, { Order: row.number, ...(place === 0 && orderValues), ...line }),
      )
    })
    return { rows, count: orders.length, after: nextCursor(String(orders.at(-1)?.id), orders.length, limit) }
  },
}
