import { array, object, string, type InferType } from 'yup'

/** Tags of the whole shop: everything; settings and delivery, categories, the list of pages, the assortment. */
const SHOP_TAGS = ['shop', 'store', 'categories', 'pages', 'listing'] as const

/** Tags of single resources: a product, the feedback on one, the content of a category, a content page. */
const RESOURCE_TAGS = ['product', 'review', 'category', 'page'] as const

/**
 * Displayed data that may have changed, as both programs name it: the store API sends the tags of its changes, the
 * storefront tags each page with its data.
 */
export type CacheTag = (typeof SHOP_TAGS)[number] | `${(typeof RESOURCE_TAGS)[number]}:${string}`

/**
 * A tag whose pages may be served once more while they are rendered again, for a minute at most: lists that show products
 * of an import. All other changes take effect at once.
 */
export type StaleTag = `stale:${CacheTag}`

const TAG_PATTERN = new RegExp(`^(stale:)?(${SHOP_TAGS.join('|')}|(${RESOURCE_TAGS.join('|')}):[A-Za-z0-9_-]{1,128})$`)

/** Changes of one webhook at most. */
export const MAX_CHANGES_PER_WEBHOOK = 500

/** Body of the webhook by which the store API notifies a storefront of changes. */
export const invalidationSchema = object({
  changes: array(string().matches(TAG_PATTERN).required()).min(1).max(MAX_CHANGES_PER_WEBHOOK).required(),
}).noUnknown()

export type Changes = InferType<typeof invalidationSchema>
