import { array, type InferType, object, string } from 'yup'
import { LIMITS } from '../limits'
import { flag, key, listSchema, withFallback, text, multilineText } from '../rules'
import { facetQueryShape, facetsSchema, PRODUCT_SORTS, productCardSchema } from './product'

const keyword = () => multilineText({ max: LIMITS.keyword })

/** Query of `GET /api/search`, in addition to page and limit. The default order is by relevance. */
export const searchQuerySchema = object({
  keyword: keyword(),
  sort: string().oneOf([...PRODUCT_SORTS]),
  ...facetQueryShape,
})

/** A page of search results. */
export const searchResultSchema = listSchema(productCardSchema).shape({
  /** The keyword searched for instead, if nothing matches the original; otherwise null. */
  corrected: withFallback(string().nullable().defined(), null),
  /** Whether there are more results than `total`; they are not counted. */
  isMore: flag(),
  /** Whether facets are counted for a sample of the products: the real counts may be higher. */
  isSampled: flag(),
  facets: facetsSchema,
})

/** Query of `GET /api/search/suggest`: the text typed so far; omitted before any input. */
export const suggestQuerySchema = object({ keyword: keyword().optional() })

/** Suggestions for the text typed so far, each list with the likeliest first. */
export const suggestionsSchema = object({
  /** Whole keywords: with the last word completed, or typing errors corrected; popular ones before anything is typed. */
  keywords: withFallback(array(text()).required(), []),
  categories: withFallback(
    array(
      object({
        key: key(),
        name: text(),
        /** Name of the parent category; empty for a root. */
        parent: withFallback(string().defined(), ''),
      }).required(),
    ).required(),
    [],
  ),
  products: withFallback(array(productCardSchema.required()).required(), []),
})

export type Suggestions = InferType<typeof suggestionsSchema>

export type SearchResult = InferType<typeof searchResultSchema>
