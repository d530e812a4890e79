import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import type {
  OrderAddress,
  OrderEvent,
  OrderTax,
  PaymentStatus,
  ShippingStatus,
} from '../../../contract/entities/order'
import type { PersonalizationValue } from '../../../contract/entities/personalization'
import type { ArrivalDays, ShippingKind } from '../../../contract/entities/shipping'
import type { ShownOrder } from '../../../contract/entities/shown'
import type { IntentStatus } from '../../../contract/payment/intent'
import type { Weekday } from './columns'
import { customer } from './customers'

/** The values that determine the days of an arrival, besides the shop's calendar. All are working days. */
export interface DeliveryTerms {
  /** From the dispatch to the first and the last day of arrival. */
  minDays: number
  maxDays: number
  /** Days on which the carrier delivers; null for those of the shop. */
  workingDays: Weekday[] | null
  /** From the day of the order to its dispatch. */
  preparationDays: number
}

export const order = pgTable(
  'order',
  {
    id: serial().primaryKey(),
    /** Number for customers. */
    number: text().notNull().unique(),
    /** The shop system it was imported from, as history: `shopify`. Empty for an order of this shop. */
    source: text().notNull().default(''),
    /** Refund by the former shop, in minor units of the charged currency; 0 for an order of this shop. */
    formerRefund: bigint({ mode: 'number' }).notNull().default(0),
    /** In small letters. */
    email: text().notNull(),
    payment: text().$type<PaymentStatus>().notNull(),
    shipping: text().$type<ShippingStatus>().notNull(),
    placedAt: timestamp({ withTimezone: true }).notNull(),
    /** Null for a guest's. */
    customerId: integer().references(() => customer.id),
    /** Of the store currency, in its minor units, all four: sums of rupiah or pesos are beyond 32 bits. */
    subTotal: bigint({ mode: 'number' }).notNull().default(0),
    discount: bigint({ mode: 'number' }).notNull().default(0),
    shippingPrice: bigint({ mode: 'number' }).notNull().default(0),
    total: bigint({ mode: 'number' }).notNull().default(0),
    shippingMethod: text().notNull().default(''),
    shippingKind: text().$type<ShippingKind>().notNull().default('delivery'),
    /** Pickup place of a collection, from its method; empty for a delivery. */
    collectAt: text().notNull().default(''),
    /** As they were when it was placed. */
    shippingAddress: jsonb().$type<OrderAddress>(),
    billingAddress: jsonb().$type<OrderAddress>(),
    note: text().notNull().default(''),
    /** The cart of the order: at most one order per cart. Null for orders from before the checkout existed. */
    cartRef: text().unique(),
    /** The device a guest ordered on; empty for a customer's. */
    device: text().notNull().default(''),
    /** The device on which a guest last opened the link of the mail; empty before. */
    letterDevice: text().notNull().default(''),
    /** A MAC of the network address of a guest's order while it is unpaid; otherwise empty. */
    placedFrom: text().notNull().default(''),
    /** Code of the coupon; empty for none. */
    coupon: text().notNull().default(''),
    /** ISO 4217 code of the charged currency. */
    currency: text().notNull().default('EUR'),
    /**
     * Displayed and charged amounts, in minor units of their currency, and the displayed digits. Null for older orders:
     * they are charged the amounts above.
     */
    shown: jsonb().$type<Omit<ShownOrder, 'currency'> & { decimalPlace: number }>(),
    /** Net and tax by rate, in minor units of the charged currency; null if the shop had no tax rates. */
    tax: jsonb().$type<OrderTax[]>(),
    paymentMethod: text().notNull().default(''),
    /**
     * The expected arrival days, as promised when it was placed and again when it was paid; null if no date is shown.
     */
    arrival: jsonb().$type<ArrivalDays>(),
    /** The terms that determine the arrival days; null if there are none. */
    deliveryTerms: jsonb().$type<DeliveryTerms>(),
    /** Payment deadline; null if it does not wait for a payment. */
    payUntil: timestamp({ withTimezone: true }),
    /** Date until which its invoice must contain the name of an erased person; null for all other orders. */
    personUntil: timestamp({ withTimezone: true }),
  },
  (table) => [
    index().on(table.customerId, table.placedAt),
    index().on(table.payUntil),
    // Sales of the last weeks (search/popular.ts).
    index('order_paid_at')
      .on(table.placedAt)
      .where(sql`${table.payment} = 'paid'`),
    index()
      .on(table.personUntil)
      .where(sql`${table.personUntil} is not null`),
    ...[
      index('order_guest_email').on(table.email),
      index('order_guest_device').on(table.device),
      index('order_guest_placed_from').on(table.placedFrom),
    ].map((guests) => guests.where(sql`${table.payment} = 'unpaid' and ${table.customerId} is null`)),
  ],
)

