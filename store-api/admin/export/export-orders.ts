import { and, asc, eq, gt, gte, inArray, lt } from 'drizzle-orm'
import type { OrderAddress } from '../../../contract/entities/order'
import { toPlain } from '../orders'
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
import { chargedPiece, choiceText } from '../../orders/order-format'
import { behind, cellsOf, type ExportedTable, timeCell } from './batch'

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

async function readBelonging(db: Database, ids: number[]) {
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

function addressCells(kind: 'Shipping' | 'Billing', place: OrderAddress | null) {
  if (!place) return {}
  const { name, street, city, state, postalCode, country, phone } = place
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
  const write = (amount: number) => toPlain(amount, currency)
  return {
    Tax: write(tax.reduce((sum, one) => sum + one.tax, 0)),
    Taxes: tax.map((one) => `${one.name}: net ${write(one.net)}, tax ${write(one.tax)}`).join('; '),
  }
}

function lineCells({ line, sku }: { line: LineRow; sku: string | null }, currency: string) {
  const { customName, customNumber, personalization } = line
  const entered = personalization?.map(({ label, value }) => `${label}: ${value}`) ?? [customName, customNumber]
  return {
    'Line quantity': String(line.quantity),
    'Line name': line.productName,
    'Line SKU': sku ?? '',
    'Line product': line.productKey,
    'Line model': line.productModel,
    'Line options': choiceText(line),
    'Line personalization': entered.filter((one) => one !== null && one !== '').join('; '),
    'Line unit price': toPlain(chargedPiece(line), currency),
    'Line total': toPlain(chargedPiece(line) * line.quantity, currency),
    'Line tax rate': line.taxRate === null ? '' : percent(line.taxRate),
  }
}

function orderCells(row: OrderRow, paid: PaymentRow | undefined, parcels: readonly (typeof shipment.$inferSelect)[]) {
  const { currency } = row
  const amounts = row.shown ?? row
  const write = (amount: number) => toPlain(amount, currency)
  return {
    'Placed at': timeCell(row.placedAt),
    Payment: row.payment,
    Shipping: row.shipping,
    Email: row.email,
    Buyer: row.customerId === null ? 'guest' : 'customer',
    Currency: currency,
    Subtotal: write(amounts.subTotal),
    Discount: write(amounts.discount),
    Coupon: row.coupon,
    Delivery: write(amounts.shippingPrice),
    'Delivery method': row.shippingMethod,
    Total: write(amounts.total),
    ...taxCells(row),
    Refunded: paid ? write(paid.refunded) : row.formerRefund > 0 ? write(row.formerRefund) : '',
    'Payment method': paid?.method || row.paymentMethod,
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
    const found = await db
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
    const { lines, payments, parcels } = await readBelonging(
      db,
      found.map(({ id }) => id),
    )
    const rows = found.flatMap((row) => {
      const own = orderCells(row, payments.get(row.id), parcels.get(row.id) ?? [])
      const all = lines.get(row.id)?.map((line) => lineCells(line, row.currency)) ?? [{}]
      return all.map((line, place) => cellsOf(HEADINGS, { Order: row.number, ...(place === 0 && own), ...line }))
    })
    return { rows, count: found.length, after: behind(String(found.at(-1)?.id), found.length, limit) }
  },
}
