import { array, number, object, type ObjectSchema, type AnyObject } from 'yup'
import { LIMITS } from './limits'
import { count } from './rules'

/** A page of a list. */
export interface List<Item> {
  list: Item[]
  page: number
  limit: number
  /** How many there are on all pages. */
  total: number
}

/** Schema of one page of a list of `item`. */
export const listSchema = <Item extends AnyObject>(item: ObjectSchema<Item>) =>
  object({ list: array(item.required()).required(), page: count(), limit: count(), total: count() })

/** Query fields of every list: page from 1, items on a page. */
export const pageQuery = (limit: number) => ({
  page: number().integer().min(1).max(LIMITS.page).default(1),
  limit: number().integer().min(1).max(LIMITS.pageSize).default(limit),
})
