import { expect, test } from './fixtures'

const search = (keyword: string) => `/search?page=1&limit=12&keyword=${encodeURIComponent(keyword)}`

test('a search shows 12 results and loads the others on demand (spec §9)', async ({ page, t }) => {
  await page.goto(search('shirt'))
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(12)
  await page.getByRole('link', { name: t('Listing.more') }).click()
  await expect(cards).toHaveCount(24)
  await expect(page).toHaveURL(/page=1/)
})

test('a misspelt search finds what was meant, and says so', async ({ page, t }) => {
  await page.goto(search('tranbridge shrit'))
  await expect(
    page.getByText(t('Search.corrected', { keyword: 'tranbridge shrit', corrected: 'tarnbridge shirt' })),
  ).toBeVisible()
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('Tarnbridge')
})

test('a search without results is no dead end', async ({ page, t }) => {
  await page.goto(search('qqqqqqqq'))
  await expect(page.getByText(t('Search.nothing'))).toBeVisible()
  await expect(page.getByRole('search', { name: t('SearchBox.page') })).toBeVisible()
  await expect(
    page
      .getByRole('list', { name: t('Search.popular') })
      .getByRole('link')
      .first(),
  ).toBeVisible()
})

test('any keyword is only words: nothing it holds is run, and nothing fails', async ({ page }) => {
  for (const keyword of [
    "'; drop table product; --",
    '<img src=x onerror=alert(1)>',
    ':*&|!()',
    '%',
    '/?#',
    '🏆',
    '\\',
  ]) {
    const response = await page.goto(search(keyword))
    expect(response?.status(), keyword).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(keyword)
  }
})

test('spellings of one search are one cached page; it is not for the index', async ({ request }) => {
  await request.get(search('goalkeeper'))
  const response = await request.get('/search?utm_source=x&keyword=%20goalkeeper&limit=99')
  expect(response.headers()['x-nextjs-cache']).toMatch(/HIT|STALE/)
  expect(await response.text()).toMatch(/<meta name="robots" content="noindex, follow"/)
})

test('a page beyond the last is not found', async ({ request }) => {
  expect((await request.get('/search?keyword=goalkeeper&page=900')).status()).toBe(404)
})
