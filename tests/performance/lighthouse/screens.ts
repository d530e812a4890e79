import type { BrowserContext } from '@playwright/test'
import { fillCart } from '../../../e2e/checkout/journey'
import { MARA, signIn } from '../../../e2e/customer'

export interface Screen {
  name: string
  path: string
  /** The least score of its speed. */
  least: number
  /** Kept out of search engines on purpose: not judged by their rules. */
  isPrivate?: boolean
}

export const SCREENS: Screen[] = [
  { name: 'home', path: '/', least: 99 },
  { name: 'category', path: '/category/home-shirts', least: 99 },
  { name: 'product', path: '/product/tarnbridge-rovers-home-shirt-2026-27', least: 99 },
  { name: 'search', path: '/search?page=1&limit=12&keyword=shirt', least: 99, isPrivate: true },
  { name: 'content', path: '/page/delivery', least: 99 },
  { name: 'login', path: '/login', least: 97, isPrivate: true },
  { name: 'checkout', path: '/checkout', least: 97, isPrivate: true },
  { name: 'account', path: '/account', least: 97, isPrivate: true },
]

/** Signs the demo customer in and puts something into the cart. */
export async function becomeCustomer(context: BrowserContext, shop: string): Promise<void> {
  await fillCart(context, shop, 2)
  await signIn(context, shop, MARA)
}
