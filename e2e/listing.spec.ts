import { expect, test } from './fixtures'

test.describe('a list', () => {
  test.use({ expectedErrors: [/503/] })

  test('a list that fails says so and can be tried again, and says when there is no more (spec §4)', async ({
    page,
    t,
  }) => {
    await page.goto('/category/home-shirts')
    const cards = page.getByRole('main').getByRole('article')
    const shown = await cards.count()
    let isAway = true
    await page.route('**/api/product?*', (route) =>
      isAway ? route.fulfill({ status: 503, json: { code: 503, msg: '', data: null } }) : route.continue(),
    )
    await page.getByRole('link', { name: t('Listing.more') }).click()
    await expect(page.getByText('Oops something went wrong!')).toBeVisible()
    await expect(cards).toHaveCount(shown)
    isAway = false
    await page.getByRole('button', { name: t('Listing.retry') }).click()
    await expect.poll(() => cards.count()).toBeGreaterThan(shown)
    while (await page.getByRole('link', { name: t('Listing.more') }).isVisible()) {
      const before = await cards.count()
      await page.getByRole('link', { name: t('Listing.more') }).click()
      await expect.poll(() => cards.count()).toBeGreaterThan(before)
    }
    await expect(page.getByText('No more results!')).toBeVisible()
  })
})

test.describe('a list whose script cannot be loaded', () => {
  test.use({ expectedErrors: [/Failed to load/] })

  test('leads to its next page', async ({ page, t }) => {
    await page.goto('/category/home-shirts')
    await page.waitForLoadState('networkidle')
    await page.route('**/_next/static/chunks/*.js', (route) => route.abort())
    await page.getByRole('link', { name: t('Listing.more') }).click()
    await expect(page).toHaveURL(/\/category\/home-shirts\?(.*&)?page=2/)
  })
})
