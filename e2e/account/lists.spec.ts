import type { BrowserContext } from '@playwright/test'
import { callsOf } from '../../tests/harness/browser/customer'
import { expect, test } from '../fixtures'

/** More tickets than fit on one page. */
async function openTickets(context: BrowserContext, origin: string, count: number) {
  const call = await callsOf(context.request, origin)
  for (let n = 1; n <= count; n++) {
    const { code } = await call('POST', '/api/ticket', { type: 'other', orderNumber: '', content: `Question ${n}.` })
    expect(code).toBe(0)
  }
}

test.describe('a list of the account', () => {
  test.use({ expectedErrors: [/500/] })

  test('loads more pages on demand, and reports a failure and the end (spec §4)', async ({
    page,
    context,
    baseURL,
    signedIn,
    t,
    expectAccessible,
  }) => {
    expect(signedIn.email).toBeTruthy()
    await openTickets(context, baseURL ?? '', 12)
    await page.goto('/account/ticket')
    const items = page.getByRole('main').getByRole('link', { name: /^View ticket/ })
    await expect(items).toHaveCount(10)

    let isBroken = true
    await page.route('**/api/ticket?page=2', (route) =>
      isBroken ? route.fulfill({ status: 500, json: { code: 500, msg: '', data: null } }) : route.continue(),
    )
    await page.getByRole('link', { name: t('Listing.more') }).click()
    await expect(page.getByText('Oops something went wrong!')).toBeVisible()
    await expectAccessible(page)
    isBroken = false
    await page.getByRole('button', { name: t('Listing.retry') }).click()
    await expect(items).toHaveCount(12)
    await expect(page.getByText('No more results!')).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a list of the account is read page by page', async ({ page, context, baseURL, signedIn, t }) => {
    expect(signedIn.email).toBeTruthy()
    await openTickets(context, baseURL ?? '', 11)
    await page.goto('/account/ticket')
    await page.getByRole('link', { name: t('Listing.more') }).click()
    await expect(page).toHaveURL('/account/ticket?page=2')
    await expect(page.getByRole('main').getByRole('link', { name: /^View ticket/ })).toHaveCount(1)
    await expect(page.getByText('Question 1.')).toBeVisible()
  })
})
