import { index, integer, jsonb, pgTable, real, text, timestamp } from 'drizzle-orm/pg-core'
import type { Drawing } from '../../catalog/images/drawing'
import { product } from './catalog'
import { localText } from './columns'

/** Photographs, stored once each by their content. */
export const media = pgTable('media', {
  /** SHA-256 of the file, in hex: its name in the storage. */
  hash: text().primaryKey(),
  /** `image/jpeg`, `image/png`, `image/webp` or `image/avif`. */
  type: text().notNull(),
  /** Pixels, its orientation applied. */
  width: integer().notNull(),
  height: integer().notNull(),
  bytes: integer().notNull(),
  /** Dominant colour, `#rrggbb`. */
  colour: text().notNull(),
  /** Colour of its edge, `#rrggbb`, if it is uniform; otherwise null. */
  edge: text(),
  /** Blurred preview: a data URL of at most 400 characters; empty for a photograph with transparency. */
  preview: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** A picture of the shop: a photograph, or a drawing of the demo. */
export const picture = pgTable(
  'picture',
  {
    /** File name without its ending. */
    name: text().primaryKey(),
    /** Null for pictures of categories, pages and the home page. */
    productKey: text().references(() => product.key, { onUpdate: 'cascade' }),
    position: integer().notNull(),
    alt: localText(),
    /** Exactly one of the two is set. */
    drawing: jsonb().$type<Drawing>(),
    mediaHash: text().references(() => media.hash),
    /** Focal point of crops, from the left and the top, 0 to 1; null if none was chosen. */
    focalX: real(),
    focalY: real(),
    /** Changes with its content, so that browsers may cache its URL forever. */
    version: text().notNull(),
  },
  (table) => [index().on(table.productKey), index().on(table.mediaHash)],
)
