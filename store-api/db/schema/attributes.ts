import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core'
import { product } from './catalog'
import { type AttributeKind, type AttributeValue, localText } from './columns'

/** A property that products have: origin, fabric, number of pages. */
export const attribute = pgTable('attribute', {
  id: serial().primaryKey(),
  key: text().notNull().unique(),
  position: integer().notNull(),
  name: localText(),
  kind: text().$type<AttributeKind>().notNull(),
  /** Unit of a number: `g`, `cm`; empty for none. */
  unit: text().notNull().default(''),
  /** Whether product pages show it. */
  isShown: boolean().notNull().default(true),
  /** Whether listings can be filtered by it. */
  isFilter: boolean().notNull().default(false),
  version: integer().notNull().default(1),
})

export const productAttribute = pgTable(
  'product_attribute',
  {
    productKey: text()
      .notNull()
      .references(() => product.key, { onDelete: 'cascade', onUpdate: 'cascade' }),
    attributeId: integer()
      .notNull()
      .references(() => attribute.id, { onDelete: 'cascade' }),
    /** Place on the product's page. */
    position: integer().notNull(),
    value: jsonb().$type<AttributeValue>().notNull(),
    /** Its values among those of the facet, where listings are filtered by it. */
    facetValueIds: integer()
      .array()
      .notNull()
      .default(sql`'{}'::integer[]`),
  },
  (table) => [primaryKey({ columns: [table.productKey, table.attributeId] }), index().on(table.attributeId)],
)
