import { array, boolean, number, object, string, type InferType } from 'yup'
import { count, flag, key, money, optionalMoney, optionalText, otherwise, text } from '../rules'
import { imageSchema } from './image'

/** What has a page of its own. */
export const SITEMAP_KINDS = ['product', 'category', 'page'] as const
export type SitemapKind = (typeof SITEMAP_KINDS)[number]

/** Numbers in one part: a part stays what it is, whatever becomes of the others. */
export const SITEMAP_PART_SIZE = 10_000

/** A part holds the pages of one kind whose numbers are `part * 10000 + 1` and up. */
export const sitemapPartSchema = object({
  kind: string()
    .oneOf([...SITEMAP_KINDS])
    .required(),
  part: count(),
  /** ISO 8601: the newest update of its entries. */
  updatedAt: text(),
  /** Another one after every change, also after one that is heard of late. */
  version: text(),
})

/** The parts that are not empty, in the order of their kinds and numbers. */
export const sitemapPartsSchema = array(sitemapPartSchema.required()).required()

/** The number behind which to go on, and where that is: null at the end. */
const after = () => number().integer().min(0).max(2_147_483_647).default(0)
const next = () => number().integer().min(1).nullable().defined()

export const sitemapQuerySchema = object({
  part: number().integer().min(0).max(200_000).required(),
  after: after(),
})

export const sitemapEntrySchema = object({
  key: key(),
  /** ISO 8601. */
  updatedAt: text(),
  pictures: otherwise(array(imageSchema.required()).required(), []),
})

export const sitemapEntriesSchema = object({ list: array(sitemapEntrySchema.required()).required(), next: next() })

export const feedQuerySchema = object({ after: after() })

/** Whom a product is made for, in the words of Google's product data. */
export const AGE_GROUPS = ['newborn', 'infant', 'toddler', 'kids', 'adult'] as const
export type AgeGroup = (typeof AGE_GROUPS)[number]
export const GENDERS = ['male', 'female', 'unisex'] as const
export type Gender = (typeof GENDERS)[number]

const amount = () => otherwise(number().integer().min(0).nullable().defined(), null)

const moment = () => otherwise(string().nullable().defined(), null)

/** A variant of the shopping feed: a line of its own. */
const feedVariantSchema = object({
  sku: text(),
  /** Empty where its product has no sizes. */
  size: optionalText(),
  inStock: boolean().required(),
  /** All that it is a choice of. */
  options: otherwise(array(object({ groupTitle: optionalText(), title: text() }).required()).required(), []),
  /** Global trade item number; empty for none. */
  gtin: optionalText(),
  /** Whether it is sold on back order while it is not in stock. */
  isBackOrder: flag(),
  /** Its own prices; null for those of its product. */
  prices: otherwise(object({ price: money(), specialPrice: optionalMoney() }).nullable().defined(), null),
  /** Grams, and millilitres of what is sold by volume; null where they are unknown. */
  weight: amount(),
  volume: amount(),
  /** ISO 8601: when its own special price begins and ends; null for at once and for good. */
  saleStartsAt: moment(),
  saleEndsAt: moment(),
})

/** A product of the shopping feed. */
export const feedProductSchema = object({
  key: key(),
  name: text(),
  brand: optionalText(),
  model: optionalText(),
  /** Sanitized HTML. */
  description: optionalText(),
  price: money(),
  /** Reduced price, or null when the product is not on sale. */
  specialPrice: optionalMoney(),
  pictures: array(imageSchema.required()).min(1).required(),
  /** Names of its categories, from the root down to its own. */
  categories: otherwise(array(text()).required(), []),
  /** The colours its page names, the main one first. */
  colours: otherwise(array(text()).required(), []),
  /** Null for products that are not worn. */
  ageGroup: otherwise(string().oneOf(AGE_GROUPS).nullable().defined(), null),
  /** Null where it says nothing of it. */
  gender: otherwise(string().oneOf(GENDERS).nullable().defined(), null),
  material: optionalText(),
  variants: array(feedVariantSchema.required()).required(),
})

export const feedProductsSchema = object({ list: array(feedProductSchema.required()).required(), next: next() })

/** Path of the product or category that is offered in place of an archived product, where there is one. */
const instead = () =>
  otherwise(
    string()
      .matches(/^\/(?:product|category)\/[\w-]+$/)
      .optional(),
    undefined,
  )

/** What became of a key that was in use once: the one it has now, or null where there is nothing any more. */
export const slugRedirectSchema = object({
  key: key().nullable().defined(),
  instead: instead(),
})

/** Longest address that is looked up, in characters as they are sent. */
export const MAX_FORMER_ADDRESS_LENGTH = 1500

/** An address of the shop that was here before: path and query, as a browser sends them. */
export const formerAddressQuerySchema = object({
  address: string().matches(/^\//).max(MAX_FORMER_ADDRESS_LENGTH).required(),
})

/** A path of this shop, with the query that belongs to it; null for what is sold no more. */
export const formerAddressSchema = object({
  to: string()
    .matches(/^\/(?![/\\])/)
    .nullable()
    .defined(),
  /** Names of the parameters that decided it; others may go on with the redirect. */
  used: otherwise(array(text()).required(), []),
  instead: instead(),
})

export type SlugRedirect = InferType<typeof slugRedirectSchema>
export type SitemapPart = InferType<typeof sitemapPartSchema>
export type SitemapEntry = InferType<typeof sitemapEntrySchema>
export type SitemapEntries = InferType<typeof sitemapEntriesSchema>
export type FeedProduct = InferType<typeof feedProductSchema>
export type FeedProducts = InferType<typeof feedProductsSchema>
