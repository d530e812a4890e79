import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { openPlainStore } from './other-store'

type Shop = Awaited<ReturnType<typeof openPlainStore>>

const PUBLIC_PATHS = [
  ...['/', '/category', '/category/shirts', '/category/home-shirts', '/category/scarves', '/category/nothing'],
  ...['/product', '/product/plain-shirt', '/search', '/search?page=1&limit=12&keyword=shirt', '/cart'],
  ...['/page/contact-us', '/page/about-us', '/login', '/register', '/forgot-password', '/reset-password', '/verify'],
  ...['/order-track', '/service-center', '/checkout', '/test'],
]

const CUSTOMER_PATHS = [
  ...['/account', '/account/address', '/account/address?add', '/account/orders', '/account/orders/1'],
  ...['/account/messages', '/account/messages/1', '/account/ticket', '/account/ticket/create', '/account/ticket/1'],
  ...['/', '/cart', '/checkout', '/login', '/product/plain-shirt/review/new'],
]

/** Each page is shown, or a 404; never the root error screen. */
async function expectShown(page: Page, shop: Shop, paths: string[], notFound: string) {
  for (const path of paths) {
    const status = (await page.goto(shop.url + path))?.status()
    expect([path, status === 200 || status === 404 || status]).toEqual([path, true])
    const heading = page.getByRole('heading', { level: 1 })
    if (status === 404) await expect(page.getByRole('heading', { name: notFound }), path).toBeVisible()
    else await expect(heading.first(), path).toBeAttached()
    await expect(page.locator('#DX'), path).toBeAttached()
  }
}

// One shop for all tests of this file.
test.describe.configure({ mode: 'default' })
test.describe('in front of a store API that implements the specification only', () => {
  // The store does not support most calls of the pages.
  test.use({ expectedErrors: [/404/] })

  let shop: Shop
  test.beforeAll(async () => {
    shop = await openPlainStore()
  })
  test.afterAll(() => shop.close())

  test('a visitor sees every screen, without promises that the store does not make', async ({ page, t }) => {
    await test.step('every screen returns 200 or a friendly 404 (spec §2)', () =>
      expectShown(page, shop, PUBLIC_PATHS, t('NotFound.title')))
    await test.step('home, categories and cart return 200 without a login', async () => {
      for (const path of ['/', '/category', '/cart', '/login', '/service-center'])
        expect([path, (await fetch(shop.url + path)).status]).toEqual([path, 200])
    })
    await test.step('promises of returns and tracked parcels are made on no page, as the store makes none', async () => {
      for (const path of ['/', '/category', '/cart', '/service-center']) {
        const html = await (await fetch(shop.url + path)).text()
        expect([
          path,
          /\d+ days? to return|tracked to your door|Tracked delivery|MerchantReturnPolicy/.exec(html),
        ]).toEqual([path, null])
      }
    })
  })

  test('a customer whose names are null sees every screen', async ({ page, context, t }) => {
    await context.addCookies(await shop.sessionCookies())
    await test.step('every screen of a customer whose names are null returns 200 or a friendly 404 (spec §3)', () =>
      expectShown(page, shop, CUSTOMER_PATHS, t('NotFound.title')))
    await test.step('a customer is greeted by the part of the email before the @ on public pages (spec §3)', async () => {
      await page.goto(shop.url)
      await expect(page.getByText(t('AccountMenu.hello', { username: 'ada' })).first()).toBeAttached()
      await page.goto(`${shop.url}/account`)
      await expect(page.getByText(t('AccountOverview.hello', { name: 'ada' }))).toBeVisible()
    })
  })

  test('the cart counts decimals by the currency of the specification, on its page and in the drawer (spec §9)', async ({
    page,
    context,
  }) => {
    await context.addCookies([{ name: 'uuid', value: '3f1c8a52-6d0e-4b7a-9c41-2e5d7f80a1b3', url: shop.url }])
    await page.goto(`${shop.url}/cart`)
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Plain shirt' })).toHaveAttribute('href', '/product/plain-shirt')
    // 1 × 1.15 is 1.15 and no less; 1234.5 × 1.15 is cut, not rounded.
    for (const price of ['$1.15', '$2.30', '$11.50', '$23.00', '$1,150.00', '$1,419.67', '$1,175.30'])
      await expect(main.getByText(price).first()).toBeVisible()
    // Of three lines one is reduced.
    await expect(main.locator('s')).toHaveCount(1)

    await page.goto(shop.url)
    await page.getByRole('banner').locator('a[href="/cart"]').click()
    const drawer = page.getByRole('dialog')
    for (const price of ['$2.30', '$1,150.00', '$1,175.30']) await expect(drawer.getByText(price).first()).toBeVisible()
    await expect(drawer.locator('s')).toHaveCount(1)
  })
})
