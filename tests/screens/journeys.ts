import type { Locator, Page } from '@playwright/test'
import {
  fillCart,
  continueAsGuest,
  GUEST_EMAIL,
  openStep,
  order,
  payByCard,
  PLACED_PAGE,
  sendAddress,
  sendDelivery,
  typeAddress,
  unfoldSummary,
} from '../harness/browser/checkout'
import { MARA, signIn } from '../harness/browser/customer'
import { hasScripts } from '../harness/browser/page-scripts'
import { CARDS } from '../harness/browser/sandbox-payments'
import type { Translator } from '../harness/browser/translator'

/** A browser in a demo shop whose clock and data are known. */
export interface Visit {
  page: Page
  /** Origin of the shop. */
  shop: string
  t: Translator
}

/** Opens a screen. @returns the element to scroll to the top of the window; default: the top of the page */
type Open = (visit: Visit) => Promise<Locator | void>

const PRODUCT = '/product/tarnbridge-rovers-home-shirt-2026-27'

/** An order of the demo customer. */
const ORDER = 'TL-260934'

/** Opens a page and waits for its scripts: clicks before hydration have their own tests. */
async function go({ page, shop }: Visit, path: string) {
  await page.goto(shop + path)
  await page.waitForFunction(hasScripts)
  // Also for deferred scripts.
  await page.waitForLoadState('networkidle')
}

const at =
  (path: string): Open =>
  (visit) =>
    go(visit, path)

/** Adds two shirts to the cart, and leaves the drawer open. */
const addToCart: Open = async (visit) => {
  const { page, t } = visit
  for (const [path, size] of [
    ['/product/harrow-quay-athletic-third-shirt-2026-27', 'L'],
    [PRODUCT, 'M'],
  ] as const) {
    await go(visit, path)
    await page.getByRole('radio', { name: size, exact: true }).check({ force: true })
    await page
      .getByRole('button', { name: t('AddToCartForm.add') })
      .first()
      .click()
    await page.getByRole('dialog').getByRole('spinbutton').first().waitFor()
  }
}

/** Tracks an order of the demo shop, up to its status. */
const trackOrder: Open = async (visit) => {
  const { page, t } = visit
  await go(visit, '/order-track')
  await page.getByRole('textbox', { name: t('OrderTrack.number') }).fill(ORDER)
  await page.getByRole('textbox', { name: t('OrderTrack.email') }).fill(MARA.email)
  await page.getByRole('button', { name: t('OrderTrack.submit') }).click()
  await page.getByRole('heading', { name: new RegExp(ORDER) }).waitFor()
}

/** Opens the filters of a listing, unless they are shown beside the list. */
const openFilters: Open = async (visit) => {
  const { page, t } = visit
  await go(visit, '/category/home-shirts?size=m&filter=colour:red')
  const opener = page.getByRole('link', { name: new RegExp(`^${t('Filters.open')}`) })
  if (await opener.isVisible()) await opener.click()
}

/** Types a few letters into the search box, for suggestions. */
const typeSearch: Open = async (visit) => {
  const { page, t } = visit
  await go(visit, '/category')
  const opener = page.getByRole('link', { name: t('Header.search'), exact: true })
  if (await opener.isVisible()) await opener.click()
  const box = page.getByRole('search').locator('input:visible[name=keyword]').first()
  await box.click()
  await box.pressSequentially('tarn', { delay: 60 })
  await page.getByRole('option').first().waitFor()
}

/** Opens the menu: a panel below its link in a wide window, a drawer in a narrow one. */
const openMenu: Open = async (visit) => {
  const { page, t } = visit
  await go(visit, '/page/delivery')
  const opener = page.getByRole('banner').getByRole('link', { name: t('Header.menu') })
  if (!(await opener.isVisible())) {
    const categories = page.getByRole('navigation', { name: t('Header.categories') })
    await categories.getByRole('link').first().hover()
    await categories.locator('[aria-expanded=true]').waitFor()
    return
  }
  await opener.click()
  await page.getByRole('dialog', { name: t('Menu.title') }).waitFor()
}

