import { expect, test } from '../fixtures'
import { openStorefront } from './other-store'

// The browser itself writes down every refused request.
test.use({ expectedErrors: [/401|404/] })

test("a 401 clears session, user and cart, says 'Invalid Token' and goes to the login page (spec §8)", async ({
  page,
  context,
  t,
}) => {
  const shop = await openStorefront({ '/api/cart': { code: 401, msg: 'Invalid Token' } })
  await context.addCookies(
    ['session', 'signed-in'].map((name) => ({ name, value: '1', url: shop.url, sameSite: 'Lax' as const })),
  )
  await page.goto(`${shop.url}/product?page=2`)
  await expect(page).toHaveURL(`${shop.url}/login?from=%2Fproduct%3Fpage%3D2`)
  await expect(page.getByText(t('Notice.invalid-token'))).toBeVisible()
  const names = (await context.cookies()).map(({ name }) => name)
  expect(names).not.toContain('session')
  expect(names).not.toContain('signed-in')
  await page.close()
  await shop.close()
})
