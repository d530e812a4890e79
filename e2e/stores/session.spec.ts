import { expect, test } from '../fixtures'
import { openStorefront } from './other-store'

// The browser itself writes down every refused request.
test.use({ expectedErrors: [/401|404/] })

const REFUSED = { code: 401, msg: 'Invalid Token' }

const REFUSALS: [string, Parameters<typeof openStorefront>[0]][] = [
  ['every call', { '/api/cart': REFUSED, '/api/user': REFUSED }],
  ['the cart alone', { '/api/cart': REFUSED }],
  ['GET /api/user alone', { '/api/user': REFUSED }],
]

for (const [what, changes] of REFUSALS)
  test(`a 401 to ${what} clears session, user and cart, says 'Invalid Token' once and goes to the login page (spec §8)`, async ({
    page,
    context,
    t,
  }) => {
    const shop = await openStorefront(changes)
    await context.addCookies(await shop.sessionCookies())
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
    await page.close()
    await shop.close()
  })

test('a 401 to a visitor says nothing and leads nowhere: the cart is empty', async ({ page, context, t }) => {
  const shop = await openStorefront({ '/api/cart': REFUSED, '/api/user': REFUSED })
  // The remains of an old session: no call carries a token.
  await context.addCookies([{ name: 'signed-in', value: '1', url: shop.url }])
  for (const path of ['/product?page=2', '/cart']) {
    await page.goto(shop.url + path)
    await page.waitForLoadState('networkidle')
    await expect(page).toHaveURL(shop.url + path)
    await expect(page.getByText(t('FlashMessage.invalid-token'))).toHaveCount(0)
  }
  await expect(page.getByRole('main').getByText(t('Cart.emptyTitle')).first()).toBeVisible()
  await page.close()
  await shop.close()
})
