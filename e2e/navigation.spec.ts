import type { Page, Request } from '@playwright/test'
import { ANY_WIDTH, expect, test } from './fixtures'
import { PRODUCT } from './screens'

const top = (page: Page) => page.evaluate(() => Math.round(scrollY))

test(
  'a link leads to the top of its page, and back to the previous scroll position',
  ANY_WIDTH,
  async ({ page, t }) => {
    await test.step('a page is prefetched when its link is hovered, and shown without another request', async () => {
      await page.goto('/category/home-shirts')
      const link = page.getByRole('main').getByRole('article').first().getByRole('link').first()
      const path = (await link.getAttribute('href')) ?? ''
      // First the shell, then the whole page.
      const requested: (string | undefined)[] = []
      const fetched: (string | undefined)[] = []
      const recordIn = (list: typeof requested) => (request: Request) => {
        if (new URL(request.url()).pathname === path) list.push(request.headers()['next-router-segment-prefetch'])
      }
      page.on('request', recordIn(requested)).on('requestfinished', recordIn(fetched))
      await expect(async () => {
        await page.mouse.move(0, 0)
        await link.hover()
        expect(fetched).toContain(undefined)
      }).toPass()
      const before = requested.length
      await link.click()
      await expect(page.getByRole('button', { name: t('AddToCartForm.add') }).first()).toBeVisible()
      expect(requested.length).toBe(before)
    })

    await test.step('another route opens at its top, and back navigation restores the scroll position (spec §2)', async () => {
      await page.goto('/category/home-shirts')
      const card = page.getByRole('article').nth(6).getByRole('link').first()
      await card.scrollIntoViewIfNeeded()
      const before = await top(page)
      expect(before).toBeGreaterThan(200)
      await card.click()
      await expect(page).toHaveURL(/\/product\//)
      await expect.poll(() => top(page)).toBe(0)
      await page.goBack()
      await expect(page).toHaveURL('/category/home-shirts')
      await expect.poll(() => top(page)).toBe(before)
    })

    await test.step('the heading of another page has the focus, however one came there, and the page is at its top', async () => {
      const logo = page.getByRole('banner').locator('a[href="/"]:visible').first()
      const heading = page.getByRole('heading', { level: 1 })
      for (const go of [() => logo.click(), () => logo.press('Enter')]) {
        await page.goto('/page/delivery')
        await go()
        await expect(page).toHaveURL('/')
        await expect(heading).toBeFocused()
        expect(await top(page)).toBe(0)
      }
      await page.goBack()
      await expect(page).toHaveURL('/page/delivery')
      await expect(heading).toBeFocused()
    })
  },
)

test('addresses lead to the places they name, and leave the focus', ANY_WIDTH, async ({ page, t }) => {
  await test.step('a hash scrolls to its target (spec §2)', async () => {
    await page.goto('/#sale')
    await expect(page.locator('#sale')).toBeInViewport()
  })

  await test.step('a document that is loaded, a filter and a place that is named leave the focus where it is', async () => {
    await page.goto('/category/home-shirts')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).not.toBeFocused()
    await page.getByRole('link', { name: 'Touchline' }).first().focus()
    await page.evaluate(() => history.pushState(null, '', '/category/home-shirts?sort=newest'))
    await expect(page).toHaveURL(/sort=newest/)
    await expect(heading).not.toBeFocused()
  })

  await test.step('the way back from another page leads to the page whose place was linked, not to its address alone', async () => {
    await page.goto(PRODUCT)
    const heading = page.getByRole('heading', { level: 1 })
    const name = await heading.innerText()
    await page.locator('a[href="#reviews"]').first().click()
    await expect(page).toHaveURL(`${PRODUCT}#reviews`)
    await page
      .getByRole('navigation', { name: t('Breadcrumb.label') })
      .getByRole('link')
      .last()
      .click()
    await expect(page).toHaveURL(/\/category\//)
    await expect(heading).not.toHaveText(name)
    await page.goBack()
    await expect(page).toHaveURL(`${PRODUCT}#reviews`)
    await expect(heading).toHaveText(name)
    await page.goBack()
    await expect(page).toHaveURL(PRODUCT)
    await expect(heading).toHaveText(name)
  })

  await test.step('the navigation bar (spec §9) shows in its colour when a page takes longer than 200 ms, for 2 s at most', async () => {
    const bar = page.locator('#DX > div[aria-hidden="true"]')
    await page.goto('/category')
    await page.waitForLoadState('networkidle')
    let release = () => {}
    const unblocked = new Promise<void>((resolve) => (release = resolve))
    await page.route(/_rsc=/, async (route) => {
      await unblocked
      await route.continue()
    })
    await page.getByRole('main').getByRole('link').nth(5).click()
    await expect(bar).toHaveCSS('background-color', 'rgb(236, 97, 88)')
    await expect(bar).toHaveCount(0)
    release()
  })
})

test.describe('a page chunk that fails to load (spec §8)', () => {
  test.use({ expectedErrors: [/chunk|ERR_FAILED|Failed to load/i] })

  test('reloads the page once, and not again within ten seconds', ANY_WIDTH, async ({ page }) => {
    await page.goto('/category')
    await page.waitForLoadState('networkidle')
    await page.route('**/_next/static/chunks/**', (route) => route.abort())
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
    })
    await page.evaluate((path) => {
      const { next } = window as unknown as { next: { router: { push: (path: string) => void } } }
      next.router.push(path)
    }, PRODUCT)
    await expect(page).toHaveURL(PRODUCT)
    await expect.poll(() => documents).toEqual([PRODUCT])
    await page.waitForLoadState('networkidle')
    expect(documents).toEqual([PRODUCT])
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test.describe('pictures', () => {
  test.use({ expectedErrors: [/404/] })

  test('an image that fails to load is replaced by the store name (spec §4)', ANY_WIDTH, async ({ page }) => {
    await page.route('**/image/**', (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto('/category/home-shirts')
    const card = page.getByRole('article').first()
    await expect(card.getByText('Touchline')).toBeVisible()
    await test.step('it is requested once more, and shown', async () => {
      await page.unroute('**/image/**')
      await expect(card.getByText('Touchline')).toBeHidden()
      const widthOf = (image: SVGElement | HTMLElement) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)
      await expect.poll(() => card.getByRole('img').first().evaluate(widthOf)).toBeGreaterThan(0)
    })
  })
})
