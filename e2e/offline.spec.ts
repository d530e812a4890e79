import type { Page } from '@playwright/test'
import { type Buyable, findProduct } from '../tests/harness/browser/products'
import { expect, test } from './fixtures'

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to load|Failed to fetch/] })

/** Waits until the notice listens, which is once the page is idle: the browser's own event shows it. */
const expectNotice = (page: Page, text: string) =>
  expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('offline')))
    await expect(page.getByText(text)).toBeVisible({ timeout: 1000 })
  }).toPass()

test('offline no selection and no input is lost', async ({ page, context, request, t }) => {
  await test.step('offline a notice is shown, and hidden when the network is back', async () => {
    await page.goto('/category')
    await expectNotice(page, t('OfflineNotice.offline'))
    await context.setOffline(true)
    await expect(page.getByText(t('OfflineNotice.offline'))).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText(t('OfflineNotice.offline'))).toBeHidden()
  })

  await test.step('offline a product keeps its selection, and is added to the cart once when the network is back', async () => {
    const product = await findProduct(request, 7)
    const url = `/product/${product.key}`
    await page.goto(url)
    await page.waitForLoadState('networkidle')
    await expectNotice(page, t('OfflineNotice.offline'))
    await context.setOffline(true)
    const size = page.getByRole('radio', { name: product.size, exact: true })
    await size.check({ force: true })
    await page.locator('main').getByRole('link').first().click()
    await expect(page.getByText(t('OfflineNotice.held'))).toBeVisible()
    await expect(page).toHaveURL(url)
    await expect(size).toBeChecked()
    await page
      .getByRole('button', { name: t('AddToCartForm.add') })
      .first()
      .click()
    await expect(page.getByRole('status').getByText(t('AddToCartForm.waiting'))).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('status').getByText(t('AddToCartForm.added'))).toBeVisible()
    await page.goto('/cart')
    await expect(page.locator('main').getByRole('spinbutton')).toHaveCount(1)
    await expect(page.locator('main').getByRole('spinbutton')).toHaveValue('1')
  })

  await test.step('offline a form keeps its input', async () => {
    await page.goto('/login')
    await expectNotice(page, t('OfflineNotice.offline'))
    await context.setOffline(true)
    const email = page.locator('main').getByRole('textbox').first()
    await email.fill('mara@touchline.example')
    await page
      .locator('main')
      .getByRole('button', { name: t('LoginPage.submit') })
      .click()
    await expect(page.getByText(t('OfflineNotice.held'))).toBeVisible()
    await expect(email).toHaveValue('mara@touchline.example')
    await expect(page).toHaveURL('/login')
  })
})

test('a product whose reply was lost is in the cart once', async ({ page, request, t }) => {
  const product = await findProduct(request, 7)
  await page.goto(`/product/${product.key}`)
  await page.getByRole('radio', { name: product.size, exact: true }).check({ force: true })
  const keys: (string | undefined)[] = []
  let isRepeated = false
  let show = () => {}
  const isShown = new Promise<void>((resolve) => (show = resolve))
  await page.route('**/api/cart', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    const reply = await route.fetch()
    if (keys.length === 1) return route.abort('connectionreset')
    // A page that becomes idle after the first call repeats it at once.
    await isShown
    await route.fulfill({ response: reply })
    isRepeated = true
  })
  await page
    .getByRole('button', { name: t('AddToCartForm.add') })
    .first()
    .click()
  await expect(page.getByRole('status').getByText(t('AddToCartForm.waiting'))).toBeVisible()
  show()
  // The next page also sends the queued items.
  await page.goto('/cart')
  // Until a repeated call has its reply: the cart shows the item earlier, and the end of the test would abort that call.
  await expect.poll(() => isRepeated).toBe(true)
  expect(keys.length).toBeGreaterThanOrEqual(2)
  expect(new Set(keys).size).toBe(1)
  await expect(page.locator('main').getByRole('spinbutton')).toHaveValue('1')
})

test.describe('the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  const OFFLINE_PAGE = '/offline.html'

  /** Paths of all pages in the worker's cache. */
  const listCachedPaths = (page: Page) =>
    page.evaluate(async () => {
      const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
      const requests = (await Promise.all(caches_.map((cache) => cache.keys()))).flat()
      return requests.map(({ url }) => new URL(url).pathname)
    })

  /** Views a product until the worker has cached it. */
  async function view(page: Page, { key }: Buyable) {
    await page.goto(`/product/${key}`)
    await expect.poll(() => listCachedPaths(page)).toContain(`/product/${key}`)
  }

  test('is small, and has an offline page', async ({ page, context, request, t, expectAccessible }) => {
    await test.step('is small, and loaded again at each visit', async () => {
      const response = await request.get('/service-worker.js')
      expect(response.headers()).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-cache',
      })
      expect((await response.body()).length).toBeLessThanOrEqual(3000)
    })

    await test.step('offline a page is the offline page with the products viewed, which can be opened', async () => {
      const product = await findProduct(request, 7)
      await view(page, product)
      const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
      await context.setOffline(true)
      await page.goto('/category')
      await expect(page.getByRole('heading', { level: 1, name: t('OfflinePage.title') })).toBeVisible()
      await expectAccessible(page)
      const cachedProduct = page.getByRole('listitem').getByRole('link', { name: heading })
      await expect(cachedProduct).toHaveCount(1)
      expect(
        await cachedProduct.locator('img').evaluate((image: HTMLImageElement) => image.decode().then(() => true)),
      ).toBe(true)
      await cachedProduct.click()
      await expect(page).toHaveURL(`/product/${product.key}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await page.goBack()
      await context.setOffline(false)
      await page.getByRole('link', { name: t('OfflinePage.retry') }).click()
      await expect(page.locator('#DX')).toBeAttached()
      await expect(page).toHaveURL('/category')
    })
  })

  test('keeps no page of one visitor, and at a logout nothing but the offline page', async ({
    page,
    request,
    signedIn,
    t,
  }) => {
    const product = await findProduct(request, 7)
    await view(page, product)
    for (const path of ['/account', '/account/orders', '/cart', '/checkout', '/category']) await page.goto(path)
    expect((await listCachedPaths(page)).sort()).toEqual([OFFLINE_PAGE, `/product/${product.key}`])
    expect(signedIn.email).toBeTruthy()
    await page.goto('/account')
    await page.evaluate(() => document.querySelector<HTMLFormElement>('form[action$="/logout"]')?.requestSubmit())
    await expect(page.getByText(t('FlashMessage.logged-out')).first()).toBeVisible()
    await expect.poll(() => listCachedPaths(page)).toEqual([OFFLINE_PAGE])
  })
})
