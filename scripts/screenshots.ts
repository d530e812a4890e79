import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { MARA, signIn } from '../tests/harness/browser/customer'
import playwrightConfig from '../playwright.config'
import {
  fillCart,
  goOnAsGuest,
  GUEST_EMAIL,
  openStep,
  order,
  payByCard,
  PLACED_PAGE,
  sendAddress,
  sendDelivery,
  typeAddress,
  unfoldSummary,
} from '../tests/harness/browser/checkout'
import { CARDS } from '../tests/harness/browser/sandbox-payments'
import { translator } from '../tests/harness/browser/translator'

/** Pictures of the running demo for the README: `npm run demo` in one terminal, `npm run screenshots` in another. */

const FOLDER = 'docs/screens'
const SHOP = process.env.E2E_BASE_URL ?? 'http://localhost:3000'
const PRODUCT = '/product/tarnbridge-rovers-home-shirt-2026-27'
const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]

/** Puts two shirts into the cart and leaves the drawer open. */
async function fillCartByPage(page: Page) {
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

/** Asks for an order of the demo shop and leaves its standing open. */
async function trackOrder(page: Page) {
  await page.goto(`${SHOP}/order-track`)
  await page.getByRole('textbox', { name: 'Order number' }).fill('TL-260934')
  await page.getByRole('textbox', { name: 'Email address of the order' }).fill(MARA.email)
  await page.getByRole('button', { name: 'Track order' }).click()
  await page.getByRole('heading', { name: /TL-260934/ }).waitFor()
}

/** The demo customer's account. */
async function openAccount(page: Page) {
  await signIn(page.context(), SHOP, MARA)
  await page.goto(`${SHOP}/account`)
}

/** What a listing can be narrowed by, where it is not beside the list. */
async function openFilters(page: Page) {
  await page.goto(`${SHOP}/category/home-shirts?size=m&filter=colour:red`)
  const opener = page.getByRole('link', { name: /^Filter/ })
  if (await opener.isVisible()) await opener.click()
}

/** What may be meant by a few letters. */
async function typeSearch(page: Page) {
  await page.goto(`${SHOP}/category`)
  const opener = page.getByRole('link', { name: 'Search', exact: true })
  if (await opener.isVisible()) await opener.click()
  const box = page.getByRole('search').locator('input:visible[name=keyword]').first()
  await box.click()
  await box.pressSequentially('tarn', { delay: 60 })
  await page.getByRole('option').first().waitFor()
}

/** A name and a number on the back. */
async function printShirt(page: Page) {
  await page.goto(SHOP + PRODUCT)
  await page.getByRole('checkbox', { name: /name and number/ }).check()
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await name.fill('Okafor')
  await page.getByRole('textbox', { name: 'Number', exact: true }).fill('10')
  await name.scrollIntoViewIfNeeded()
}

async function openSizeGuide(page: Page) {
  await page.goto(SHOP + PRODUCT)
  await page.getByRole('link', { name: 'Size guide' }).click()
}

async function showReviews(page: Page) {
  await page.goto(SHOP + PRODUCT)
  await page.getByRole('heading', { name: 'Reviews' }).first().scrollIntoViewIfNeeded()
}

const t = translator('en')

/** The way of a guest to a paid order, screen by screen: each goes on from the one before. */
const checkoutScreens = (shop: string): Record<string, (page: Page) => Promise<unknown>> => ({
  guest: async (page) => {
    await fillCart(page.context(), shop, 2)
    await fillCart(page.context(), shop, 3)
    await page.goto(`${shop}/login?from=%2Fcheckout`)
  },
  'checkout-address': async (page) => {
    await page.goto(`${shop}/checkout`)
    await goOnAsGuest(page, t, GUEST_EMAIL)
    await typeAddress(page, t)
  },
  'checkout-delivery': async (page) => {
    await sendAddress(page, t)
    await openStep(page, t, 'delivery').waitFor()
  },
  'checkout-payment': async (page) => {
    await sendDelivery(page, t)
    await openStep(page, t, 'payment').waitFor()
    await unfoldSummary(page, t)
  },
  'pay-page': async (page) => {
    await order(page, t)
    await page.waitForURL(/method=visa/)
  },
  'order-paid': async (page) => {
    await payByCard(page, CARDS.paid)
    await page.waitForURL(PLACED_PAGE)
  },
})

const CHECKOUT = checkoutScreens(SHOP)

const SCREENS: Record<string, (page: Page) => Promise<unknown>> = {
  home: (page) => page.goto(SHOP),
  listing: (page) => page.goto(`${SHOP}/category/home-shirts`),
  product: (page) => page.goto(SHOP + PRODUCT),
  filters: openFilters,
  suggestions: typeSearch,
  print: printShirt,
  'size-guide': openSizeGuide,
  reviews: showReviews,
  search: (page) => page.goto(`${SHOP}/search?page=1&limit=12&keyword=scarf`),
  content: (page) => page.goto(`${SHOP}/page/delivery`),
  service: (page) => page.goto(`${SHOP}/service-center`),
  'order-track': trackOrder,
  'not-found': (page) => page.goto(`${SHOP}/product/no-such-product`),
  cart: fillCartByPage,
  ...CHECKOUT,
  login: (page) => page.goto(`${SHOP}/login`),
  register: (page) => page.goto(`${SHOP}/register`),
  account: openAccount,
  orders: (page) => page.goto(`${SHOP}/account/orders`),
  order: (page) => page.goto(`${SHOP}/account/orders/TL-260934`),
  addresses: (page) => page.goto(`${SHOP}/account/address`),
  messages: (page) => page.goto(`${SHOP}/account/messages`),
  tickets: (page) => page.goto(`${SHOP}/account/ticket`),
  'new-review': (page) => page.goto(`${SHOP}${PRODUCT}/review/new`),
}

/** Whether every image within the window is loaded; the store API may still be drawing it. Runs in the page. */
const areShownImagesLoaded = () =>
  [...document.images].every((image) => {
    const { top, bottom, width } = image.getBoundingClientRect()
    // Images of a folded summary have a place, and are not loaded.
    const isHidden = width === 0 || bottom < 0 || top > innerHeight || !image.checkVisibility()
    return isHidden || (image.complete && image.naturalWidth > 0)
  })

mkdirSync(FOLDER, { recursive: true })
const browser = await chromium.launch(playwrightConfig.use?.launchOptions)
/** Those named on the command line; all without any. */
const wanted = process.argv.slice(2)
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name)
/** Each screen of the checkout comes after the one before, those of the account after the first of them. */
const leadsOn = (name: string) => name === 'account' || (name in CHECKOUT && Object.keys(CHECKOUT).some(isWanted))

for (const viewport of SIZES) {
  const context = await browser.newContext({
    viewport,
    baseURL: SHOP,
    isMobile: viewport.width < 500,
    reducedMotion: 'reduce',
  })
  await context.addCookies([{ name: 'cookieAgree', value: '1', url: SHOP }])
  const page = await context.newPage()
  for (const [name, open] of Object.entries(SCREENS)) {
    if (!isWanted(name) && !leadsOn(name)) continue
    await open(page)
    await page.waitForLoadState('networkidle')
    await page.waitForFunction(areShownImagesLoaded)
    const file = join(FOLDER, `${name}-${viewport.width}.png`)
    await sharp(await page.screenshot())
      .png({ palette: true, quality: 90, effort: 10 })
      .toFile(file)
    console.log(file)
  }
  await context.close()
}
await browser.close()
