import { array, boolean, number, object, string, type InferType } from 'yup'
import { isTimeZone } from '../format-date'
import { count, flag, optionalText, withFallback, text } from '../rules'
import { LIMITS } from '../limits'
import { disabledSchema } from './capability'
import { imageSchema, photoShape } from './image'
import { markSchema, shownOrnament } from './mark'

/**
 * The format of amounts (spec §9): multiplied by `value`, truncated to `decimalPlace` digits. Without `minorDigits`,
 * which is not in the specification, amounts are decimals of the store currency: `79.99`.
 */
export const currencySchema = object({
  /** ISO 4217 code of the display currency. Without it, structured data and feeds have no prices. */
  code: withFallback(string(), undefined),
  symbolLeft: optionalText(),
  symbolRight: optionalText(),
  /** Exchange rate from the store currency to the display currency. */
  value: number().positive().required(),
  /** Number of digits after the decimal symbol. */
  decimalPlace: number().integer().min(0).max(8).required(),
  symbolThousands: optionalText(),
  /** A point if empty. */
  decimalSymbol: optionalText(),
  /** Amounts are integer minor units; this is the number of decimal digits: 2 for cents. */
  minorDigits: withFallback(number().integer().min(0).max(4), undefined),
})

/** One slide of the home page. `link` is a path of the shop. */
export const bannerSchema = object({
  title: text(),
  text: optionalText(),
  /** Label and target of its button, which needs both. */
  action: optionalText(),
  link: optionalText(),
  /** Images, the main one first; the others are displayed behind it if there is room. */
  images: array(imageSchema.shape(photoShape).required()).min(1).required(),
  /** Displayed behind them, in a frame of 1440 by 720. */
  ornament: shownOrnament(),
})

/** The return policy; null if nothing is promised, or the store API does not send it. */
const returnsSchema = withFallback(
  object({
    /** Number of days for returning unused goods. */
    days: number().integer().min(1).max(LIMITS.returnDays).required(),
    /** Whether the shop pays for the return; null if unspecified. */
    isFree: boolean().nullable().default(null),
  })
    .nullable()
    .defined(),
  null,
)

/** Content of the not-found page; without an image it has a neutral drawing. */
const notFoundSchema = withFallback(
  object({
    image: withFallback(imageSchema.shape(photoShape).nullable().defined(), null),
    /** Displayed behind the image, in a frame of 640 by 640. */
    ornament: shownOrnament(),
  }).required(),
  { image: null, ornament: '' },
)

/** Settings of the whole shop (spec §3). */
export const storeSettingsSchema = object({
  name: text(),
  logo: optionalText(),
  /** Drawn beside the name if there is no logo; empty for the name alone. */
  mark: withFallback(markSchema, []),
  /** URL of the favicon; empty for a neutral one. */
  icon: optionalText(),
  title: text(),
  seoDescription: optionalText(),
  seoKeywords: optionalText(),
  url: text(),
  language: object({ code: text(), htmlCode: text() }).required(),
  currency: currencySchema.required(),
  /** Missing contact data is empty. */
  contact: object({
    address: optionalText(),
    email: optionalText(),
    telephone: optionalText(),
    workingHours: optionalText(),
  }).required(),
  bannerList: array(bannerSchema.required()).required(),
  country: object({
    name: optionalText(),
    timeZone: withFallback(text().test('time-zone', isTimeZone), 'UTC'),
  }).required(),
  /** The operator's translations, merged over the storefront's own: a JSON string. */
  i18n: optionalText(),
  /** Platforms (`mobile`, `pc`) and browser languages that get a 404. */
  restrict: object({ platform: array(text()).required(), language: array(text()).required() }).required(),
  /** Short notices of the shop, shown on every page. */
  notify: array(text()).required(),
  /** Whether orders without an account are allowed. */
  guestCheckout: boolean().default(false),
  /** Name of the tax contained in prices: `VAT`. Empty if prices contain none, or if unknown. */
  taxName: optionalText(),
  /** The seller's VAT number; empty for none. */
  vatNumber: optionalText(),
  returns: returnsSchema,
  notFound: notFoundSchema,
  /** Parts of the shop that are switched off: their pages and calls respond with 404. */
  disabled: disabledSchema,
})

/** The slides only: the response of `GET /api/banner`. */
export const bannerListSchema = array(bannerSchema.required()).required()

/** A script of the operator for the head of the shop's pages (spec §3). It has either `src` or `content`. */
export const extensionScriptSchema = object({
  id: optionalText(),
  defer: flag(),
  async: flag(),
  src: optionalText(),
  type: optionalText(),
  content: optionalText(),
})
export const extensionListSchema = array(extensionScriptSchema.required()).required()

/** A country the shop delivers to, with its states or provinces (empty if addresses have none). */
export const countrySchema = object({
  id: count(),
  name: text(),
  /** ISO 3166; empty if unknown. */
  iso: withFallback(
    string()
      .matches(/^([A-Z]{2})?$/)
      .defined(),
    '',
  ),
  states: withFallback(array(object({ code: text(), name: text() }).required()).required(), []),
})
export const countryListSchema = array(countrySchema.required()).required()

export type Currency = InferType<typeof currencySchema>
export type Banner = InferType<typeof bannerSchema>
export type StoreSettings = InferType<typeof storeSettingsSchema>
export type ExtensionScript = InferType<typeof extensionScriptSchema>
export type Country = InferType<typeof countrySchema>