/** Personalizes a shirt with a name and a number. */
const printShirt: Open = async (visit) => {
  const { page, t } = visit
  await go(visit, PRODUCT)
  await page.getByRole('checkbox', { name: t('AddToCartForm.personalize') }).check()
  const name = page.getByRole('textbox', { name: t('AddToCartForm.customName'), exact: true })
  await name.fill('Okafor')
  await page.getByRole('textbox', { name: t('AddToCartForm.customNumber'), exact: true }).fill('10')
  await name.blur()
  return page.getByRole('link', { name: t('Product.sizeGuide') })
}

const openSizeGuide: Open = async (visit) => {
  const { page, t } = visit
  await go(visit, PRODUCT)
  await page.getByRole('link', { name: t('Product.sizeGuide') }).click()
  await page.getByRole('dialog', { name: t('SizeGuide.title') }).waitFor()
}

const showReviews: Open = async (visit) => {
  const { page, t } = visit
  await go(visit, PRODUCT)
  return page.getByRole('heading', { name: t('Reviews.title') }).first()
}

const openAccount: Open = async (visit) => {
  await signIn(visit.page.context(), visit.shop, MARA)
  await go(visit, '/account')
}

/** The checkout of a guest, up to the paid order. */
const CHECKOUT: Record<string, Open> = {
  guest: async (visit) => {
    const context = visit.page.context()
    await fillCart(context, visit.shop, 2)
    await fillCart(context, visit.shop, 3)
    await go(visit, '/login?from=%2Fcheckout')
  },
  'checkout-address': async ({ page, t }) => {
    await continueAsGuest(page, t, GUEST_EMAIL)
    await typeAddress(page, t)
  },
  'checkout-delivery': async ({ page, t }) => {
    await sendAddress(page, t)
    await openStep(page, t, 'delivery').waitFor()
  },
  'checkout-payment': async ({ page, t }) => {
    await sendDelivery(page, t)
    await openStep(page, t, 'payment').waitFor()
    await unfoldSummary(page, t)
  },
  'pay-page': async ({ page, t }) => {
    await order(page, t)
    await page.waitForURL(/method=visa/)
  },
  'order-paid': async ({ page }) => {
    await payByCard(page, CARDS.paid)
    await page.waitForURL(PLACED_PAGE)
  },
}

const ACCOUNT: Record<string, Open> = {
  account: openAccount,
  orders: at('/account/orders'),
  order: at(`/account/orders/${ORDER}`),
  addresses: at('/account/address'),
  messages: at('/account/messages'),
  tickets: at('/account/ticket'),
  'new-review': at(`${PRODUCT}/review/new`),
}

/** Screens that depend on no other screen. */
const SINGLE_SCREENS: Record<string, Open> = {
  home: at('/'),
  listing: at('/category/home-shirts'),
  product: at(PRODUCT),
  menu: openMenu,
  filters: openFilters,
  suggestions: typeSearch,
  print: printShirt,
  'size-guide': openSizeGuide,
  reviews: showReviews,
  search: at('/search?page=1&limit=12&keyword=scarf'),
  content: at('/page/delivery'),
  service: at('/service-center'),
  'order-track': trackOrder,
  'not-found': at('/product/no-such-product'),
  cart: addToCart,
  login: at('/login'),
  register: at('/register'),
}

/**
 * Every screen by name, in journeys. Each journey has its own browser, and each of its screens continues from the one
 * before. Orders come last, since they change popularity and stock.
 */
export const JOURNEYS: readonly Readonly<Record<string, Open>>[] = [
  ...Object.entries(SINGLE_SCREENS).map(([name, open]) => ({ [name]: open })),
  ACCOUNT,
  CHECKOUT,
]
