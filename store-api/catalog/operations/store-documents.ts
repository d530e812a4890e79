import { array, boolean, type InferType, mixed, number, object, string } from 'yup'
import { markSchema, ornamentSchema } from '../../../contract/entities/mark'
import { SHIPPING_KINDS } from '../../../contract/entities/shipping'
import { LIMITS } from '../../../contract/limits'
import { CAPABILITIES, WEEKDAYS } from '../../db/schema/columns'
import { type Locale, LOCALES } from '../../i18n/locale'
import { textField } from './document-fields'

const isTexts = (value: unknown): value is Partial<Record<Locale, Record<string, string | null>>> =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(
    ([language, texts]) =>
      (LOCALES as readonly string[]).includes(language) &&
      typeof texts === 'object' &&
      texts !== null &&
      Object.values(texts as object).every((text) => text === null || typeof text === 'string'),
  )

const wordList = () => array(string().max(200).required()).max(2000)

const searchWords = () =>
  object({ synonyms: wordList(), ignoredWords: wordList(), compoundEnds: wordList() }).noUnknown().default(undefined)

export const taxDocumentSchema = object({
  class: string()
    .matches(/^[a-z0-9-]{1,32}$/)
    .required(),
  /** ISO code of a country, or `*` for all others. */
  zone: string()
    .matches(/^([A-Z]{2}|\*)$/)
    .required(),
  /** Per cent. */
  rate: number().min(0).max(100).required(),
  name: textField(60).required(),
}).noUnknown()

const weekdays = () =>
  array(
    string()
      .oneOf([...WEEKDAYS])
      .required(),
  ).min(1)

const workingDays = () => number().integer().min(0).max(90)

export const shippingDocumentSchema = object({
  code: string()
    .matches(/^[a-z0-9-]{1,32}$/)
    .required(),
  kind: string().oneOf([...SHIPPING_KINDS]),
  name: textField(100),
  description: textField(300),
  position: number().integer().min(0),
  /** Days on which the carrier delivers; default: Monday to Friday. */
  workingDays: weekdays(),
  /** Whether parcels can be tracked: the shop mentions tracking only then. */
  isTracked: boolean(),
  rates: array(
    object({
      countries: array(
        string()
          .matches(/^[A-Z]{2}$/)
          .required(),
      )
        .min(1)
        .required(),
      price: number().min(0).required(),
      minDays: number().integer().min(0).max(365).required(),
      maxDays: number().integer().min(0).max(365).required(),
    }).noUnknown(),
  ),
}).noUnknown()

/** An https:// address, or a path of the shop; empty for none. */
const pictureField = () =>
  string()
    .max(LIMITS.url)
    .matches(/^(?:https?:\/\/\S+|\/(?![/\\])\S*)?$/, '${path} must be an address at https:// or a path of the shop')

export const storeDocumentSchema = object({
  name: string().max(100),
  logo: pictureField(),
  /** Lines that are drawn beside the name of a shop without a logo; an empty list removes them. */
  mark: markSchema.optional(),
  /** The picture in tabs of browsers; empty for a neutral one. */
  icon: pictureField(),
  /** ISO 4217; it can be changed while there are no products. */
  currency: string().matches(/^[A-Z]{3}$/),
  ...{ title: textField(200), seoDescription: textField(500), seoKeywords: textField(500) },
  contact: object({
    ...{
      address: string().max(500),
      email: string().email(),
      telephone: string().max(50),
      workingHours: textField(200),
    },
  })
    .noUnknown()
    .default(undefined),
  country: object({ name: textField(100), timeZone: string().max(60), iso: string().matches(/^[A-Z]{2}$/) })
    .noUnknown()
    .default(undefined),
  vatNumber: string().max(40),
  /** The picture of the page of an unknown address, and lines behind it; null for a neutral drawing. */
  notFound: object({ picture: string().required(), ornament: ornamentSchema() })
    .noUnknown()
    .nullable()
    .default(undefined),
  /** When orders are dispatched; without it no date of arrival is shown. */
  dispatch: object({
    days: weekdays(),
    cutOff: string().matches(/^([01]\d|2[0-3]):[0-5]\d$/, '${path} must be a time of day: 14:00'),
    preparationDays: workingDays(),
    personalizationDays: workingDays(),
  })
    .noUnknown()
    .nullable()
    .default(undefined),
  /** Days without dispatch and delivery in the shop's country: 2027-03-26, or 12-25 for every year. */
  holidays: array(
    string()
      .matches(
        /^(\d{4}-)?(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
        '${path} must be a day: 2027-03-26, or 12-25 for every year',
      )
      .required(),
  ).max(500),
  /** The return policy of unused goods; null for none. */
  returns: object({ days: number().integer().min(1).max(LIMITS.returnDays).required(), isFree: boolean() })
    .noUnknown()
    .nullable()
    .default(undefined),
  notices: array(textField(300).required()).max(5),
  /** Parts of the shop that are on or off. */
  capabilities: object(Object.fromEntries(CAPABILITIES.map((name) => [name, boolean()])))
    .noUnknown()
    .default(undefined),
  /**
   * Texts of the interface by language and path: `{ en: { 'Filters.brand': 'Author' } }`; null restores the interface's
   * own.
   */
  texts: mixed<Partial<Record<Locale, Record<string, string | null>>>>(isTexts).typeError(
    '${path} must be texts by language and path',
  ),
  /** Synonyms, ignored words and ends of compounds for the search, by language; a list replaces the previous one. */
  search: object({ en: searchWords(), es: searchWords(), de: searchWords() }).noUnknown().default(undefined),
  /** Before the hyphen of order numbers; empty for the initials of the name. */
  orderPrefix: string().matches(/^[A-Z0-9]{0,8}$/, '${path} must be at most 8 capitals and digits'),
  /** Visitors that the shop blocks. */
  restrict: object({
    platform: array(string().oneOf(['mobile', 'pc']).required()),
    language: array(
      string()
        .matches(/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/, '${path} must be a language: de or de-AT')
        .required(),
    ).max(50),
  })
    .noUnknown()
    .default(undefined),
  /** Scripts in the head of every page. */
  scripts: array(
    object({
      id: string().max(100).required(),
      ...{ src: string().max(LIMITS.url), content: string().max(100_000), type: string().max(100) },
      ...{ defer: boolean(), async: boolean() },
    }).noUnknown(),
  ).max(20),
}).noUnknown()

/** A country for addresses. */
export const countryDocumentSchema = object({
  iso: string()
    .matches(/^[A-Z]{2}$/, '${path} must be two capitals of ISO 3166')
    .required(),
  name: textField(100),
  /** States or provinces, where addresses name one. */
  states: array(object({ code: string().max(10).required(), name: string().max(100).required() }).noUnknown()).max(200),
}).noUnknown()

export type StoreDocument = InferType<typeof storeDocumentSchema>
export type ShippingDocument = InferType<typeof shippingDocumentSchema>
