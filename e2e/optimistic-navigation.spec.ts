import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures'

const LISTING = '/category/home-shirts'

/** An idle listing: its click handlers are loaded. */
const openListing = (page: Page) => page.goto(LISTING, { waitUntil: 'networkidle' })

/** Blocks such requests from now on. @returns unblocks them */
async function blockRequests(page: Page, requests: RegExp): Promise<() => void> {
  let release = () => {}
  const unblocked = new Promise<void>((resolve) => (release = resolve))
  await page.route(requests, async (route) => {
    await unblocked
    await route.continue().catch(() => {})
  })
  return () => release()
}

const blockPages = (page: Page) => blockRequests(page, /_rsc=/)

/** Its position in the window, in pixels. */
async function boundsOf(element: Locator) {
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: -1, y: -1, width: -1, height: -1 }
  return [x, y, width, height].map(Math.round)
}

/** A card far enough down that its page was not prefetched. */
const clickedCard = (page: Page) => page.getByRole('main').getByRole('article').nth(9)

const tileOf = (place: Locator) => place.locator('img').first().locator('xpath=..')

test('a clicked card is shown as a preview of its product', async ({ page }) => {
  await test.step("a product's image shows the card's until it has loaded", async () => {
    await openListing(page)
    const card = clickedCard(page)
    await card.scrollIntoViewIfNeeded()
    const picture = await card.locator('img').evaluate(async (image: HTMLImageElement) => {
      await image.decode()
      return image.currentSrc
    })
    const release = await blockRequests(page, /\/image\//)
    await card.getByRole('link').click()
    await expect(page).toHaveURL(/\/product\//)
    const first = page.getByRole('main').locator('section img').first()
    await expect(first).toHaveCSS('background-image', `url("${picture}")`)
    release()
    await expect(first).toHaveCSS('background-image', 'none')
  })

  await test.step('a card that was pressed on a phone stands for its product, where the page will have it, until that is there', async () => {
    await openListing(page)
    const release = await blockPages(page)
    const card = clickedCard(page)
    await card.scrollIntoViewIfNeeded()
    await card.getByRole('link').click()
    const [tile, name] = [await boundsOf(tileOf(card)), await boundsOf(card.locator('h2 span').last())]
    release()
    await expect(page).toHaveURL(/\/product\//)
    await expect.poll(() => boundsOf(tileOf(page.getByRole('main')))).toEqual(tile)
    expect(await boundsOf(page.getByRole('heading', { level: 1 }))).toEqual(name)
    release()
  })

  await test.step('the page a card belongs to is shown again when its product takes longer than three seconds', async () => {
    await openListing(page)
    const release = await blockPages(page)
    const card = clickedCard(page)
    await card.scrollIntoViewIfNeeded()
    const [before, scrolled] = [await boundsOf(card), await page.evaluate(() => scrollY)]
    await card.getByRole('link').click()
    await expect(card).toHaveAttribute('data-opening')
    await expect(card).not.toHaveAttribute('data-opening')
    expect(await boundsOf(card)).toEqual(before)
    expect(await page.evaluate(() => scrollY)).toBe(scrolled)
    release()
    await expect(page).toHaveURL(/\/product\//)
  })
})
