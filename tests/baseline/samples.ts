import type { Locale } from '../../lib/i18n/locales'
import * as paths from './paths'

/** A request of the baseline. */
export interface Sample {
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE'
  path: string
  headers?: Record<string, string>
  body?: string
  /** Whether the visible text is stored, not only its hash. */
  hasOutline?: boolean
  /** `{first}` in the path is replaced by the rest of the first link that starts with `prefix` on the page `on`. */
  linkOn?: { on: string; prefix: string }
}

export interface Group {
  name: string
  language: Locale
  /** Whether to send the cookies of the demo customer. */
  isCustomer?: boolean
  samples: Sample[]
}

const get = (path: string, rest: Partial<Sample> = {}): Sample => ({ method: 'GET', path, ...rest })
const all = (addresses: string[], rest?: Partial<Sample>) => addresses.map((path) => get(path, rest))
const withOutline = (...addresses: string[]) => all(addresses, { hasOutline: true })
const sampleOf = (method: Sample['method'], path: string, rest: Partial<Sample> = {}): Sample => ({
  method,
  path,
  ...rest,
})

/** Placeholder for the shop's origin in a header. */
export const OWN_ORIGIN = '{origin}'

const JSON_TYPE = { 'content-type': 'application/json' }
const FROM_PAGE = { origin: OWN_ORIGIN, 'content-type': 'application/x-www-form-urlencoded' }

const { SHIRT, searchFor } = paths

const ENGLISH: Omit<Group, 'language'>[] = [
  {
    name: 'home',
    samples: [
      ...withOutline('/', '/service-center', '/newsletter', '/order-track', '/cart', '/test'),
      ...all(['/category', '/product']),
    ],
  },
  {
    name: 'categories',
    samples: [
      ...withOutline('/category/home-shirts'),
      ...all(paths.CATEGORIES.map((key) => `/category/${key}`)),
      ...all([2, 3].flatMap((page) => [`/category/home-shirts?page=${page}`, `/product?page=${page}`])),
    ],
  },
  {
    name: 'filters',
    samples: [
      ...withOutline(`/category/clubs?brand=${paths.TEAM}&size=m`),
      ...all(paths.FILTERS.flatMap((query) => [`/category/new-season${query}`, `/product${query}`])),
    ],
  },
  {
    name: 'products',
    samples: [
      ...withOutline(SHIRT, `${SHIRT}/review`, `${SHIRT}/question`),
      ...all(paths.PRODUCTS.map((key) => `/product/${key}`)),
      ...all(['?page=2', '?sort=best', '?rating=5', '?sort=worst&page=2'].map((query) => `${SHIRT}/review${query}`)),
      ...all([`${SHIRT}/question?page=2`, `${paths.NATION_SHIRT}/review`, `${paths.NATION_SHIRT}/question`]),
    ],
  },
  {
    name: 'searches',
    samples: [
      ...withOutline('/search', searchFor('shirt')),
      ...all(paths.KEYWORDS.map((keyword) => searchFor(keyword))),
      ...all(paths.SEARCHES),
    ],
  },
  {
    name: 'content',
    samples: [...withOutline('/page/delivery', '/page/faq'), ...all(paths.PAGES.map((key) => `/page/${key}`))],
  },
  {
    name: 'access',
    samples: [
      ...withOutline('/login', '/register', '/forgot-password', '/reset-password', '/verify', '/checkout'),
      ...all(paths.PROTECTED_PATHS),
    ],
  },
  { name: 'redirects', samples: all(paths.REDIRECTED) },
  { name: 'missing', samples: [...withOutline('/no/such/page', '/product/orvenia-scarf'), ...all(paths.MISSING)] },
  {
    name: 'refused',
    samples: [
      ...all(paths.MALFORMED),
      ...paths.NO_POST.map((path) => sampleOf('POST', path)),
      ...[sampleOf('PUT', '/api/form/login'), sampleOf('DELETE', '/api/login')],
      sampleOf('POST', '/api/login', { headers: JSON_TYPE, body: '{}' }),
      sampleOf('POST', '/api/login', { headers: { ...JSON_TYPE, origin: 'https://evil.example' }, body: '{}' }),
      sampleOf('POST', '/api/login', { headers: { ...JSON_TYPE, origin: OWN_ORIGIN }, body: '{' }),
      sampleOf('POST', '/api/form/login', { headers: FROM_PAGE, body: 'email=none&password=' }),
      sampleOf('POST', '/api/form/subscribe', { headers: FROM_PAGE, body: 'email=none' }),
      sampleOf('POST', '/api/form/cart/add', { headers: FROM_PAGE, body: 'optionId=none' }),
      sampleOf('POST', '/api/form/order-track', { headers: FROM_PAGE, body: '' }),
      sampleOf('POST', '/api/hook/revalidate', { headers: JSON_TYPE, body: '{}' }),
    ],
  },
  {
    name: 'data',
    samples: [
      ...all(paths.NAVIGATION_PATHS, { headers: { rsc: '1' } }),
      ...all(paths.NAVIGATION_PATHS, { headers: { rsc: '1', 'next-router-prefetch': '1' } }),
      ...all(paths.DATA_FILES),
      ...['/', SHIRT, '/nowhere'].map((path) => sampleOf('HEAD', path)),
    ],
  },
  { name: 'files', samples: [...withOutline('/robots.txt', '/sitemap.xml', '/llms.txt'), ...all(paths.FILES)] },
  {
    name: 'api',
    samples: [
      ...withOutline('/api/cart?page=1&limit=12', '/api/search/suggest?keyword=tarn', '/api/product/vesper-park-ball'),
      ...all(paths.API_CALLS),
    ],
  },
]

const CUSTOMER: Group = {
  name: 'customer',
  language: 'en',
  isCustomer: true,
  samples: [
    ...withOutline('/account', '/account/address', '/account/orders', '/account/messages', '/account/ticket'),
    ...withOutline('/account/ticket/create', `${SHIRT}/review/new`, `${SHIRT}/question/new`),
    ...['orders', 'messages', 'ticket'].map((name) => {
      const prefix = `/account/${name}/`
      return get(`${prefix}{first}`, { hasOutline: true, linkOn: { on: `/account/${name}`, prefix } })
    }),
    ...all(['/login', '/register', '/account/orders?page=2', '/account/orders/none', '/checkout', '/cart', '/']),
  ],
}

/** All requests of the baseline, in the order of sending, one language after the other. */
export const GROUPS: Group[] = [
  ...ENGLISH.map((group): Group => ({ ...group, language: 'en' })),
  CUSTOMER,
  ...(['es', 'de'] as const).map((language): Group => ({
    name: language,
    language,
    samples: [...withOutline(SHIRT), ...all(paths.KINDS)],
  })),
]
