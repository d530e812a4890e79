import { object, string, type InferType } from 'yup'
import { LIMITS } from '../limits'
import { listSchema } from '../list'
import { productCardSchema } from './product'

/** Query of `GET /api/search`, beside page and limit. */
export const searchQuerySchema = object({ keyword: string().trim().min(1).max(LIMITS.keyword).required() })

/** A page of what was found, best first. */
export const searchResultSchema = listSchema(productCardSchema).shape({
  /** What was searched for instead, where nothing is called as the keyword was written; null otherwise. */
  corrected: string().nullable().defined(),
})

export type SearchResult = InferType<typeof searchResultSchema>
