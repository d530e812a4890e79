import { array, type InferType, number, object, string } from 'yup'
import { KEY_PATTERN, LIMITS } from '../limits'
import {
  count,
  flag,
  hexColour,
  key,
  listSchema,
  money,
  optionalMoney,
  optionalText,
  withFallback,
  text,
} from '../rules'
import { stock } from './cart'
import { photoShape, pictureSchema } from './image'
import { personalizationSchema, printStyleSchema } from './personalization'

/** Facets of every shop: each has its own query parameter. */
export const BUILT_IN_FACETS = ['brand', 'size', 'price', 'on-sale', 'rating'] as const
export type BuiltInFacet = (typeof BUILT_IN_FACETS)[number]

/**
 * Filter parameters of a listing, in display order. `filter` contains the facets of the shop's own attributes:
 * `filter=colour:blue,red;origin:assam`.
 */
export const FACET_PARAMETERS = ['brand', 'size', 'filter', 'price', 'on-sale', 'rating'] as const
export type FacetParameter = (typeof FACET_PARAMETERS)[number]

/** Maximum number of facets in `filter`. */
export const MAX_FILTER_FACETS = 8

/** Maximum number of chosen values per facet. */
export const MAX_CHOSEN_VALUES = 20

/** Value: `tarnbridge-rovers`, `m`, `2000-4000` (cents, upper bound exclusive, none in the last), `1`, `4` (and up). */
const VALUE = '[a-z0-9][a-z0-9-]{0,59}'

/** Key of a filterable attribute. */
const FACET = '[a-z0-9][a-z0-9-]{0,59}'

/** A price bound in the store's unit: minor units or a decimal number. */
const BOUND = '\\d{1,7}(?:\\.\\d{1,4})?'
const RANGE = `${BOUND}-(?:${BOUND})?`

const VALUES = `${VALUE}(?:,${VALUE}){0,${MAX_CHOSEN_VALUES - 1}}`

/** Chosen values of one facet, separated by commas. */
const chosen = () => string().matches(new RegExp(`^${VALUES}$`))

/** The filter of a query, facet by facet. */
export const facetQueryShape = {
  brand: chosen(),
  /** At least one of these sizes is in stock. */
  size: chosen(),
  /** Chosen values of the shop's own facets: `colour:blue,red;origin:assam`. */
  filter: string().matches(new RegExp(`^${FACET}:${VALUES}(?:;${FACET}:${VALUES}){0,${MAX_FILTER_FACETS - 1}}$`)),
  price: string().matches(new RegExp(`^${RANGE}(,${RANGE}){0,9}$`)),
  'on-sale': string().oneOf(['1']),
  /** Minimum average rating in stars. */
  rating: string().oneOf(['3', '4']),
  /** Whether the response includes the facets. */
  facets: string().oneOf(['1']),
}

/** A value, and the number of products it would match together with the other facets' chosen values. */
export const facetValueSchema = object({
  key: text(),
  /** In the store's language; empty if the storefront has the text: prices, sale, stars. */
  label: optionalText(),
  /** Colour of its swatch; null for none. */
  colour: withFallback(hexColour().nullable().defined(), null),
  count: count(),
  isChosen: flag(),
})

/** Display of a facet: names, colour swatches, price ranges, a single checkbox, or stars. */
const FACET_KINDS = ['values', 'swatches', 'range', 'flag', 'rating'] as const
export type FacetKind = (typeof FACET_KINDS)[number]

export const facetSchema = object({
  /** A built-in facet, or the key of an attribute. */
  key: string()
    .matches(new RegExp(`^${FACET}$`))
    .required(),
  /** In the store's language; empty for a built-in facet, whose text the storefront has. */
  name: optionalText(),
  kind: withFallback(
    string()
      .oneOf([...FACET_KINDS])
      .required(),
    'values',
  ),
  /** Whether it accepts several values, joined by OR. */
  isMany: flag(true),
  values: array(facetValueSchema.required()).required(),
  /** Whether values are omitted: the list contains those with the most products. */
  isCut: flag(),
})

/** Null if it was not requested. */
export const facetsSchema = withFallback(array(facetSchema.required()).nullable().defined(), null)

export type FacetValue = InferType<typeof facetValueSchema>
export type Facet = InferType<typeof facetSchema>

/** Sort orders of a listing. */
export const PRODUCT_SORTS = ['featured', 'newest', 'price-asc', 'price-desc', 'rating'] as const
export type ProductSort = (typeof PRODUCT_SORTS)[number]

/** No image: the store's name is displayed instead. */
const NO_IMAGE = { imageUrl: '', alt: '' }

/** The quantities that prices are compared by. */
export const PRICED_UNITS = ['100 g', '1 kg', '100 ml', '1 l'] as const
export type PricedUnit = (typeof PRICED_UNITS)[number]

/** The price of a unit of weight or volume; null if neither is known. */
const unitPrice = () =>
  withFallback(
    object({
      price: money(),
      unit: string()
        .oneOf([...PRICED_UNITS])
        .required(),
    })
      .nullable()
      .defined(),
    null,
  )

/** A product in a listing. */
export const productCardSchema = object({
  key: key(),
  /** Full name: `Halden desk lamp 2026`. */
  name: text(),
  /** Maker, author or team: `Tarnbridge Rovers`; empty for none. */
  brand: optionalText(),
  /** The product without its brand: `Desk lamp 2026`; empty if its name is sufficient. */
  subtitle: optionalText(),
  picture: withFallback(object({ imageUrl: optionalText(), alt: optionalText(), ...photoShape }).required(), NO_IMAGE),
  /** Address of the image that is shown while a mouse is over the card; empty for none. */
  secondImageUrl: optionalText(),
  price: money(),
  /** Reduced price, or null if the product is not on sale. */
  specialPrice: optionalMoney(),
  isNew: flag(),
  inStock: flag(true),
  /** The remaining sizes, if they are few; otherwise empty. */
  lastSizes: withFallback(array(text()).required(), []),
  /** Whether its variants differ in price; `price` and `specialPrice` are the lowest then. */
  isPriceFrom: flag(),
  unitPrice: unitPrice(),
})

