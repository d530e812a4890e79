import type { Answer } from '../shop/ask'
import type { Told } from '../shop/shopper'
import type { Visit } from './visit'

/** Something shoppers do. */
export interface Column {
  name: string
  act: (visit: Visit) => Promise<Answer | Told>
  /** What a whole answer has in it. */
  shows?: (visit: Visit) => RegExp
  /** Whether it may fail while something it needs is away: what is bought has to be true. Else it never may. */
  mayFail: boolean
}

const page = (name: string, path: (visit: Visit) => string): Column => ({
  name,
  act: ({ newcomer, ...visit }) => newcomer.see(path({ newcomer, ...visit })),
  mayFail: false,
})

/** Pages everybody sees, then what is somebody's own, then what changes something. The last ones use up what was made ready. */
export const COLUMNS: Column[] = [
  page('Home', () => '/'),
  page('Category', ({ seen }) => `/category/${seen.categories[0]}`),
  page('Product', ({ seen }) => `/product/${seen.products[0]}`),
  page('Search', () => '/search?keyword=shirt'),
  page('Content', () => '/page/delivery'),
  { name: 'Picture', act: ({ newcomer, picture }) => newcomer.see(picture), mayFail: true },
  page('Sign-in page', () => '/login'),
  { name: 'Register page', act: ({ newcomer }) => newcomer.see('/register'), mayFail: false },
  { name: 'Captcha', act: ({ newcomer }) => newcomer.see('/api/verify/captcha'), mayFail: true },
  { name: 'Sign in', act: ({ newcomer }) => newcomer.logIn(), mayFail: true },
  { name: 'Account', act: ({ customer }) => customer.see('/account'), shows: () => /Mara/, mayFail: true },
  { name: 'Cart', act: ({ buyer }) => buyer.see('/cart'), shows: () => /name="quantity"/, mayFail: true },
  { name: 'Add to cart', act: ({ newcomer, line }) => newcomer.addToCart(line), mayFail: true },
  { name: 'Checkout', act: ({ buyer }) => buyer.see('/checkout'), shows: () => /Meadow Lane/, mayFail: true },
  { name: 'Order', act: ({ buyer, order }) => buyer.placeOrder(order), mayFail: true },
  {
    name: 'Its page',
    act: ({ owner, number }) => owner.see(`/checkout/order/${number}`),
    shows: ({ number }) => new RegExp(number),
    mayFail: true,
  },
  {
    name: 'Pay',
    act: ({ owner, number }) => owner.call('POST', `/api/order/${number}/pay`, { method: 'visa' }),
    mayFail: true,
  },
]
