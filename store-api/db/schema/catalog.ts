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
  /** Number in listings. */
  id: serial().notNull().unique(),
  parentKey: text().references((): AnyPgColumn => category.key, { onUpdate: 'cascade' }),
  position: integer().notNull(),
  name: localText(),
  description: localText(),
  /** Its own picture; null to use one of its products. */
  pictureName: text(),
  /** Whether menus and overviews omit it. */
  isHidden: boolean().notNull().default(false),
  /**
   * Ids of categories (with their subtrees) whose products on sale it lists automatically; empty for all products. Null
   * for a category that is filled manually.
   */
  saleOf: integer().array(),
  version: integer().notNull().default(1),
  /** When the content of its page last changed. */
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

export const product = pgTable('product', {
  key: text().primaryKey(),
  /** Number in listings. */
  id: serial().notNull().unique(),
  /** Position in the shop's default order. */
  position: integer().notNull(),
  model: text().notNull(),
  name: localText(),
  /** Maker, author or team; empty for none. */
  brand: localText('team'),
  /** Text of cards below the brand; empty for the name. */
  subtitle: localText('kit'),
  description: localText(),
  /** Cents. */
  price: integer().notNull(),
  /** Cents; null if it is not on sale. */
  specialPrice: integer(),
  releasedAt: timestamp({ withTimezone: true }).notNull(),
  isNew: boolean().notNull(),
  /** Place among the featured products; null for the others. */
  featured: integer(),
  sizeChart: jsonb().$type<SizeChartRow[]>().notNull(),
  /** A chart of any columns instead; without columns the product has none. */
  sizeTable: jsonb().$type<SizeChart>(),
  rating: jsonb().$type<RatingSummary>().notNull(),
  /** Numbers of approved reviews with one star, two, up to five. */
  stars: integer().array().notNull().default([0, 0, 0, 0, 0]),
  /** Cents: the lowest price in the 30 days before it was reduced; null if it is not on sale. */
  lowestPrice: integer(),
  status: text().$type<ProductStatus>().notNull().default('active'),
  /** When it was archived; null while it is sold. */
  withdrawnAt: timestamp({ withTimezone: true }),
  seoTitle: optionalLocalText(),
  seoDescription: optionalLocalText(),
  taxClass: text().notNull().default('standard'),
  /** How it can be personalized; null if it cannot. */
  personalization: jsonb().$type<Personalization>(),
  /** Increases with every change, to detect lost updates. */
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
