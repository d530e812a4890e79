import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { CheckoutChange } from '../../../contract/entities/checkout'
import { localText } from './columns'
import { order } from './orders'

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
    /** Per cent, or cents; nothing for free delivery. */
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
  },
  (table) => [
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

/** Responses to calls with an Idempotency-Key, written in the transaction of their effect. */
export const idempotentCall = pgTable(
  'idempotent_call',
  {
    /** As of the cart. */
    owner: text().notNull(),
    key: text().notNull(),
    /** SHA-256 of path and body, hex. */
    requestHash: text().notNull(),
    answer: jsonb().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.owner, table.key] }), index().on(table.createdAt)],
)
