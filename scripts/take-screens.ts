import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import playwrightConfig from '../playwright.config'

/** Pictures of the running demo for the README: `npm run demo` in one terminal, `npm run screens` in another. */

const FOLDER = 'docs/screens'
const SHOP = process.env.E2E_BASE_URL ?? 'http://localhost:3000'
const PRODUCT = '/product/tarnbridge-rovers-home-shirt-2026-27'
const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]

/** Puts two shirts into the cart and leaves the drawer open. */
async function fillCart(page: Page) {
  for (const [path, size] of [
    ['/product/harrow-quay-athletic-third-shirt-2026-27', 'L'],
    [PRODUCT, 'M'],
  ]) {
    await page.goto(`${SHOP}${path}`)
    await page.getByRole('radio', { name: size ?? '', exact: true }).check({ force: true })
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await page.getByRole('dialog').getByRole('spinbutton').first().waitFor()
  }
}

const SCREENS: Record<string, (page: Page) => Promise<unknown>> = {
  home: (page) => page.goto(SHOP),
  listing: (page) => page.goto(`${SHOP}/category/home-shirts`),
  product: (page) => page.goto(SHOP + PRODUCT),
  'not-found': (page) => page.goto(`${SHOP}/product/nobody`),
  cart: fillCart,
}

mkdirSync(FOLDER, { recursive: true })
const browser = await chromium.launch(playwrightConfig.use?.launchOptions)
for (const viewport of SIZES) {
  const context = await browser.newContext({ viewport, isMobile: viewport.width < 500, reducedMotion: 'reduce' })
  const page = await context.newPage()
  for (const [name, open] of Object.entries(SCREENS)) {
    await open(page)
    await page.waitForLoadState('networkidle')
    const file = join(FOLDER, `${name}-${viewport.width}.png`)
    await sharp(await page.screenshot())
      .png({ palette: true, quality: 90, effort: 10 })
      .toFile(file)
    console.log(file)
  }
  await context.close()
}
await browser.close()
