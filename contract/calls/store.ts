import { type Call, call } from '../call'
import { categoryTreeSchema } from '../entities/category'
import { homeSchema } from '../entities/home'
import { menuListSchema } from '../entities/menu'
import { contentPageSchema, pageListSchema } from '../entities/page'
import { shippingListSchema, shippingQuerySchema } from '../entities/shipping'
import { bannerListSchema, countryListSchema, extensionListSchema, storeSettingsSchema } from '../entities/store'

/** The shop itself: settings, content pages, delivery, categories, countries. */
export const STORE_CALLS = {
  getStore: call({
    method: 'GET',
    path: '/api/store',
    audience: 'public',
    summary: 'The store settings.',
    query: null,
    body: null,
    response: storeSettingsSchema,
  }),
  listExtensions: call({
    method: 'GET',
    path: '/api/store/ext',
    audience: 'public',
    summary: 'Scripts of the operator for the head of the shop’s pages, in their order.',
    query: null,
    body: null,
    response: extensionListSchema,
  }),
  listBanners: call({
    method: 'GET',
    path: '/api/banner',
    audience: 'public',
    summary: 'The slides of the home page.',
    query: null,
    body: null,
    response: bannerListSchema,
  }),
  getHome: call({
    method: 'GET',
    path: '/api/home',
    audience: 'public',
    summary: 'The sections of the home page, with what they show; null where the shop has not arranged any.',
    query: null,
    body: null,
    response: homeSchema,
  }),
  listMenus: call({
    method: 'GET',
    path: '/api/menu',
    audience: 'public',
    summary: 'The menus that the shop has arranged: the header’s, and the groups of the footer.',
    query: null,
    body: null,
    response: menuListSchema,
  }),
  listPages: call({
    method: 'GET',
    path: '/api/page',
    audience: 'public',
    summary: 'The site’s content pages, by their numbers.',
    query: null,
    body: null,
    response: pageListSchema,
  }),
  getPage: call({
    method: 'GET',
    path: '/api/page/{key}',
    audience: 'public',
    summary: 'One content page; 404 when there is none with this key.',
    query: null,
    body: null,
    response: contentPageSchema,
  }),
  listShipping: call({
    method: 'GET',
    path: '/api/shipping',
    audience: 'public',
    summary: 'The ways to deliver to a country, the cheapest first; 404 for a country that is not delivered to.',
    query: shippingQuerySchema,
    body: null,
    response: shippingListSchema,
  }),
  listCategories: call({
    method: 'GET',
    path: '/api/category',
    audience: 'public',
    summary: 'The whole category tree.',
    query: null,
    body: null,
    response: categoryTreeSchema,
  }),
  listCountries: call({
    method: 'GET',
    path: '/api/country',
    audience: 'public',
    summary: 'The countries the shop delivers to, with their states.',
    query: null,
    body: null,
    response: countryListSchema,
  }),
} as const satisfies Record<string, Call>
