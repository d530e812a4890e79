import { array, object, string, type InferType } from 'yup'

/** What changes for the whole shop: everything; its settings and delivery, its categories, the list of its pages, its whole assortment. */
const WHOLE = ['shop', 'store', 'categories', 'pages', 'listing'] as const

/** What changes by itself: a product, what is said about one, what stands in a category, a content page. */
const PARTS = ['product', 'review', 'category', 'page'] as const

/**
 * Something shoppers are shown that may have changed, in the words both programs use: the store API names what has,
 * the storefront what each of its pages was made of.
 */
export type CacheTag = (typeof WHOLE)[number] | `${(typeof PARTS)[number]}:${string}`

const CHANGE = new RegExp(`^(${WHOLE.join('|')}|(${PARTS.join('|')}):[A-Za-z0-9_-]{1,128})$`)

/** Changes of one webhook at most. */
export const MAX_CHANGES_PER_WEBHOOK = 500

/** Body of the webhook by which the store API notifies a storefront of changes. */
export const invalidationSchema = object({
  changes: array(string().matches(CHANGE).required()).min(1).max(MAX_CHANGES_PER_WEBHOOK).required(),
}).noUnknown()

export type Changes = InferType<typeof invalidationSchema>
