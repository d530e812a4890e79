import { ANY_WIDTH, expect, test } from './fixtures'

test.describe('a list', () => {
  test.use({ expectedErrors: [/503/] })

  test(
    'a failed list shows an error and a retry button, and the end of a list is shown (spec §4)',
    ANY_WIDTH,
    async ({ page, t }) => {
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
    },
  )
})

test.describe('a list whose script cannot be loaded', () => {
  test.use({ expectedErrors: [/Failed to load/] })

  test('leads to its next page', ANY_WIDTH, async ({ page, t }) => {
    await page.goto('/category/home-shirts')
    await page.waitForLoadState('networkidle')
    await page.route('**/_next/static/chunks/*.js', (route) => route.abort())
    await page.getByRole('link', { name: t('Listing.more') }).click()
    await expect(page).toHaveURL(/\/category\/home-shirts\?(.*&)?page=2/)
  })
})

test('cards are links by their names, and show a second image to a mouse', async ({ page, isMobile }) => {
  await test.step('cards are links with the full names of their products, and no two names are the same', async () => {
    await page.goto('/category/tarnbridge-rovers')
    const links = page.getByRole('main').getByRole('article').getByRole('link')
    const names = await links.evaluateAll((all) =>
      all.map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim()),
    )
    expect(names.length).toBeGreaterThan(8)
    expect(new Set(names).size).toBe(names.length)
    await expect(links.first()).toHaveAccessibleName(/^Tarnbridge Rovers \S+/)
  })

  await test.step('a mouse over a card shows its second image; a phone never loads one', async () => {
    await page.goto('/category/home-shirts')
    const card = page.getByRole('main').getByRole('article').first()
    const second = (await card.locator('[data-second]').getAttribute('data-second')) ?? ''
    expect(second).toMatch(/^\/image\/.+-back\.webp\?v=/)
    const loaded: string[] = []
    page.on('response', (response) => loaded.push(response.url()))
    const loadedSeconds = () => loaded.filter((url) => url.includes(second))
    if (isMobile) {
      await page.waitForLoadState('networkidle')
      await card.hover()
      await expect(card.locator('[data-second]')).toHaveCount(1)
      expect(loadedSeconds()).toEqual([])
      return
    }
    const frame = card.locator('div').first()
    const styleOf = (name: 'backgroundImage' | 'opacity') =>
      frame.evaluate((element, key) => getComputedStyle(element, '::after')[key], name)
    await expect(async () => {
      await page.mouse.move(0, 0)
      await card.hover()
      expect(await styleOf('backgroundImage')).toContain(second)
    }).toPass()
    await expect.poll(() => styleOf('opacity')).toBe('1')
    await page.mouse.move(0, 0)
    await expect.poll(() => styleOf('opacity')).toBe('0')
    expect(loadedSeconds()).toHaveLength(1)
  })
})
