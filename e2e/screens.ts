/** A product that is in every demo shop. */
export const PRODUCT = '/product/tarnbridge-rovers-home-shirt-2026-27'

const search = (keyword: string) => `/search?page=1&limit=12&keyword=${keyword}`

/** Every screen of a visitor, in every state that has an address. */
export const SCREENS = [
  '/',
  '/category',
  '/category/clubs',
  '/category/home-shirts',
  '/product',
  '/product?page=2',
  '/category/home-shirts?brand=costa-lumbre,glasswater&size=m&sort=price-asc',
  '/category/home-shirts?brand=costa-lumbre&price=0-2000',
  PRODUCT,
  `${PRODUCT}/review?sort=worst`,
  `${PRODUCT}/question`,
  '/search',
  search('tarnbridge'),
  search('qqqqqqqq'),
  '/page/about-us',
  '/page/contact-us',
  '/page/cookie-policy',
  '/page/faq',
  '/service-center',
  '/order-track',
  '/newsletter?state=submitted',
  '/newsletter?state=invalid',
  '/cart',
  '/test',
  '/login',
  '/login?from=/checkout',
  '/register',
  '/forgot-password',
  '/reset-password',
  `/reset-password?token=${'a'.repeat(43)}`,
  '/verify',
  `/verify?token=${'a'.repeat(43)}`,
] as const

/** Every screen of a customer's account, as the demo customer with orders, messages and tickets sees it. */
export const ACCOUNT_SCREENS = [
  '/account',
  '/account/address',
  '/account/address?add=1',
  '/account/orders',
  '/account/orders?shipping=shipped&days=365',
  '/account/orders/TL-260934',
  '/account/messages',
  '/account/ticket',
  '/account/ticket/create',
  `${PRODUCT}/review/new`,
  `${PRODUCT}/question/new`,
] as const

/** A path that no shop has. */
export const MISSING_PATH = '/no-such-page'
