import { array, boolean, number, object, type ObjectSchema, string } from 'yup'
import { KEY_PATTERN } from '../../../contract/limits'
import { ATTRIBUTE_KINDS } from '../../db/schema/columns'
import { textField } from './document-fields'

/** Documents of operators besides products. Texts are in the shop's own language, or by language. */

export const keyField = () =>
  string().strict().matches(KEY_PATTERN, '${path} must be a key: letters, digits, - and _').required()

/** A picture of no product. */
export const pictureDocumentSchema = object({
  /** Its name, by which categories, sections and settings show it. */
  key: string()
    .strict()
    .matches(/^[a-z0-9][a-z0-9-]{0,99}$/, '${path} must be small letters, digits and -')
    .required(),
  /** In the folder `pictures`. */
  file: string(),
  alt: textField(300),
  focus: array(number().min(0).max(1).required()).length(2).nullable(),
  /** SHA-256 of a photograph that the shop has already. */
  hash: string().matches(/^[0-9a-f]{64}$/),
}).noUnknown()

export const categoryDocumentSchema = object({
  key: keyField(),
  /** Key of the category above; null for a root. */
  parent: string().nullable(),
  name: textField(200),
  description: textField(2000),
  /** Name of a picture, or its file. */
  picture: string().nullable(),
  isHidden: boolean(),
  /**
   * Keys of categories whose products on sale it lists automatically: an empty list for all products, null for a manual
   * list.
   */
  saleOf: array(keyField().required()).max(100).nullable(),
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
  /** 1 to 8 have a meaning in the specification; others are assigned from 9. */
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
  entries: array(menuEntry(3).required()).max(50),
}).noUnknown()
