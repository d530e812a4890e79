import { object } from 'yup'
import type { Call } from './call'
import { addCartItemSchema, cartSchema } from './entities/cart'
import { categoryTreeSchema } from './entities/category'
import { productCardSchema, productDetailSchema, productQuerySchema } from './entities/product'
import { contentPageSchema, pageListSchema } from './entities/page'
import { orderTrackSchema, trackedOrderSchema } from './entities/order-track'
import { searchQuerySchema, searchResultSchema } from './entities/search'
import { shippingListSchema, shippingQuerySchema } from './entities/shipping'
import { bannerListSchema, countryListSchema, extensionListSchema, storeSettingsSchema } from './entities/store'
import { subscribeSchema } from './entities/subscribe'
import { listSchema, pageQuery } from './list'
import { matchPath } from './path-template'
import { LIMITS } from './limits'

const call = <Row extends Call>(row: Row) => row

const LISTING_LIMIT = 12

/** Spec §9. */
const SEARCH_LIMIT = 12

/**
 * Every call of the contract. The client, the proxy's allow-list, the store API's router and the generated
 * documentation all read this one table. Order matters where a fixed path could be taken for a parameter: fixed first.
 */
export const CALLS = {
  getStore: call({
    method: 'GET',
    path: '/api/store',
    audience: 'public',
    summary: 'The store settings.',
    query: null,
    body: null,
    answer: storeSettingsSchema,
  }),
  listExtensions: call({
    method: 'GET',
    path: '/api/store/ext',
    audience: 'public',
    summary: 'Scripts of the operator for the head of the shop’s pages, in their order.',
    query: null,
    body: null,
    answer: extensionListSchema,
  }),
  listBanners: call({
    method: 'GET',
    path: '/api/banner',
    audience: 'public',
    summary: 'The slides of the home page.',
    query: null,
    body: null,
    answer: bannerListSchema,
  }),
  listPages: call({
    method: 'GET',
    path: '/api/page',
    audience: 'public',
    summary: 'The site’s content pages, by their numbers.',
    query: null,
    body: null,
    answer: pageListSchema,
  }),
  getPage: call({
    method: 'GET',
    path: '/api/page/{key}',
    audience: 'public',
    summary: 'One content page; 404 when there is none with this key.',
    query: null,
    body: null,
    answer: contentPageSchema,
  }),
  listShipping: call({
    method: 'GET',
    path: '/api/shipping',
    audience: 'public',
    summary: 'The ways to deliver to a country, the cheapest first; 404 for a country that is not delivered to.',
    query: shippingQuerySchema,
    body: null,
    answer: shippingListSchema,
  }),
  listCategories: call({
    method: 'GET',
    path: '/api/category',
    audience: 'public',
    summary: 'The whole category tree.',
    query: null,
    body: null,
    answer: categoryTreeSchema,
  }),
  listCountries: call({
    method: 'GET',
    path: '/api/country',
    audience: 'public',
    summary: 'The countries the shop delivers to, with their states.',
    query: null,
    body: null,
    answer: countryListSchema,
  }),
  listProducts: call({
    method: 'GET',
    path: '/api/product',
    audience: 'public',
    summary: 'A page of products: of the whole shop, or of one category with all below it.',
    query: productQuerySchema.shape(pageQuery(LISTING_LIMIT)),
    body: null,
    answer: listSchema(productCardSchema),
  }),
  getProduct: call({
    method: 'GET',
    path: '/api/product/{key}',
    audience: 'public',
    summary: 'One product with everything its page shows; 404 when there is none with this key.',
    query: null,
    body: null,
    answer: productDetailSchema,
  }),
  searchProducts: call({
    method: 'GET',
    path: '/api/search',
    audience: 'public',
    summary: 'Products by words, best first. Words that nothing is called by are corrected, and the answer says so.',
    query: searchQuerySchema.shape(pageQuery(SEARCH_LIMIT)),
    body: null,
    answer: searchResultSchema,
  }),
  subscribe: call({
    method: 'POST',
    path: '/api/subscribe',
    audience: 'owner',
    summary:
      'Takes an address for the newsletter. The answer is the same for one that was taken before. 429 when often.',
    query: null,
    body: subscribeSchema,
    answer: null,
  }),
  trackOrder: call({
    method: 'POST',
    path: '/api/order-track',
    audience: 'owner',
    summary: 'Status and shipments of an order. The same 404 whichever of number and email is wrong. 429 when often.',
    query: null,
    body: orderTrackSchema,
    answer: trackedOrderSchema,
  }),
  getCart: call({
    method: 'GET',
    path: '/api/cart',
    audience: 'owner',
    summary: 'The cart of the token, or of the device where there is no token.',
    query: object(pageQuery(LIMITS.pageSize)),
    body: null,
    answer: cartSchema,
  }),
  addCartItem: call({
    method: 'POST',
    path: '/api/cart',
    audience: 'owner',
    summary: 'Adds a product. An equal line grows by the quantity instead. 4005 when stock does not allow it.',
    query: null,
    body: addCartItemSchema,
    answer: null,
  }),
  clearCart: call({
    method: 'DELETE',
    path: '/api/cart/clear',
    audience: 'owner',
    summary: 'Takes every line out of the cart.',
    query: null,
    body: null,
    answer: null,
  }),
  removeCartLine: call({
    method: 'DELETE',
    path: '/api/cart/{id}',
    audience: 'owner',
    summary: 'Takes one line and its children out of the cart; 404 when the cart has no such line.',
    query: null,
    body: null,
    answer: null,
  }),
  setCartQuantity: call({
    method: 'PUT',
    path: '/api/cart/{id}/quantity/{quantity}',
    audience: 'owner',
    summary: 'Sets the quantity (1–30) of a line and its children. 4005 when stock does not allow it.',
    query: null,
    body: null,
    answer: null,
  }),
} as const satisfies Record<string, Call>

export type CallName = keyof typeof CALLS

/** The call a request is for, with its path parameters; null when the contract has none. */
export function findCall(method: string, path: string): { call: Call; params: Record<string, string> } | null {
  for (const row of Object.values(CALLS)) {
    const params = row.method === method ? matchPath(row.path, path) : null
    if (params) return { call: row, params }
  }
  return null
}
