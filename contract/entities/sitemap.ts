import { array, boolean, number, object, string, type InferType } from 'yup'
import { count, flag, key, money, optionalMoney, optionalText, withFallback, text } from '../rules'
import { imageSchema } from './image'

/** Kinds of resources with their own page. */
export const SITEMAP_KINDS = ['product', 'category', 'page'] as const
export type SitemapKind = (typeof SITEMAP_KINDS)[number]

/** Ids per part. Parts are fixed ranges of ids, so that changes in one do not shift the others. */
export const SITEMAP_PART_SIZE = 10_000

/** A part contains the pages of one kind whose ids start at `part * 10000 + 1`. */
export const sitemapPartSchema = object({
  kind: string()
    .oneOf([...SITEMAP_KINDS])
    .required(),
  part: count(),
  /** ISO 8601: the newest update of its entries. */
  updatedAt: text(),
  /** Differs after every update, including one that is committed late and not the newest. */
  version: text(),
})

/** The non-empty parts, ordered by kind and number. */
export const sitemapPartsSchema = array(sitemapPartSchema.required()).required()

/** Pagination: `after` is the last id already read; `next` is null at the end. */
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
  pictures: withFallback(array(imageSchema.required()).required(), []),
})

export const sitemapEntriesSchema = object({ list: array(sitemapEntrySchema.required()).required(), next: next() })

export const feedQuerySchema = object({ after: after() })

/** Target groups of a product, with the values of Google's product data specification. */
export const AGE_GROUPS = ['newborn', 'infant', 'toddler', 'kids', 'adult'] as const
export type AgeGroup = (typeof AGE_GROUPS)[number]
export const GENDERS = ['male', 'female', 'unisex'] as const
export type Gender = (typeof GENDERS)[number]

const amount = () => withFallback(number().integer().min(0).nullable().defined(), null)

const moment = () => withFallback(string().nullable().defined(), null)

/** A variant of the shopping feed, which has its own entry. */
const feedVariantSchema = object({
  sku: text(),
  /** Empty if its product has no sizes. */
  size: optionalText(),
  inStock: boolean().required(),
  /** The chosen value of each option group. */
  options: withFallback(array(object({ groupTitle: optionalText(), title: text() }).required()).required(), []),
  /** Global trade item number; empty for none. */
  gtin: optionalText(),
  /** Whether it can be back-ordered while out of stock. */
  isBackOrder: flag(),
  /** Its own prices; null if it has its product's prices. */
  prices: withFallback(object({ price: money(), specialPrice: optionalMoney() }).nullable().defined(), null),
  /** Weight in grams, and volume in millilitres of products sold by volume; null if unknown. */
  weight: amount(),
  volume: amount(),
  /** Start and end of its own special price, in ISO 8601; null if unlimited. */
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
  /** Reduced price, or null if the product is not on sale. */
  specialPrice: optionalMoney(),
  pictures: array(imageSchema.required()).min(1).required(),
  /** Names of its categories, from the root down to its own. */
  categories: withFallback(array(text()).required(), []),
  /** The colours named on its page, the main one first. */
  colours: withFallback(array(text()).required(), []),
  /** Null for products that are not worn. */
  ageGroup: withFallback(string().oneOf(AGE_GROUPS).nullable().defined(), null),
  /** Null if unspecified. */
  gender: withFallback(string().oneOf(GENDERS).nullable().defined(), null),
  material: optionalText(),
  variants: array(feedVariantSchema.required()).required(),
})

export const feedProductsSchema = object({ list: array(feedProductSchema.required()).required(), next: next() })

/** Path of the product or category that replaces an archived product, if any. */
const replacementPath = () =>
  withFallback(
    string()
      .matches(/^\/(?:product|category)\/[\w-]+$/)
      .optional(),
    undefined,
  )

/** Redirect of a former key: the current key, or null if the resource no longer exists. */
export const slugRedirectSchema = object({
  key: key().nullable().defined(),
  instead: replacementPath(),
})

/** Longest former address that is looked up, in characters as sent. */
export const MAX_FORMER_ADDRESS_LENGTH = 1500

/** An address of the shop's former system: path and query, as a browser sends them. */
export const formerAddressQuerySchema = object({
  address: string().matches(/^\//).max(MAX_FORMER_ADDRESS_LENGTH).required(),
})

/** The redirect target: a path of this shop with its query; null for a discontinued product. */
export const formerAddressSchema = object({
  to: string()
    .matches(/^\/(?![/\\])/)
    .nullable()
    .defined(),
  /** Names of the parameters that determined the target; others may be appended to the redirect. */
  used: withFallback(array(text()).required(), []),
  instead: replacementPath(),
})

export type SlugRedirect = InferType<typeof slugRedirectSchema>
export type SitemapPart = InferType<typeof sitemapPartSchema>
export type SitemapEntry = InferType<typeof sitemapEntrySchema>
export type SitemapEntries = InferType<typeof sitemapEntriesSchema>
export type FeedProduct = InferType<typeof feedProductSchema>
export type FeedProducts = InferType<typeof feedProductsSchema>
