import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  unique,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import type { CataloguePage, CatalogueProduct, CatalogueStore, LocalText } from '../catalogue/catalogue'
import type { OrderAddress } from '../../lib/contract/entities/order'
import type { OrderEvent, PaymentStatus, ShippingStatus } from '../../lib/contract/entities/order-track'
import type { TicketState, TicketType } from '../../lib/contract/entities/ticket'
import type { Drawing } from '../images/drawing'

/** Words in every language of the shop; the store's language picks one at each answer. */
const localText = () => jsonb().$type<LocalText>().notNull()

/** Words in the form full text search compares them in. */
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** What the database holds and since when: the version of the catalogue it was filled from. */
export const seeding = pgTable('seeding', {
  version: text().primaryKey(),
  seededAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

export const store = pgTable('store', {
  id: integer().primaryKey(),
  content: jsonb().$type<CatalogueStore>().notNull(),
})

export const category = pgTable('category', {
  key: text().primaryKey(),
  parentKey: text().references((): AnyPgColumn => category.key),
  position: integer().notNull(),
  name: localText(),
  description: localText(),
})

export const product = pgTable('product', {
  key: text().primaryKey(),
  /** Place in the shop's own order. */
  position: integer().notNull(),
  model: text().notNull(),
  name: localText(),
  team: localText(),
  kit: localText(),
  description: localText(),
  /** Cents. */
  price: integer().notNull(),
  /** Cents; null when it is not on sale. */
  specialPrice: integer(),
  releasedAt: timestamp({ withTimezone: true }).notNull(),
  isNew: boolean().notNull(),
  /** Place among the featured products; null for the others. */
  featured: integer(),
  /** What printing a name and number adds, in cents; null where nothing can be printed. */
  customPrice: integer(),
  details: jsonb().$type<CatalogueProduct['details']>().notNull(),
  sizeChart: jsonb().$type<CatalogueProduct['sizeChart']>().notNull(),
  rating: jsonb().$type<CatalogueProduct['rating']>().notNull(),
})

export const productCategory = pgTable(
  'product_category',
  {
    productKey: text()
      .notNull()
      .references(() => product.key),
    categoryKey: text()
      .notNull()
      .references(() => category.key),
    /** 0 for the one its breadcrumb shows. */
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.categoryKey, table.productKey] }), index().on(table.productKey)],
)

export const variant = pgTable(
  'variant',
  {
    id: serial().primaryKey(),
    productKey: text()
      .notNull()
      .references(() => product.key),
    position: integer().notNull(),
    size: localText(),
    sku: text().notNull().unique(),
    stock: integer().notNull(),
  },
  (table) => [index().on(table.productKey), check('variant_stock', sql`${table.stock} >= 0`)],
)

export const picture = pgTable(
  'picture',
  {
    /** File name without its ending. */
    name: text().primaryKey(),
    productKey: text()
      .notNull()
      .references(() => product.key),
    position: integer().notNull(),
    alt: localText(),
    drawing: jsonb().$type<Drawing>().notNull(),
    /** Changes when the drawing does, so that a picture's address can be kept for ever. */
    version: text().notNull(),
  },
  (table) => [index().on(table.productKey)],
)

export const country = pgTable('country', {
  id: serial().primaryKey(),
  iso: text().notNull().unique(),
  name: localText(),
  states: jsonb().$type<{ code: string; name: string }[]>().notNull(),
})

export const shippingMethod = pgTable('shipping_method', {
  id: serial().primaryKey(),
  code: text().notNull().unique(),
  position: integer().notNull(),
  name: localText(),
  description: localText(),
})

/** What a way of delivery costs in one country, and how long it takes; without a row it does not go there. */
export const shippingRate = pgTable(
  'shipping_rate',
  {
    methodId: integer()
      .notNull()
      .references(() => shippingMethod.id),
    countryId: integer()
      .notNull()
      .references(() => country.id),
    /** Cents. */
    price: integer().notNull(),
    /** Working days. */
    minDays: integer().notNull(),
    maxDays: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.countryId, table.methodId] })],
)

