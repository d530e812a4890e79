import type { BrowserContext } from '@playwright/test'
import { fillCart } from '../../e2e/checkout/journey'

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
  const page = await context.newPage()
  await page.goto(`${shop}/login?from=%2Faccount`)
  const form = page.getByRole('main')
  await form.getByRole('textbox', { name: 'Email' }).fill('mara.demo@touchline.example')
  await form.getByLabel('Password', { exact: true }).fill('touchline-demo')
  await form.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL(`${shop}/account`)
  await page.close()
}
