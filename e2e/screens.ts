/** A product that is in every demo shop. */
export const PRODUCT = '/product/tarnbridge-rovers-home-shirt-2026-27'

const search = (keyword: string) => `/search?page=1&limit=12&keyword=${keyword}`

/** Every screen a visitor can see, each in every state that an address leads to. */
export const SCREENS = [
  '/',
  '/category',
  '/category/clubs',
  '/category/home-shirts',
  '/product',
  '/product?page=2',
  PRODUCT,
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
] as const

/** One that no shop has. */
export const NOWHERE = '/nobody-is-here'
