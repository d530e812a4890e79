import { expect, test } from './fixtures'

const search = (keyword: string) => `/search?page=1&limit=12&keyword=${encodeURIComponent(keyword)}`

test('a search corrects spelling, and keywords are only text', async ({ page, request, t }) => {
  await test.step('a search shows 12 results and loads the others on demand (spec §9); its cards are not rendered again', async () => {
    const failures: string[] = []
    page.on('pageerror', ({ message }) => failures.push(message))
    await page.goto(search('shirt'))
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards).toHaveCount(12)
    const first = await cards.first().elementHandle()
    await page.getByRole('link', { name: t('Listing.more') }).click()
    await expect(cards).toHaveCount(24)
    await expect(page).toHaveURL(/page=1/)
    expect(await first?.evaluate((card) => card.isConnected)).toBe(true)
    expect(failures).toEqual([])
  })

  await test.step('a misspelt search shows corrected results, with a message', async () => {
    await page.goto(search('tranbridge shrit'))
    await expect(
      page.getByText(t('Search.corrected', { keyword: 'tranbridge shrit', corrected: 'tarnbridge shirt' })),
    ).toBeVisible()
    await expect(page.getByRole('main').getByRole('article').first()).toContainText('Tarnbridge')
  })

  await test.step('a search without results is no dead end', async () => {
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

  await test.step('a keyword is never executed, and never causes an error', async () => {
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

  await test.step('spellings of one search show the same results; it is not for the index', async () => {
    const resultsOf = async (address: string) => {
      const html = await (await request.get(address)).text()
      expect(html).toMatch(/<meta name="robots" content="noindex, follow"/)
      return [...html.matchAll(/<article[\s\S]*?href="([^"]+)"/g)].map(([, href]) => href)
    }
    const results = await resultsOf(search('goalkeeper'))
    expect(results.length).toBeGreaterThan(0)
    expect(await resultsOf('/search?utm_source=x&keyword=%20goalkeeper&limit=99')).toEqual(results)
  })

  await test.step('a page beyond the last is not found', async () => {
    expect((await request.get('/search?keyword=goalkeeper&page=900')).status()).toBe(404)
  })
})