export const contentPage = pgTable('content_page', {
  /** The number footers find it by. */
  id: integer().primaryKey(),
  key: text().notNull().unique(),
  groupId: integer().notNull(),
  title: localText(),
  seoDescription: localText(),
  /** HTML. */
  html: localText(),
  questions: jsonb().$type<CataloguePage['questions']>().notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
})

export const extensionScript = pgTable('extension_script', {
  id: text().primaryKey(),
  position: integer().notNull(),
  defer: boolean().notNull(),
  async: boolean().notNull(),
  src: text().notNull(),
  type: text().notNull(),
  content: text().notNull(),
})

/** A product's words in one language, ready to be searched. */
export const productSearch = pgTable(
  'product_search',
  {
    language: text().notNull(),
    productKey: text()
      .notNull()
      .references(() => product.key, { onDelete: 'cascade' }),
    document: tsvector().notNull(),
  },
  (table) => [primaryKey({ columns: [table.language, table.productKey] }), index().using('gin', table.document)],
)

/** Every word that is in a name, and in how many products: what a mistyped word is held against. */
export const searchWord = pgTable(
  'search_word',
  {
    language: text().notNull(),
    /** In small letters, without accents. */
    word: text().notNull(),
    products: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.language, table.word] }),
    index('search_word_trigrams').using('gin', sql`${table.word} gin_trgm_ops`),
  ],
)

export const subscriber = pgTable('subscriber', {
  /** In small letters. */
  email: text().primaryKey(),
  language: text().notNull(),
  subscribedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** How often something was tried since its window began. Counted in one statement, so that no two see the same count. */
export const attempt = pgTable(
  'attempt',
  {
    /** What is limited, for whom. */
    key: text().primaryKey(),
    count: integer().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.expiresAt)],
)

export const customer = pgTable('customer', {
  id: serial().primaryKey(),
  /** In small letters. */
  email: text().notNull().unique(),
  /** argon2id, with its parameters. */
  passwordHash: text().notNull(),
  firstname: text().notNull(),
  lastname: text().notNull(),
  verifiedAt: timestamp({ withTimezone: true }),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** A signed-in device. Whoever reads this table can sign in nowhere: it holds hashes of tokens. */
export const session = pgTable(
  'session',
  {
    /** SHA-256 of the token, hex. */
    tokenHash: text().primaryKey(),
    customerId: integer()
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    lastSeenAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.customerId), index().on(table.expiresAt)],
)

/** What a mail's link carries, for one use. */
export const linkToken = pgTable(
  'link_token',
  {
    /** SHA-256 of the token, hex. */
    tokenHash: text().primaryKey(),
    customerId: integer()
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    purpose: text().$type<'verify' | 'reset'>().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
    /** A newer link has taken its place. */
    replacedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.customerId, table.purpose)],
)

/** The one captcha a device is looking at, and the pass it got for the last right answer. */
export const captcha = pgTable('captcha', {
  device: text().primaryKey(),
  /** SHA-256 of the answer, hex; null once it was tried. */
  answerHash: text(),
  answerExpiresAt: timestamp({ withTimezone: true }).notNull(),
  /** Until when one protected call may be made. */
  passExpiresAt: timestamp({ withTimezone: true }),
})

export const address = pgTable(
  'address',
  {
    /** Random, so that no address can be guessed from another. */
    id: text().primaryKey(),
    customerId: integer()
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    firstname: text().notNull(),
    lastname: text().notNull(),
    street: text().notNull(),
    city: text().notNull(),
    /** Code where the country has states, else a name. */
    state: text().notNull(),
    postalCode: text().notNull(),
    countryId: integer()
      .notNull()
      .references(() => country.id),
    phone: text().notNull(),
    isDefaultShipping: boolean().notNull(),
    isDefaultBilling: boolean().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index().on(table.customerId),
    uniqueIndex('address_default_shipping')
      .on(table.customerId)
      .where(sql`${table.isDefaultShipping}`),
    uniqueIndex('address_default_billing')
      .on(table.customerId)
      .where(sql`${table.isDefaultBilling}`),
  ],
)

export const message = pgTable(
  'message',
  {
    /** Random. */
    id: text().primaryKey(),
    customerId: integer()
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    subject: text().notNull(),
    text: text().notNull(),
    sentAt: timestamp({ withTimezone: true }).notNull(),
    readAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.customerId, table.sentAt)],
)

