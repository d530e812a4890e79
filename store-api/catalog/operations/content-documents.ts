import { array, boolean, type InferType, mixed, number, object, type ObjectSchema, string } from 'yup'
import { KEY_PATTERN, LIMITS } from '../../../contract/limits'
import { SHIPPING_KINDS } from '../../../contract/entities/shipping'
import { ATTRIBUTE_KINDS, CAPABILITIES } from '../../db/schema/columns'
import { LOCALES } from '../../i18n/locale'
import { textField } from './product-document'

/** What operators write besides products. Texts are in the shop's own language, or by language. */

const keyField = () =>
  string().strict().matches(KEY_PATTERN, '${path} must be a key: letters, digits, - and _').required()

export const categoryDocumentSchema = object({
  key: keyField(),
  /** Key of the category above; null for a root. */
  parent: string().nullable(),
  name: textField(200),
  description: textField(2000),
  /** Name of a picture. */
  picture: string().nullable(),
  isHidden: boolean(),
  /** Place among its neighbours. */
  position: number().integer().min(0),
}).noUnknown()

export const attributeDocumentSchema = object({
  key: string()
    .strict()
    .matches(/^[a-z][a-z0-9-]{0,31}$/, '${path} must be small letters, digits and -')
    .required(),
  name: textField(100),
  kind: string().oneOf([...ATTRIBUTE_KINDS]),
  unit: string().max(20),
  isShown: boolean(),
  isFilter: boolean(),
  position: number().integer().min(0),
}).noUnknown()

export const pageDocumentSchema = object({
  /** 1 to 8 have a meaning in the specification; others are given out from 9. */
  id: number().integer().min(1).max(1_000_000),
  key: keyField(),
  /** Group of the footer. */
  group: number().integer().min(1).max(20),
  title: textField(200),
  seoDescription: textField(500),
  html: textField(200_000),
  questions: array(object({ question: textField(300).required(), answer: textField(4000).required() }).noUnknown()).max(
    100,
  ),
}).noUnknown()

export interface MenuEntryDocument {
  category?: string | undefined
  page?: string | undefined
  link?: string | undefined
  label?: unknown
  entries?: MenuEntryDocument[] | undefined
}

const menuEntry = (depth: number): ObjectSchema<MenuEntryDocument> =>
  object({
    ...{ category: string(), page: string() },
    link: string().matches(/^(\/(?!\/)|https:\/\/)/, '${path} must be a path of the shop or begin with https://'),
    label: textField(100),
    ...(depth > 1 ? { entries: array(menuEntry(depth - 1).required()).max(50) } : {}),
  }).noUnknown() as ObjectSchema<MenuEntryDocument>

export const menuDocumentSchema = object({
  key: keyField(),
  title: textField(100),
  position: number().integer().min(0),
  entries: array(menuEntry(3).required()).max(50).required(),
}).noUnknown()

const linkField = () => string().matches(/^\/(?!\/)/, '${path} must be a path of the shop')
const tileSchema = object({
  title: textField(200).required(),
  link: linkField().required(),
  picture: string().required(),
}).noUnknown()
const slideSchema = object({
  ...{ title: textField(200).required(), text: textField(500), action: textField(100), link: linkField() },
  pictures: array(string().required()).min(1).max(5).required(),
}).noUnknown()

/** A section of the home page: one of its kinds, named by its field. */
export const sectionDocumentSchema = object({
  key: keyField(),
  isHidden: boolean(),
  position: number().integer().min(0),
  hero: array(slideSchema).min(1).max(10),
  tiles: object({ title: textField(200), tiles: array(tileSchema).min(1).max(24).required() })
    .noUnknown()
    .default(undefined),
  products: object({
    title: textField(200).required(),
    from: string().oneOf(['category', 'sale', 'newest', 'keys']).required(),
    category: string(),
    keys: array(string().required()).max(24),
    count: number().integer().min(1).max(24),
  })
    .noUnknown()
    .default(undefined),
  text: object({ title: textField(200), html: textField(50_000).required() })
    .noUnknown()
    .default(undefined),
  brands: object({ title: textField(200) })
    .noUnknown()
    .default(undefined),
  name: mixed<object>(),
  newsletter: mixed<object>(),
}).noUnknown()

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

export const shippingDocumentSchema = object({
  code: string()
    .matches(/^[a-z0-9-]{1,32}$/)
    .required(),
  kind: string().oneOf([...SHIPPING_KINDS]),
  name: textField(100),
  description: textField(300),
  position: number().integer().min(0),
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

export const storeDocumentSchema = object({
  name: string().max(100),
  logo: string().max(LIMITS.url),
  /** ISO 4217; it can be changed as long as there are no products. */
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
  notices: array(textField(300).required()).max(5),
  /** Parts of the shop that are on or off. */
  capabilities: object(Object.fromEntries(CAPABILITIES.map((name) => [name, boolean()])))
    .noUnknown()
    .default(undefined),
  /** Texts of the interface by language and path: `{ en: { 'Filters.brand': 'Author' } }`. */
  texts: mixed<Record<string, Record<string, string>>>(
    (value): value is Record<string, Record<string, string>> =>
      typeof value === 'object' &&
      value !== null &&
      Object.entries(value).every(
        ([language, texts]) =>
          (LOCALES as readonly string[]).includes(language) &&
          typeof texts === 'object' &&
          Object.entries(texts as object).every(
            ([path, text]) => /^\w+(\.\w+)+$/.test(path) && typeof text === 'string',
          ),
      ),
  ).typeError('${path} must be texts by language and path'),
}).noUnknown()

export type SectionDocument = InferType<typeof sectionDocumentSchema>
export type StoreDocument = InferType<typeof storeDocumentSchema>
