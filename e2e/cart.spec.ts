import type { Page } from '@playwright/test'
import { findProduct, type Buyable } from '../tests/harness/browser/products'
import { ANY_WIDTH, expect, test } from './fixtures'
import type { Translator } from '../tests/harness/browser/translator'

const drawer = (page: Page, t: Translator) => page.getByRole('dialog', { name: t('Cart.title') })
const quantityOf = (page: Page, t: Translator) => drawer(page, t).getByRole('spinbutton')

async function choose(page: Page, product: Buyable) {
  await page.goto(`/product/${product.key}`)
  await page.getByRole('radio', { name: product.size, exact: true }).check({ force: true })
}

const add = (page: Page, t: Translator) =>
  page
    .getByRole('button', { name: t('AddToCartForm.add') })
    .first()
    .click()

/** Opens a product's page, chooses a size and adds it to the cart; the drawer is open afterwards. */
async function buy(page: Page, t: Translator, product: Buyable) {
  await choose(page, product)
  await add(page, t)
  await expect(drawer(page, t)).toBeVisible()
  await expect(quantityOf(page, t)).toHaveValue('1')
}

test('the drawer holds what is bought until it is taken out', ANY_WIDTH, async ({ page, request, t }) => {
  await test.step('a shirt found by its category is still in the cart after a reload, and can be changed and taken out', async () => {
    const product = await findProduct(request)
    await page.goto('/')
    await page
      .getByRole('main')
      .getByRole('link', { name: t('Home.allCategories') })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: t('CategoryOverview.title') })).toBeVisible()

    await page.goto(`/category/${product.category}`)
    await page.getByRole('article').filter({ hasText: product.subtitle }).first().getByRole('link').click()
    await expect(page).toHaveURL(/\/product\//)
    await buy(page, t, product)

    await page.reload()
    await page.getByRole('link', { name: t('Cart.label', { count: 1 }) }).click()
    await expect(drawer(page, t).getByText(product.subtitle).first()).toBeVisible()

    await drawer(page, t)
      .getByRole('button', { name: t('Cart.more') })
      .click()
    await expect(quantityOf(page, t)).toHaveValue('2')
    await expect(drawer(page, t).getByText(t('Cart.items', { count: 2 }))).toBeVisible()

    await drawer(page, t)
      .getByRole('button', { name: t('Cart.remove', { name: `${product.brand} ${product.subtitle}` }) })
      .click()
    await expect(drawer(page, t).getByText(t('Cart.emptyTitle'))).toBeVisible()
  })

  await test.step('clearing empties the cart after a confirmation', async () => {
    await buy(page, t, await findProduct(request, 9))
    await drawer(page, t)
      .getByRole('button', { name: t('Cart.clear') })
      .click()
    await drawer(page, t)
      .getByRole('button', { name: t('Cart.clearYes') })
      .click()
    await expect(drawer(page, t).getByText(t('Cart.emptyTitle'))).toBeVisible()
    await page.reload()
    await expect(page.getByRole('link', { name: t('Cart.label', { count: 0 }) })).toBeVisible()
  })
})

test(
  'two tabs that a new visitor opens at once put what is chosen into one cart',
  ANY_WIDTH,
  async ({ page, context, request, t }) => {
    const tabs = [page, await context.newPage()]
    const products = [await findProduct(request, 4), await findProduct(request, 5)]
    await Promise.all(tabs.map((tab, at) => choose(tab, products[at] as Buyable)))
    // Before hydration the plain form is sent.
    for (const tab of tabs) await tab.waitForLoadState('networkidle')
    await Promise.all(tabs.map((tab) => add(tab, t)))
    for (const tab of tabs) await expect(drawer(tab, t).getByRole('spinbutton').first()).toBeVisible()
    await page.goto('/cart')
    for (const { key } of products)
      await expect(page.getByRole('main').locator(`a[href="/product/${key}"]`).first()).toBeVisible()
  },
)

test(
  'the cart is loaded again after every add, change, removal and clearing (spec §4)',
  ANY_WIDTH,
  async ({ page, request, t }) => {
    const calls: string[] = []
    page.on('requestfinished', (call) => {
      if (call.url().includes('/api/cart')) calls.push(call.method())
    })
    /** The calls since the last check, from the change on. */
    const since = async (method: string) => {
      await expect.poll(() => calls.slice(calls.indexOf(method))).toEqual([method, 'GET'])
      calls.length = 0
    }
    await buy(page, t, await findProduct(request, 10))
    await since('POST')
    await drawer(page, t)
      .getByRole('button', { name: t('Cart.more') })
      .click()
    await since('PUT')
    await drawer(page, t)
      .getByRole('button', { name: t('Cart.clear') })
      .click()
    await drawer(page, t)
      .getByRole('button', { name: t('Cart.clearYes') })
      .click()
    await since('DELETE')
  },
)

