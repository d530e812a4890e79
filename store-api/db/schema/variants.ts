import { sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, check, index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import { product } from './catalog'
import { type ARCHIVED, localText, type StockPolicy } from './columns'

/** Normalized SKU for lookups: lower case, without ASCII punctuation and blanks; the index has the same form. */
export const skuCode = (sku: AnyPgColumn) =>
  sql`(lower(regexp_replace(${sku}, '[[:space:]!-/:-@[-\`{-~‐-―]+', '', 'g') collate "C"))`

/** Normalized GTIN for lookups: without leading zeros, because a UPC is an EAN with a zero in front. */
export const gtinCode = (gtin: AnyPgColumn) => sql`(ltrim(${gtin}, '0') collate "C")`

/** An option of a product: a size, a weight, a grind. */
export const optionGroup = pgTable(
  'option_group',
  {
    id: serial().primaryKey(),
    productKey: text()
      .notNull()
      .references(() => product.key, { onDelete: 'cascade', onUpdate: 'cascade' }),
    position: integer().notNull(),
    /** Its id in replies: 2 for sizes (spec §3), 10 and up for all others. */
    groupId: integer().notNull(),
    name: localText(),
  },
  (table) => [index().on(table.productKey)],
)

/** One of the values of an option group. */
export const optionValue = pgTable(
  'option_value',
  {
    id: serial().primaryKey(),
    groupId: integer()
      .notNull()
      .references(() => optionGroup.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    name: localText(),
    /** Colour of its swatch, `#rrggbb`; null for a button with its name. */
    colour: text(),
  },
  (table) => [index().on(table.groupId)],
)

/** A purchasable variant: one value of each option group. A product without options has one variant. */
export const variant = pgTable(
  'variant',
  {
    id: serial().primaryKey(),
    productKey: text()
      .notNull()
      .references(() => product.key, { onUpdate: 'cascade' }),
    position: integer().notNull(),
    /** Its values in one text: `250 g / whole beans`; empty without options. */
    title: localText('size'),
    /** Ids of its values, in the order of the option groups. */
    valueIds: integer()
      .array()
      .notNull()
      .default(sql`'{}'::integer[]`),
    sku: text().notNull().unique(),
    /** Global trade item number; empty for none. */
    gtin: text().notNull().default(''),
    stock: integer().notNull(),
    stockPolicy: text().$type<StockPolicy | typeof ARCHIVED>().notNull().default('deny'),
    /** Minor units; null for the product's own price. */
    price: integer(),
    /** Minor units; null if it is not on sale, or its product's price applies. */
    specialPrice: integer(),
    /** When its special price begins and ends; null for no limit. */
    saleStartsAt: timestamp({ withTimezone: true }),
    saleEndsAt: timestamp({ withTimezone: true }),
    /** Minor units: the lowest price in the 30 days before its own reduction; null if it has none. */
    lowestPrice: integer(),
    /** Grams, for the unit price and for delivery; null if unknown. */
    weight: integer(),
    /** Millilitres, for the unit price; null if it is not sold by volume. */
    volume: integer(),
    /** Whether it is shipped; a voucher or a download is not. */
    needsDelivery: boolean().notNull().default(true),
    /** The product's picture that shows it; null for the first. */
    pictureName: text(),
  },
  (table) => [
    index().on(table.productKey),
    index('variant_sku_code').on(skuCode(table.sku)),
    index('variant_gtin_code')
      .on(gtinCode(table.gtin))
      .where(sql`${table.gtin} <> ''`),
    check('variant_stock', sql`${table.stock} >= 0 or ${table.stockPolicy} <> 'deny'`),
  ],
)

/**
 * The price history of products, and of variants with their own prices. A future change is the start or the end of a
 * sale.
 */
export const priceChange = pgTable(
  'price_change',
  {
    id: serial().primaryKey(),
    productKey: text()
      .notNull()
      .references(() => product.key, { onDelete: 'cascade', onUpdate: 'cascade' }),
    /** Null for the product's own price. */
    variantId: integer().references(() => variant.id, { onDelete: 'cascade' }),
    /** Cents: the price of one item from then on, reduced or not. */
    price: integer().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.productKey, table.at), index().on(table.variantId)],
)
