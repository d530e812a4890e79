import { array, boolean, number, object, string, type InferType } from 'yup'
import { count, flag, optionalText, otherwise, text } from '../rules'
import { LIMITS } from '../limits'
import { disabledSchema } from './capability'
import { imageSchema, photoShape } from './image'
import { markSchema, shownOrnament } from './mark'

/**
 * How amounts are written (spec §9): times `value`, truncated to `decimalPlace` digits. Without `minorDigits`, which the
 * specification does not know, amounts are decimals of the store currency: `79.99`.
 */
export const currencySchema = object({
  /** ISO 4217 code of the display currency. Without it, structured data and feeds have no prices. */
  code: otherwise(string(), undefined),
  symbolLeft: optionalText(),
  symbolRight: optionalText(),
  /** Exchange-rate multiplier from the store currency to the one shown. */
  value: number().positive().required(),
  /** Digits shown after the decimal symbol. */
  decimalPlace: number().integer().min(0).max(8).required(),
  symbolThousands: optionalText(),
  /** A point where it is empty. */
  decimalSymbol: optionalText(),
  /** Amounts are integer minor units; this is the number of decimal digits: 2 for cents. */
  minorDigits: otherwise(number().integer().min(0).max(4), undefined),
})

/** One slide of the home page. `link` is a path of the shop. */
export const bannerSchema = object({
  title: text(),
  text: optionalText(),
  /** What its button says and where it leads; without either it has none. */
  action: optionalText(),
  link: optionalText(),
  /** Images, the main one first; the others stand behind it where there is room. */
  images: array(imageSchema.shape(photoShape).required()).min(1).required(),
  /** Behind them, in a frame of 1440 by 720. */
  ornament: shownOrnament(),
})

/** What the shop promises of returns; null where it promises nothing, or the store API does not say. */
const returnsSchema = otherwise(
  object({
    /** In which unused goods may be sent back. */
    days: number().integer().min(1).max(LIMITS.returnDays).required(),
    /** Whether the shop pays for it; null where it does not say. */
    isFree: boolean().nullable().default(null),
  })
    .nullable()
    .defined(),
  null,
)

/** What the page of an unknown address shows; without a picture it is a neutral drawing. */
const notFoundSchema = otherwise(
  object({
    image: otherwise(imageSchema.shape(photoShape).nullable().defined(), null),
    /** Behind the picture, in a frame of 640 by 640. */
    ornament: shownOrnament(),
  }).required(),
  { image: null, ornament: '' },
)

/** Everything the whole shop needs to know about itself (spec §3). */
export const storeSettingsSchema = object({
  name: text(),
  logo: optionalText(),
  /** What is drawn beside the name where there is no logo; empty for the name alone. */
  mark: otherwise(markSchema, []),
  /** Address of the picture in tabs of browsers; empty for a neutral one. */
  icon: optionalText(),
  title: text(),
  seoDescription: optionalText(),
  seoKeywords: optionalText(),
  url: text(),
  language: object({ code: text(), htmlCode: text() }).required(),
  currency: currencySchema.required(),
  /** What the store has none of is empty. */
  contact: object({
    address: optionalText(),
    email: optionalText(),
    telephone: optionalText(),
    workingHours: optionalText(),
  }).required(),
  bannerList: array(bannerSchema.required()).required(),
  country: object({ name: optionalText(), timeZone: otherwise(text(), 'UTC') }).required(),
  /** Translations of the operator, merged over the storefront's own: a JSON string. */
  i18n: optionalText(),
  /** Platforms (`mobile`, `pc`) and browser languages that get a 404. */
  restrict: object({ platform: array(text()).required(), language: array(text()).required() }).required(),
  /** Short notices of the shop, shown on every page. */
  notify: array(text()).required(),
  /** Whether one may order without an account. */
  guestCheckout: boolean().default(false),
  /** What the tax contained in prices is called: `VAT`. Empty where prices contain none, or the store does not say. */
  taxName: optionalText(),
  /** The seller's VAT number; empty for none. */
  vatNumber: optionalText(),
  returns: returnsSchema,
  notFound: notFoundSchema,
  /** Parts of the shop that are switched off: their pages and calls respond with 404. */
  disabled: disabledSchema,
})

/** The slides alone, as `GET /api/banner` answers them. */
export const bannerListSchema = array(bannerSchema.required()).required()

/** A script of the operator for the head of the shop's pages (spec §3). It has either an address or a content. */
export const extensionScriptSchema = object({
  id: optionalText(),
  defer: flag(),
  async: flag(),
  src: optionalText(),
  type: optionalText(),
  content: optionalText(),
})
export const extensionListSchema = array(extensionScriptSchema.required()).required()

/** A country one can ship to, with its states or provinces (empty where addresses have none). */
export const countrySchema = object({
  id: count(),
  name: text(),
  /** ISO 3166; empty where the store does not say. */
  iso: otherwise(
    string()
      .matches(/^([A-Z]{2})?$/)
      .defined(),
    '',
  ),
  states: otherwise(array(object({ code: text(), name: text() }).required()).required(), []),
})
export const countryListSchema = array(countrySchema.required()).required()

export type Currency = InferType<typeof currencySchema>
export type Banner = InferType<typeof bannerSchema>
export type StoreSettings = InferType<typeof storeSettingsSchema>
export type ExtensionScript = InferType<typeof extensionScriptSchema>
export type Country = InferType<typeof countrySchema>