export const ticket = pgTable(
  'ticket',
  {
    /** Random. */
    id: text().primaryKey(),
    /** What a customer calls it. */
    number: text().notNull().unique(),
    customerId: integer()
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    type: text().$type<TicketType>().notNull(),
    state: text().$type<TicketState>().notNull(),
    orderNumber: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.customerId, table.updatedAt)],
)

export const ticketRecord = pgTable(
  'ticket_record',
  {
    id: serial().primaryKey(),
    ticketId: text()
      .notNull()
      .references(() => ticket.id, { onDelete: 'cascade' }),
    from: text().$type<'customer' | 'shop'>().notNull(),
    content: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.ticketId)],
)

/** Mail to be sent: written in the transaction that caused it, sent afterwards, so that neither is without the other. */
export const mail = pgTable(
  'mail',
  {
    id: serial().primaryKey(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    sentAt: timestamp({ withTimezone: true }),
    attempts: integer().notNull().default(0),
    nextAttemptAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.sentAt, table.nextAttemptAt)],
)

export const order = pgTable(
  'order',
  {
    id: serial().primaryKey(),
    /** What a customer calls it. */
    number: text().notNull().unique(),
    /** In small letters. */
    email: text().notNull(),
    payment: text().$type<PaymentStatus>().notNull(),
    shipping: text().$type<ShippingStatus>().notNull(),
    placedAt: timestamp({ withTimezone: true }).notNull(),
    /** Null for a guest's. */
    customerId: integer().references(() => customer.id),
    /** Cents, all four. */
    subTotal: integer().notNull().default(0),
    discount: integer().notNull().default(0),
    shippingPrice: integer().notNull().default(0),
    total: integer().notNull().default(0),
    shippingMethod: text().notNull().default(''),
    /** As they were when it was placed. */
    shippingAddress: jsonb().$type<OrderAddress>(),
    billingAddress: jsonb().$type<OrderAddress>(),
    note: text().notNull().default(''),
  },
  (table) => [index().on(table.customerId, table.placedAt)],
)

/** What was bought: frozen, so that nothing of it changes when the product does. */
export const orderLine = pgTable(
  'order_line',
  {
    id: serial().primaryKey(),
    orderId: integer()
      .notNull()
      .references(() => order.id, { onDelete: 'cascade' }),
    /** Not a reference: the product may leave the shop. */
    productKey: text().notNull(),
    productName: text().notNull(),
    productModel: text().notNull(),
    imageUrl: text().notNull(),
    size: text().notNull(),
    customNumber: integer(),
    customName: text(),
    quantity: integer().notNull(),
    /** Cents for one piece, printing included. */
    unitPrice: integer().notNull(),
  },
  (table) => [index().on(table.orderId)],
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

/** A cart belongs to a device, or to a customer. */
export const cart = pgTable('cart', {
  id: serial().primaryKey(),
  /** `device:<uuid>` or `customer:<id>`. */
  owner: text().notNull().unique(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

export const cartLine = pgTable(
  'cart_line',
  {
    /** Random, so that no line can be guessed from another. */
    id: bigint({ mode: 'number' }).primaryKey(),
    cartId: integer()
      .notNull()
      .references(() => cart.id, { onDelete: 'cascade' }),
    /** The line it belongs to; 0 for a line that stands alone. */
    mid: bigint({ mode: 'number' }).notNull(),
    position: serial().notNull(),
    productKey: text()
      .notNull()
      .references(() => product.key),
    variantId: integer()
      .notNull()
      .references(() => variant.id),
    quantity: integer().notNull(),
    customNumber: integer(),
    customName: text(),
    /** Equal for lines that are the same purchase: they grow instead of standing twice. */
    fingerprint: text().notNull(),
  },
  (table) => [
    unique().on(table.cartId, table.mid, table.fingerprint),
    check('cart_line_quantity', sql`${table.quantity} between 1 and 30`),
  ],
)

/** Signatures of writes that were taken, for as long as their time window lasts: none is taken twice. */
export const acceptedSign = pgTable(
  'accepted_sign',
  {
    sign: text().primaryKey(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.expiresAt)],
)
