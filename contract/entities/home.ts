import { array, object, string, type InferType } from 'yup'
import { count, optionalText, withFallback, text } from '../rules'
import { imageSchema, photoSchema, photoShape } from './image'
import { shownOrnament } from './mark'
import { productCardSchema } from './product'
import { bannerSchema } from './store'

/** The kinds of sections of the home page. */
export const SECTION_KINDS = [
  'hero',
  'tiles',
  'categories',
  'products',
  'text',
  'brands',
  'name',
  'newsletter',
] as const

export const SECTION_LAYOUTS = ['swipe', 'grid'] as const

/** A link tile. `link` is a path; `imageUrl` is empty without an image, `productCount` null if nothing is counted. */
const tileSchema = object({
  title: text(),
  link: text(),
  imageUrl: optionalText(),
  photo: photoSchema,
  productCount: withFallback(count().nullable().defined(), null),
})

/** A section of the home page with its content; fields that its kind does not use are empty. */
export const homeSectionSchema = object({
  /** Unique among the sections. */
  key: text(),
  kind: string().oneOf(SECTION_KINDS).required(),
  title: optionalText(),
  /** Of a hero. */
  slides: withFallback(array(bannerSchema.required()).required(), []),
  /** Of tiles, categories and brands. */
  tiles: withFallback(array(tileSchema.required()).required(), []),
  /** Of a rail of products. */
  products: withFallback(array(productCardSchema.required()).required(), []),
  /** The layout of products on a phone: a row to swipe, or a grid. */
  layout: withFallback(string().oneOf(SECTION_LAYOUTS).required(), 'swipe'),
  /** A link to more of the same; null for none. */
  more: withFallback(object({ text: text(), link: text() }).nullable().defined(), null),
  /** Of a name band; null for that of the product it leads to. */
  image: withFallback(imageSchema.shape(photoShape).nullable().defined(), null),
  /** Behind it, in a frame of 1440 by 640. */
  ornament: shownOrnament(),
  /** Of a text: HTML, sanitized when it is displayed. */
  html: optionalText(),
})

/** The sections of the home page in their order, without hidden ones; null where the shop has not arranged any. */
export const homeSchema = object({
  sections: withFallback(array(homeSectionSchema.required()).nullable().defined(), null),
})

export type HomeSection = InferType<typeof homeSectionSchema>
export type HomeTile = HomeSection['tiles'][number]