/** A value of an option group. */
export const optionSchema = object({
  id: count(),
  title: text(),
  /** Items in stock, of all variants with this value. */
  stock: stock(),
  /** Its stock-keeping unit, as in the product feed; a store may omit it. */
  sku: withFallback(string(), undefined),
  /** Colour of its swatch, `#rrggbb`; without one it is a button with its title. */
  colour: withFallback(hexColour(), undefined),
})

/**
 * One value of each option group. A product with one group whose options differ only in stock has no variants: each
 * option is one, at the product's price.
 */
export const variantSchema = object({
  id: count(),
  /** Ids of its values, in the order of the option groups. */
  optionIds: array(count()).max(LIMITS.optionGroups).required(),
  price: money(),
  /** Reduced price, or null if it is not on sale. */
  specialPrice: optionalMoney(),
  /** The lowest price in the 30 days before it was reduced; omitted if it is not on sale, or unknown. */
  lowestPrice: withFallback(number().min(0), undefined),
  stock: stock(),
  /** Whether it can be back-ordered when its stock is used up. */
  isBackOrder: flag(),
  /** Whether it is shipped; a voucher or a download is not. */
  needsDelivery: flag(true),
  sku: withFallback(string(), undefined),
  /** Global trade item number. */
  gtin: withFallback(string(), undefined),
  /** URL of its image; empty for the product's first image. */
  imageUrl: optionalText(),
  unitPrice: unitPrice(),
})

const variants = () => withFallback(array(variantSchema.required()).required(), [])

export const optionGroupSchema = object({
  id: count(),
  title: optionalText(),
  optionList: array(optionSchema.required()).required(),
})

export const sizeChartRowSchema = object({
  size: text(),
  age: optionalText(),
  height: optionalText(),
  bust: optionalText(),
  waist: optionalText(),
  length: optionalText(),
})

/** The first column contains the sizes. */
export const sizeTableSchema = object({
  columns: array(text()).min(1).required(),
  rows: array(array(optionalText()).required()).required(),
})

/** A product that is bought with another. */
export const companionSchema = productCardSchema.shape({
  optionGroups: withFallback(array(optionGroupSchema.required()).required(), []),
  variants: variants(),
})

/** All data of a product page. */
export const productDetailSchema = productCardSchema.shape({
  productModel: optionalText(),
  /** Sanitized HTML. */
  description: optionalText(),
  pictures: withFallback(array(pictureSchema.required()).required(), []),
  optionGroups: withFallback(array(optionGroupSchema.required()).required(), []),
  variants: variants(),
  /** Whether it has fields for a name and a number. */
  isCustom: flag(),
  /** Surcharge per item. */
  customAdditionalPrice: withFallback(money(), 0),
  /** How it can be personalized; null if it cannot, or if the store API supports only name and number. */
  personalization: withFallback(personalizationSchema.nullable().defined(), null),
  /** Facts shown as a table: fabric, cut, care. */
  details: withFallback(array(object({ name: text(), value: text() }).required()).required(), []),
  sizeChart: withFallback(array(sizeChartRowSchema.required()).required(), []),
  /** A size chart with arbitrary columns, used instead; each row has a cell per column. Null for none. */
  sizeTable: withFallback(sizeTableSchema.nullable().defined(), null),
  /** Category nodes from the root down to the product's own. */
  breadcrumb: withFallback(array(object({ key: key(), name: text() }).required()).required(), []),
  related: withFallback(array(productCardSchema.required()).required(), []),
  /** Of the approved reviews; `stars` counts the reviews with one to five stars. */
  rating: withFallback(
    object({
      average: number().min(0).max(5).required(),
      count: count(),
      stars: array(count()).length(5).required(),
    }).required(),
    { average: 0, count: 0, stars: [0, 0, 0, 0, 0] },
  ),
  /** The lowest price in the 30 days before it was reduced, which is struck through. Null if it is not on sale. */
  lowestPrice: optionalMoney(),
  /** The style of name and number on its back; null if nothing can be printed, or there is no image of the back. */
  print: withFallback(printStyleSchema.nullable().defined(), null),
  /** Products that complete it, and are bought with it as its children. */
  companions: withFallback(array(companionSchema.required()).required(), []),
})

/** Query of a listing. `category` is a node key and includes its whole subtree. */
export const productQuerySchema = object({
  category: string().matches(KEY_PATTERN),
  sort: string().oneOf([...PRODUCT_SORTS]),
  'in-stock': string().oneOf(['1']),
  ...facetQueryShape,
})

/** A page of a listing. */
export const productListSchema = listSchema(productCardSchema).shape({ facets: facetsSchema })

export type ProductList = InferType<typeof productListSchema>
export type Companion = InferType<typeof companionSchema>
export type ProductCard = InferType<typeof productCardSchema>
export type UnitPrice = NonNullable<ProductCard['unitPrice']>
export type ProductVariant = InferType<typeof variantSchema>
export type ProductOption = InferType<typeof optionSchema>
export type OptionGroup = InferType<typeof optionGroupSchema>
export type SizeTable = InferType<typeof sizeTableSchema>
export type SizeChartRow = InferType<typeof sizeChartRowSchema>
export type ProductDetail = InferType<typeof productDetailSchema>