test('size and quantity are validated before a request is sent', ANY_WIDTH, async ({ page, request, t }) => {
  const product = await findProduct(request, 11)
  const sent: string[] = []
  page.on('request', (call) => {
    if (call.method() !== 'GET') sent.push(call.url())
  })

  await test.step('a product with sizes requires a size before it is added', async () => {
    await page.goto(`/product/${product.key}`)
    await add(page, t)
    await expect(page.getByText(t('AddToCartForm.sizeMissing'))).toBeVisible()
    await expect(drawer(page, t)).toBeHidden()
  })

  await test.step("an emptied quantity of a product page warns 'quantity empty' and sends nothing (spec §5)", async () => {
    await choose(page, product)
    sent.length = 0
    const field = page.getByRole('main').getByRole('spinbutton', { name: t('AddToCartForm.quantity') })
    for (const typed of ['', '0']) {
      await field.fill(typed)
      await add(page, t)
      await expect(page.locator('[data-toast-region="page"]').getByText(t('AddToCartForm.quantityEmpty'))).toHaveCount(
        1,
      )
      await expect(field).toHaveAccessibleDescription(t('AddToCartForm.quantityEmpty'))
      await expect(field).toHaveValue(typed)
    }
    expect(sent).toEqual([])
    await field.fill('2')
    await add(page, t)
    await expect(quantityOf(page, t)).toHaveValue('2')
  })

  await test.step("an empty or zero quantity warns 'quantity empty' and sends nothing", async () => {
    sent.length = 0
    for (const typed of ['', '0']) {
      const toast = drawer(page, t).locator('[data-toast-region]').getByText(t('Cart.quantityEmpty'))
      // Not that of the value before.
      await expect(toast).toHaveCount(0)
      await quantityOf(page, t).fill(typed)
      await quantityOf(page, t).press('Tab')
      await expect(toast).toBeVisible()
      await expect(quantityOf(page, t)).toHaveValue('2')
    }
    expect(sent).toEqual([])
  })

  await test.step('the last of many quick clicks determines the quantity', async () => {
    const more = drawer(page, t).getByRole('button', { name: t('Cart.more') })
    await drawer(page, t)
      .getByRole('button', { name: t('Cart.less') })
      .click()
    await expect(quantityOf(page, t)).toHaveValue('1')
    for (let click = 0; click < 3; click++) await more.click()
    await expect(quantityOf(page, t)).toHaveValue('4')
    await expect(drawer(page, t).getByText(t('Cart.items', { count: 4 }))).toBeVisible()
    await expect
      .poll(async () =>
        page.evaluate(async () => (await (await fetch('/api/cart')).json()).data.carts[0].quantity as number),
      )
      .toBe(4)
  })
})

test.describe('when the store API refuses', () => {
  test.use({ expectedErrors: [/503|409/] })

  test('errors for a rejected item and a rejected quantity', ANY_WIDTH, async ({ page, request, t }) => {
    const product = await findProduct(request, 5)

    await test.step('an item that cannot be added shows an error, and the cart stays empty', async () => {
      await page.route('**/api/cart', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 503, json: { code: 503, msg: '', data: null } })
          : route.continue(),
      )
      await choose(page, product)
      await add(page, t)
      await expect(page.getByText(t('AddToCartForm.failed')).first()).toBeVisible()
      await expect(page.getByRole('link', { name: t('Cart.label', { count: 0 }) })).toBeVisible()
      await page.unroute('**/api/cart')
    })

    await test.step('a refused quantity returns to its former value, and shows the reason', async () => {
      await buy(page, t, product)
      const refusal = { status: 409, json: { code: 4005, msg: 'Only 1 left in this size.', data: { available: 1 } } }
      await page.route('**/api/cart/*/quantity/*', (route) => route.fulfill(refusal))
      await drawer(page, t)
        .getByRole('button', { name: t('Cart.more') })
        .click()
      await expect(drawer(page, t).getByText('Only 1 left in this size.').first()).toBeVisible()
      await expect(quantityOf(page, t)).toHaveValue('1')
    })
  })
})

test.describe('what fills the drawer', () => {
  test.use({ expectedErrors: [/503|Failed to load/] })

  const icon = (page: Page) => page.getByRole('banner').locator('a[href="/cart"]')

  test('comes with the open drawer, which is a page where it cannot come', ANY_WIDTH, async ({ page, request, t }) => {
    await test.step('a press that becomes no click leads nowhere, and a click to the page of the cart', async () => {
      await page.goto('/page/about-us')
      await page.route('**/_next/static/chunks/*.js', (route) => route.abort())
      const left: string[] = []
      page.on('request', (call) => call.isNavigationRequest() && left.push(new URL(call.url()).pathname))
      await icon(page).hover()
      await page.mouse.down()
      // No event signals that nothing happens: by now a press would have navigated.
      await page.waitForTimeout(1000)
      expect(left).toEqual([])
      await page.mouse.move(180, 400)
      await page.mouse.up()
      await icon(page).click()
      await expect(page).toHaveURL('/cart')
      await page.unroute('**/_next/static/chunks/*.js')
    })

    await test.step('what only the open drawer says cannot be loaded: the cart opens as a page of its own', async () => {
      await page.route('**/drawer/cart', (route) => route.fulfill({ status: 503 }))
      await page.goto('/')
      await page
        .getByRole('banner')
        .getByRole('link', { name: t('Cart.title') })
        .click()
      await expect(page).toHaveURL('/cart')
      await expect(page.getByRole('main').getByText(t('Cart.emptyTitle'))).toBeVisible()
      await page.unroute('**/drawer/cart')
    })

    await test.step('it is loaded with the drawer: in no page, the same for all, kept by caches', async () => {
      const response = await request.get('/drawer/cart')
      expect(response.headers()['cache-control']).toBe('public, max-age=60, s-maxage=60')
      expect(response.headers()['set-cookie']).toBeUndefined()
      expect(await response.text()).toContain(t('Cart.clearQuestion'))
      expect(await (await request.get('/')).text()).not.toContain(t('Cart.clearQuestion'))
      await page.goto('/')
      await page
        .getByRole('banner')
        .getByRole('link', { name: t('Cart.title') })
        .click()
      await expect(drawer(page, t).getByText(t('Cart.emptyTitle'))).toBeVisible()
    })
  })
})
