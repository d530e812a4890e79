import { array, type InferType, object, string } from 'yup'
import { LIMITS } from '../limits'
import { flag, key, listSchema, otherwise, text, writtenText } from '../rules'
import { facetQueryShape, facetsSchema, PRODUCT_SORTS, productCardSchema } from './product'

const keyword = () => writtenText({ max: LIMITS.keyword })

/** Query of `GET /api/search`, beside page and limit. Without a sort the best come first. */
export const searchQuerySchema = object({
  keyword: keyword(),
  sort: string().oneOf([...PRODUCT_SORTS]),
  ...facetQueryShape,
})

/** A page of what was found, best first. */
export const searchResultSchema = listSchema(productCardSchema).shape({
  /** What was searched for instead, where nothing is called as the keyword was written; null otherwise. */
  corrected: otherwise(string().nullable().defined(), null),
  /** There are more than `total`; the rest is not counted. */
  isMore: flag(),
  /** Whether facets are counted among some of the products alone: then there may be more of each value. */
  isSampled: flag(),
  facets: facetsSchema,
})

/** Query of `GET /api/search/suggest`: what was typed so far; left out before anything was. */
export const suggestQuerySchema = object({ keyword: keyword().optional() })

/** What may be meant by what was typed so far, each the likeliest first. */
export const suggestionsSchema = object({
  /** Whole keywords: the last word ended, or what was mistyped put right. */
  keywords: otherwise(array(text()).required(), []),
  categories: otherwise(
    array(
      object({
        key: key(),
        name: text(),
        /** Name of the node above; empty for a root. */
        parent: otherwise(string().defined(), ''),
      }).required(),
    ).required(),
    [],
  ),
  products: otherwise(array(productCardSchema.required()).required(), []),
})

export type Suggestions = InferType<typeof suggestionsSchema>

export type SearchResult = InferType<typeof searchResultSchema>