/** An ordered item: a snapshot, so that it does not change with the product. */
export const orderLine = pgTable(
  'order_line',
  {
    id: serial().primaryKey(),
    orderId: integer()
      .notNull()
      .references(() => order.id, { onDelete: 'cascade' }),
    /** Not a reference: the product may be deleted. */
    productKey: text().notNull(),
    productName: text().notNull(),
    productModel: text().notNull(),
    imageUrl: text().notNull(),
    size: text().notNull(),
    /** The variant whose stock it was taken from, and is returned to. Null for orders older than the checkout. */
    variantId: integer(),
    /** Values of the fields `number` and `name`, for clients that support only the specification. */
    customNumber: integer(),
    customName: text(),
    /** The whole personalization, with the labels of its time; null for older orders, and for none. */
    personalization: jsonb().$type<PersonalizationValue[]>(),
    /** Chosen options with the names of their groups; null for older orders. */
    options: jsonb().$type<{ groupTitle: string; title: string }[]>(),
    needsDelivery: boolean().notNull().default(true),
    /** Hundredths of a per cent of tax in the price; null if the shop had no rate. */
    taxRate: integer(),
    quantity: integer().notNull(),
    /** Of the store currency, for one piece, personalization included. */
    unitPrice: bigint({ mode: 'number' }).notNull(),
    /** The same as displayed and charged; null for older orders. */
    shownUnitPrice: bigint({ mode: 'number' }),
  },
  // A variant that is taken out looks for its lines.
  (table) => [index().on(table.orderId), index().on(table.variantId)],
)

export const orderHistory = pgTable(
  'order_history',
  {
    id: serial().primaryKey(),
    orderId: integer()
      .notNull()
      .references(() => order.id, { onDelete: 'cascade' }),
    event: text().$type<OrderEvent>().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.orderId)],
)

export const shipment = pgTable(
  'shipment',
  {
    id: serial().primaryKey(),
    orderId: integer()
      .notNull()
      .references(() => order.id, { onDelete: 'cascade' }),
    carrier: text().notNull(),
    trackingNumber: text().notNull(),
    trackingUrl: text().notNull(),
    pieces: integer().notNull(),
    shippedAt: timestamp({ withTimezone: true }).notNull(),
    deliveredAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.orderId)],
)

export type OrderRow = typeof order.$inferSelect
export type LineRow = typeof orderLine.$inferSelect

/** Payment state as reported by the payment service: one intent for each order, through all its attempts. */
export const payment = pgTable(
  'payment',
  {
    orderId: integer()
      .primaryKey()
      .references(() => order.id, { onDelete: 'cascade' }),
    /** Id at the payment service. */
    intentId: text().notNull().unique(),
    status: text().$type<IntentStatus>().notNull(),
    method: text().notNull(),
    failure: text().notNull(),
    url: text().notNull(),
    /** Minor units captured, and minor units refunded of them. Neither ever decreases. */
    captured: bigint({ mode: 'number' }).notNull().default(0),
    refunded: bigint({ mode: 'number' }).notNull().default(0),
    checkedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    check('payment_refunded', sql`${table.refunded} >= 0 and ${table.refunded} <= ${table.captured}`),
    index().on(table.status),
  ],
)

/** Processed webhooks: written in the transaction of their effect, so that each takes effect once. */
export const paymentEvent = pgTable(
  'payment_event',
  {
    id: text().primaryKey(),
    orderId: integer()
      .notNull()
      .references(() => order.id, { onDelete: 'cascade' }),
    type: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.orderId)],
)

/** A pending refund: written with its cause, then requested until it is done. */
export const refund = pgTable(
  'refund',
  {
    /** Idempotency key at the payment service: random. */
    id: text().primaryKey(),
    /** At most one for each order, of its whole amount. */
    orderId: integer()
      .notNull()
      .unique()
      .references(() => order.id, { onDelete: 'cascade' }),
    /** In minor units of the charged currency. */
    amount: bigint({ mode: 'number' }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    doneAt: timestamp({ withTimezone: true }),
    attempts: integer().notNull().default(0),
    nextAttemptAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.doneAt, table.nextAttemptAt), check('refund_amount', sql`${table.amount} > 0`)],
)

export type PaymentRow = typeof payment.$inferSelect
