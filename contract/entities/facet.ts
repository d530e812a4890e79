import { array, object, string, type InferType } from 'yup'
import { count, flag, optionalText, otherwise, text } from '../rules'

/** What a listing can be narrowed by, in the order it is shown. */
export const FACETS = ['team', 'kind', 'size', 'colour', 'price', 'on-sale', 'rating'] as const
export type FacetKey = (typeof FACETS)[number]

/** Of these several values can be chosen: a product that has any of them fits. Of the others one at most. */
export const MANY_VALUED = ['team', 'kind', 'size', 'colour', 'price'] as const satisfies readonly FacetKey[]

/** Most values chosen of one facet. */
const MAX_CHOSEN_VALUES = 20

/** One value: `tarnbridge-rovers`, `m`, `2000-4000` (cents, from and below; the last has no end), `1`, `4` (and up). */
const VALUE = '[a-z0-9][a-z0-9-]{0,59}'

/** A bound in minor units, or as a decimal number, as the store counts. */
const BOUND = '\\d{1,7}(?:\\.\\d{1,4})?'
const RANGE = `${BOUND}-(?:${BOUND})?`

/** Chosen values of one facet, with commas between them. */
const chosen = () => string().matches(new RegExp(`^${VALUE}(,${VALUE}){0,${MAX_CHOSEN_VALUES - 1}}$`))

/** What a query asks for, facet by facet. */
export const facetQueryShape = {
  team: chosen(),
  kind: chosen(),
  /** Of these sizes at least one is in stock. */
  size: chosen(),
  colour: chosen(),
  price: string().matches(new RegExp(`^${RANGE}(,${RANGE}){0,9}$`)),
  'on-sale': string().oneOf(['1']),
  /** So many stars on average, or more. */
  rating: string().oneOf(['3', '4']),
  /** Whether the answer tells the facets too. */
  facets: string().oneOf(['1']),
}

/** A value, and the number of products it would match together with the other facets' chosen values. */
export const facetValueSchema = object({
  key: text(),
  /** In the store's language; empty where the storefront has the words: prices, sale, stars. */
  label: optionalText(),
  count: count(),
  isChosen: flag(),
})

export const facetSchema = object({
  key: string()
    .oneOf([...FACETS])
    .required(),
  values: array(facetValueSchema.required()).required(),
  /** Whether values are cut off: the list holds those with the most products. */
  isCut: flag(),
})

/** Null if it was not requested. */
export const facetsSchema = otherwise(array(facetSchema.required()).nullable().defined(), null)

export type FacetValue = InferType<typeof facetValueSchema>
export type Facet = InferType<typeof facetSchema>
