import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import {
  localText,
  optionalLocalText,
  type Personalization,
  type ProductStatus,
  type RatingSummary,
  type RelationKind,
  type SizeChart,
  type SizeChartRow,
  type StoreContent,
} from './columns'

/** When, and from which version of the catalogue, the database was filled. */
export const seeding = pgTable('seeding', {
  version: text().primaryKey(),
  seededAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

export const store = pgTable('store', {
  id: integer().primaryKey(),
  content: jsonb().$type<StoreContent>().notNull(),
})

export const category = pgTable('category', {
  key: text().primaryKey(),
  /** What listings know it by. */
  id: serial().notNull().unique(),
  parentKey: text().references((): AnyPgColumn => category.key, { onUpdate: 'cascade' }),
  position: integer().notNull(),
  name: localText(),
  description: localText(),
  /** Its own picture; null for one of a product in it. */
  pictureName: text(),
  /** Whether menus and overviews leave it out. */
  isHidden: boolean().notNull().default(false),
  /**
   * Ids of categories whose products it lists by itself while they are on sale, those below them included; empty for all
   * products. Null for a category that is filled by hand.
   */
  saleOf: integer().array(),
  version: integer().notNull().default(1),
  /** When the content of its page last changed. */
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

export const product = pgTable('product', {
  key: text().primaryKey(),
  /** What listings know it by. */
  id: serial().notNull().unique(),
  /** Place in the shop's own order. */
  position: integer().notNull(),
  model: text().notNull(),
  name: localText(),
  /** Maker, author or team; empty for none. */
  brand: localText('team'),
  /** What cards show below the brand; empty for the name. */
  subtitle: localText('kit'),
  description: localText(),
  /** Cents. */
  price: integer().notNull(),
  /** Cents; null when it is not on sale. */
  specialPrice: integer(),
  releasedAt: timestamp({ withTimezone: true }).notNull(),
  isNew: boolean().notNull(),
  /** Place among the featured products; null for the others. */
  featured: integer(),
  sizeChart: jsonb().$type<SizeChartRow[]>().notNull(),
  /** A chart of any columns instead; without columns the product has none. */
  sizeTable: jsonb().$type<SizeChart>(),
  rating: jsonb().$type<RatingSummary>().notNull(),
  /** How many approved reviews gave one star, two, up to five. */
  stars: integer().array().notNull().default([0, 0, 0, 0, 0]),
  /** Cents: the lowest price in the 30 days before it was reduced; null when it is not on sale. */
  lowestPrice: integer(),
  status: text().$type<ProductStatus>().notNull().default('active'),
  /** When it was archived; null while it is sold. */
  withdrawnAt: timestamp({ withTimezone: true }),
  seoTitle: optionalLocalText(),
  seoDescription: optionalLocalText(),
  taxClass: text().notNull().default('standard'),
  /** How it can be personalized; null where it cannot. */
  personalization: jsonb().$type<Personalization>(),
  /** Goes up with every change, so that a lost update is found. */
  version: integer().notNull().default(1),
})

export const productCategory = pgTable(
  'product_category',
  {
    productKey: text()
      .notNull()
      .references(() => product.key, { onUpdate: 'cascade' }),
    categoryKey: text()
      .notNull()
      .references(() => category.key, { onUpdate: 'cascade' }),
    /** 0 for the one its breadcrumb shows. */
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.categoryKey, table.productKey] }), index().on(table.productKey)],
)

/** Products that are offered with another, in the order of their kind. */
export const productRelation = pgTable(
  'product_relation',
  {
    productKey: text()
      .notNull()
      .references(() => product.key, { onDelete: 'cascade', onUpdate: 'cascade' }),
    relatedKey: text()
      .notNull()
      .references(() => product.key, { onDelete: 'cascade', onUpdate: 'cascade' }),
    kind: text().$type<RelationKind>().notNull(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productKey, table.kind, table.relatedKey] }), index().on(table.relatedKey)],
)
