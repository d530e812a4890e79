import { MARA, signIn } from '../../tests/harness/browser/customer'
import { expect, test } from '../fixtures'
import { openStorefront } from './other-store'

const WORDS = 'Not while your parcel is being packed.'

test('a logout that the store refuses shows its message, and the customer stays logged in (spec §8)', async ({
  browser,
  t,
}) => {
  const shop = await openStorefront({ '/api/logout': { code: 400, msg: WORDS } })
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
  await shop.close()
})
