import { array, boolean, date, type InferType, lazy, mixed, number, object, string } from 'yup'
import { PRODUCT_STATUSES, STOCK_POLICIES } from '../../db/schema/columns'
import { amount, keyField, textField } from './document-fields'
import { sizeChartDocumentSchema } from './size-chart-document'
import { personalizationDocumentSchema } from './personalization-document'

/** Maximum numbers of option groups of a product, values of a group, and variants of a product. */
export const MAX_OPTION_GROUPS = 5
export const MAX_OPTION_VALUES = 100
export const MAX_VARIANTS = 2000

/** A day or a time; texts were read in the shop's time zone before (document-moments.ts). */
const moment = () => date().typeError('${path} is no day: write it as 2026-12-31 or 2026-12-31T18:00')

/** The fields of a variant; a product without options has them on its top level. */
const variantShape = {
  sku: string().max(64),
  gtin: string().matches(/^\d{8,14}$/, '${path} must have 8 to 14 digits'),
  weight: number().integer().min(0).max(10_000_000),
  volume: number().integer().min(0).max(10_000_000),
  stock: number().integer().min(-1_000_000).max(10_000_000),
  policy: string().oneOf([...STOCK_POLICIES]),
  needsDelivery: boolean(),
}

export const variantDocumentSchema = object({
  /** One value of each option, in their order, in the shop's own language. */
  options: array(string().required()).max(MAX_OPTION_GROUPS),
  ...variantShape,
  price: amount(),
  specialPrice: amount(),
  saleStarts: moment(),
  saleEnds: moment(),
  /** One of the product's pictures by its file, with or without the extension; empty for none. */
  picture: string(),
}).noUnknown()

const optionValueSchema = lazy((value: unknown) =>
  typeof value === 'object' && value !== null && 'name' in value
    ? object({ name: textField(100).required(), colour: string().matches(/^#[0-9a-f]{6}$/) }).noUnknown()
    : textField(100).required(),
)

const optionGroupSchema = object({
  name: textField(100).required(),
  /** Whether it is the size: then it has the number 2 of the specification, and the size chart. */
  isSize: boolean(),
  values: array(optionValueSchema).min(1).max(MAX_OPTION_VALUES).required(),
}).noUnknown()

/** A product as an operator writes it, in YAML or JSON. Amounts are decimals of the shop's currency. */
export const productDocumentSchema = object({
  key: keyField().required(),
  status: string().oneOf([...PRODUCT_STATUSES]),
  /** Needed for a new product. */
  name: textField(300),
  brand: textField(200),
  subtitle: textField(300),
  model: string().max(100),
  /** HTML. */
  description: textField(),
  categories: array(keyField().required()).max(50),
  price: amount(),
  /** Lower than the price; null ends the sale, and so does a price without it. */
  specialPrice: amount().nullable(),
  ...variantShape,
  taxClass: string().matches(/^[a-z0-9-]{1,32}$/),
  isNew: boolean(),
  featured: number().integer().min(1),
  releasedAt: moment(),
  attributes: mixed<Record<string, unknown>>(
    (value): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value),
  ),
  options: array(optionGroupSchema).max(MAX_OPTION_GROUPS),
  variants: array(variantDocumentSchema).max(MAX_VARIANTS),
  pictures: array(
    object({
      file: string().required(),
      alt: textField(300),
      focus: array(number().min(0).max(1).required()).length(2),
      /** SHA-256 of a photograph that the shop has already. */
      hash: string().matches(/^[0-9a-f]{64}$/),
    }).noUnknown(),
  ).max(100),
  related: object({
    'goes-with': array(keyField().required()).max(24),
    completes: array(keyField().required()).max(8),
    replaces: array(keyField().required()).max(24),
  })
    .noUnknown()
    .default(undefined),
  personalization: personalizationDocumentSchema,
  sizeChart: sizeChartDocumentSchema,
  seo: object({ title: textField(200), description: textField(500) })
    .noUnknown()
    .default(undefined),
}).noUnknown()

export type ProductDocument = InferType<typeof productDocumentSchema>
export type VariantDocument = InferType<typeof variantDocumentSchema>
export type OptionGroupDocument = InferType<typeof optionGroupSchema>
