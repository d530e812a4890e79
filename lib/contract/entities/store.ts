import { array, number, object, string, type InferType } from 'yup'
import { count, optionalText, text } from '../rules'

/** How amounts are written (spec §9): minor units times `value`, truncated to `decimalPlace` digits. */
export const currencySchema = object({
  code: text(),
  symbolLeft: optionalText(),
  symbolRight: optionalText(),
  /** Exchange-rate multiplier from the store currency to the one shown. */
  value: number().positive().required(),
  /** Digits shown after the decimal symbol. */
  decimalPlace: number().integer().min(0).max(8).required(),
  symbolThousands: optionalText(),
  decimalSymbol: text(),
  /** Minor units in one unit of the store currency, as a power of ten: 2 for cents. */
  minorDigits: number().integer().min(0).max(4).required(),
})

/** One slide of the home page. `link` is a path of the shop. */
export const bannerSchema = object({
  title: text(),
  text: optionalText(),
  action: text(),
  link: text(),
  /** Pictures, the main one first; the others stand behind it where there is room. */
  images: array(object({ imageUrl: text(), alt: optionalText() }).required())
    .min(1)
    .required(),
})

/** Everything the whole shop needs to know about itself (spec §3). */
export const storeSettingsSchema = object({
  name: text(),
  logo: optionalText(),
  title: text(),
  seoDescription: optionalText(),
  seoKeywords: optionalText(),
  url: text(),
  language: object({ code: text(), htmlCode: text() }).required(),
  currency: currencySchema.required(),
  contact: object({ address: text(), email: text(), telephone: text(), workingHours: text() }).required(),
  bannerList: array(bannerSchema.required()).required(),
  country: object({ name: text(), timeZone: text() }).required(),
  /** Translations of the operator, merged over the storefront's own: a JSON string. */
  i18n: optionalText(),
  /** Platforms (`mobile`, `pc`) and browser languages that get a 404. */
  restrict: object({ platform: array(text()).required(), language: array(text()).required() }).required(),
  notify: array(text()).required(),
})

/** A country one can ship to, with its states or provinces (empty where addresses have none). */
export const countrySchema = object({
  id: count(),
  name: text(),
  iso: string().length(2).required(),
  states: array(object({ code: text(), name: text() }).required()).required(),
})
export const countryListSchema = array(countrySchema.required()).required()

export type Currency = InferType<typeof currencySchema>
export type Banner = InferType<typeof bannerSchema>
export type StoreSettings = InferType<typeof storeSettingsSchema>
export type Country = InferType<typeof countrySchema>
