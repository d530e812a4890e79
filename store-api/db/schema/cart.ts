import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, serial, text, timestamp, unique } from 'drizzle-orm/pg-core'
import type { CheckoutChange } from '../../../contract/entities/checkout'
import type { PersonalizationValue } from '../../../contract/entities/personalization'
import { product } from './catalog'
import { localText } from './columns'
import { order } from './orders'
import { variant } from './variants'

/** Pieces of an equal line in the customer's cart, and in that of the device they signed in on. */
export interface MergedPieces {
  own: number
  device: number
}

/** A cart belongs to a device, or to a customer. */
export const cart = pgTable('cart', {
  id: serial().primaryKey(),
  /** `device:<uuid>` or `customer:<id>`. */
  owner: text().notNull().unique(),
  /** Idempotency reference of an order; renewed after the order. */
  ref: text()
    .notNull()
    .unique()
    .default(sql`gen_random_uuid()::text`),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  /** Its last change, to the day: a cart of a device that is not used for long is deleted. */
  usedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

export const cartLine = pgTable(
  'cart_line',
  {
    /** Random, so that no line can be guessed from another. */
    id: bigint({ mode: 'number' }).primaryKey(),
    cartId: integer()
      .notNull()
      .references(() => cart.id, { onDelete: 'cascade' }),
    /** The line it belongs to; 0 for a separate line. */
    mid: bigint({ mode: 'number' }).notNull(),
    position: serial().notNull(),
    productKey: text()
      .notNull()
      .references(() => product.key, { onUpdate: 'cascade' }),
    variantId: integer()
      .notNull()
      .references(() => variant.id),
    quantity: integer().notNull(),
    /** Values of the fields `number` and `name`, for clients that support only the specification. */
    customNumber: integer(),
    customName: text(),
    /** The whole personalization; null for older lines, and for none. */
    personalization: jsonb().$type<PersonalizationValue[]>(),
    /** Price of one item when the line was last added to; null for older lines. */
    seenPrice: integer(),
    /** Quantities that a login merged; null once the shopper has chosen a quantity again. */
    merged: jsonb().$type<MergedPieces>(),
    /** Equal for lines with the same purchase: their quantities are added up in one line. */
    fingerprint: text().notNull(),
  },
  (table) => [
    unique().on(table.cartId, table.mid, table.fingerprint),
    // A variant that is taken out looks for its lines.
    index().on(table.variantId),
    check('cart_line_quantity', sql`${table.quantity} between 1 and 30`),
  ],
)

/** Input of the checkout form before the order is placed. It belongs to the cart's owner. */
export const checkout = pgTable(
  'checkout',
  {
    /** As of the cart: `device:<uuid>` or `customer:<id>`. */
    owner: text().primaryKey(),
    fields: jsonb().$type<CheckoutChange>().notNull(),
    couponCode: text(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.updatedAt)],
)

export type CouponKind = 'percent' | 'amount' | 'shipping'

export const coupon = pgTable(
  'coupon',
  {
    /** In capital letters. */
    code: text().primaryKey(),
    kind: text().$type<CouponKind>().notNull(),
    /** Per cent, or cents; 0 for free delivery. */
    value: integer().notNull(),
    text: localText(),
    /** Minimum of the cart at the prices paid, in cents. */
    minSubTotal: integer().notNull().default(0),
    startsAt: timestamp({ withTimezone: true }),
    endsAt: timestamp({ withTimezone: true }),
    /** Maximum number of orders, in total and per email; null for any number. */
    mostUses: integer(),
    mostPerEmail: integer(),
    /** Orders with this coupon: incremented in one statement with the order, decremented when it is canceled. */
    uses: integer().notNull().default(0),
    /** The order a voucher was bought with; its cancellation ends the voucher. */
    orderId: integer().references(() => order.id, { onDelete: 'set null' }),
  },
  (table) => [
    index().on(table.orderId),
    check('coupon_uses', sql`${table.uses} >= 0 and (${table.mostUses} is null or ${table.uses} <= ${table.mostUses})`),
  ],
)

export const couponUse = pgTable(
  'coupon_use',
  {
    orderId: integer()
      .primaryKey()
      .references(() => order.id, { onDelete: 'cascade' }),
    code: text()
      .notNull()
      .references(() => coupon.code),
    email: text().notNull(),
  },
  (table) => [index().on(table.code, table.email)],
)
