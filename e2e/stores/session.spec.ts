import { MARA, signIn } from '../../tests/harness/browser/customer'
import { expect, test } from '../fixtures'
import type { ResponseChange } from './mitm-store-api'
import { openStorefront } from './other-store'

// The browser itself logs every rejected request.
test.use({ expectedErrors: [/401|404/] })

const REFUSED = { code: 401, msg: 'Invalid Token' }

const REJECTIONS: [string, Record<string, ResponseChange>][] = [
  ['every call', { '/api/cart': REFUSED, '/api/user': REFUSED }],
  ['the cart alone', { '/api/cart': REFUSED }],
  ['GET /api/user alone', { '/api/user': REFUSED }],
]

const WORDS = 'Not while your parcel is being packed.'

/** Calls that the store rejects in the current test: personal ones, which no cache stores. */
const changes: Record<string, ResponseChange> = {}
let shop: Awaited<ReturnType<typeof openStorefront>>

// One storefront for all tests of this file.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(120_000)
  shop = await openStorefront(changes)
})
test.afterAll(() => shop.close())
test.afterEach(() => {
  for (const path of Object.keys(changes)) delete changes[path]
})

for (const [calls, rejections] of REJECTIONS)
  test(`a 401 to ${calls} clears session, user and cart, says 'Invalid Token' once and goes to the login page (spec §8)`, async ({
    page,
    context,
    t,
  }) => {
    // A session that the store itself would still accept.
    await signIn(context, shop.url, MARA)
    Object.assign(changes, rejections)
    const logins: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest() && new URL(request.url()).pathname === '/login') logins.push(request.url())
    })
    await page.goto(`${shop.url}/product?page=2`)
    await expect(page).toHaveURL(`${shop.url}/login?from=%2Fproduct%3Fpage%3D2`)
    await expect(page.getByText(t('FlashMessage.invalid-token'))).toHaveCount(1)
    await page.waitForLoadState('networkidle')
    await expect(page.getByText(t('FlashMessage.invalid-token'))).toHaveCount(1)
    expect(logins).toHaveLength(1)
    const names = (await context.cookies()).map(({ name }) => name)
    for (const name of ['session', 'signed-in', 'notice']) expect(names).not.toContain(name)
    // Leaves the page before the store answers again.
    await page.close()
  })

test('a 401 to a visitor shows no message and no redirect: the cart is empty', async ({ page, context, t }) => {
  Object.assign(changes, { '/api/cart': REFUSED, '/api/user': REFUSED })
  // The remains of an old session: no call carries a token.
  await context.addCookies([{ name: 'signed-in', value: '1', url: shop.url }])
  for (const path of ['/product?page=2', '/cart']) {
    await page.goto(shop.url + path)
    await page.waitForLoadState('networkidle')
    await expect(page).toHaveURL(shop.url + path)
    await expect(page.getByText(t('FlashMessage.invalid-token'))).toHaveCount(0)
  }
  await expect(page.getByRole('main').getByText(t('Cart.emptyTitle')).first()).toBeVisible()
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('signed-in')
  await page.close()
})

test('a logout that the store refuses shows its message, and the customer stays logged in (spec §8)', async ({
  browser,
  t,
}) => {
  changes['/api/logout'] = { code: 400, msg: WORDS }
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled })
    await signIn(context, shop.url, MARA)
    const page = await context.newPage()
    await page.goto(`${shop.url}/account/orders`)
    await page
      .getByRole('navigation', { name: t('AccountLayout.label') })
      .getByRole('button')
      .click()
    await expect(page).toHaveURL(/\/account\?form=logout/)
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(WORDS)
    await expect(page.getByRole('main')).toContainText(MARA.email)
    await expect(page.getByText('logout succeeded')).toHaveCount(0)
    await page.goto(`${shop.url}/account/orders`)
    await expect(page).toHaveURL(`${shop.url}/account/orders`)
    await context.close()
  }
})
