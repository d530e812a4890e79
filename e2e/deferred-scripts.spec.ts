import type { Page } from '@playwright/test'
import { findProduct } from '../tests/harness/browser/products'
import { field, fillCart, continueAsGuest } from '../tests/harness/browser/checkout'
import { signIn } from '../tests/harness/browser/customer'
import { expect, test } from './fixtures'

const SCRIPTS = '**/_next/static/chunks/**/*.js*'

test('a page is complete and usable before its scripts load', async ({ page }) => {
  let release = () => {}
  const unblocked = new Promise<void>((done) => (release = done))
  await page.route(SCRIPTS, async (route) => {
    await unblocked
    await route.continue()
  })
  const scriptRequest = page.waitForRequest(SCRIPTS)
  // The page's own `goto` of the fixtures would wait for the scripts.
  await page.mainFrame().goto('/category/home-shirts', { waitUntil: 'commit' })
  await scriptRequest
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await page.getByRole('banner').locator('a[href="/cart"]').click({ noWaitAfter: true })
  await expect(page).toHaveURL(/\/cart$/)
  release()
})

test.describe('scripts are requested after the first paint', () => {
  for (const path of ['/', '/product', '/login'])
    test(path, async ({ page, request }) => {
      const html = await (await request.get(path)).text()
      expect(html).not.toMatch(/<script src="\/_next\/static\/[^"]+"[^>]* async=""|as="script"/)
      await page.goto(path)
      const { firstPaint, firstScript } = await page.evaluate(() => {
        const scripts = performance.getEntriesByType('resource').filter(({ name }) => /\/chunks\/[^/]+\.js/.test(name))
        const styles = performance
          .getEntriesByType('resource')
          .filter(({ name }) => /\/chunks\/[^/]+\.css/.test(name)) as PerformanceResourceTiming[]
        return {
          firstScript: Math.min(...scripts.map(({ startTime }) => startTime)),
          // The first frame waits only for the styles.
          firstPaint: Math.min(...styles.map(({ responseEnd }) => responseEnd)),
        }
      })
      expect(firstScript).toBeGreaterThan(firstPaint)
    })
})

test('scripts are requested after the largest image, which they would share the line with', async ({ page }) => {
  await page.route('**/image/**', async (route) => {
    await page.waitForTimeout(400)
    await route.continue()
  })
  await page.goto('/category/home-shirts')
  const { picture, script } = await page.evaluate(() => {
    const first = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')?.currentSrc
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const scripts = entries.filter(({ name }) => /\/chunks\/[^/]+\.js/.test(name))
    return {
      picture: entries.find(({ name }) => name === first)?.responseEnd ?? 0,
      script: Math.min(...scripts.map(({ startTime }) => startTime)),
    }
  })
  expect(picture).toBeGreaterThan(400)
  expect(script).toBeGreaterThan(picture)
})

const SCRIPT_PATH = /\/chunks\/[^/]+\.js/

/** A string of the validation library that no other script contains. */
const RULES = 'ValidationError'

test('the validation of a form loads on first focus', async ({ page, context, baseURL, t }) => {
  const loaded = new Set<string>()
  page.on('response', (response) => {
    if (SCRIPT_PATH.test(response.url())) loaded.add(response.url())
  })
  // Read by separate requests: a browser discards the body of a response with the page that loaded it.
  const hasLoadedRules = async () => {
    const bodies = await Promise.all([...loaded].map(async (url) => (await page.request.get(url)).text()))
    return bodies.some((body) => body.includes(RULES))
  }
  await fillCart(context, baseURL ?? '')
  await continueAsGuest(page, t)
  await page.waitForLoadState('networkidle')
  loaded.clear()
  await page.reload({ waitUntil: 'networkidle' })
  expect(loaded.size).toBeGreaterThan(0)
  expect(await hasLoadedRules()).toBe(false)
  await field(page, t, 'firstname').focus()
  await expect.poll(hasLoadedRules).toBe(true)
})

/** Loads only the scripts that the page itself names. */
async function blockLaterScripts(page: Page, path: string) {
  const html = await (await page.request.get(path)).text()
  await page.route(SCRIPTS, (route) =>
    html.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
  )
}

test.describe('when scripts that are loaded later cannot be', () => {
  test.use({ expectedErrors: [/Failed to load/] })

  test('the page of a visitor and of a customer works without them', async ({
    page,
    context,
    request,
    customer,
    baseURL,
    t,
  }) => {
    const path = '/product/tarnbridge-rovers-home-shirt-2026-27'
    const expectPage = async () => {
      await blockLaterScripts(page, path)
      // Excludes pending requests of the previous page.
      const failed = page.waitForEvent('requestfailed', (call) => call.failure()?.errorText === 'net::ERR_FAILED')
      await page.goto(path)
      await failed
      // A failed request is retried once before it counts as failed.
      await page.waitForTimeout(1000)
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Home shirt')
    }

    await test.step('the page of a visitor works without them', expectPage)

    await test.step('the page of a customer works without them', async () => {
      await signIn(context, baseURL ?? '', customer)
      await expectPage()
    })

    await test.step('a product is put into the cart by the plain form', async () => {
      const { key, size, subtitle } = await findProduct(request, 11)
      await blockLaterScripts(page, `/product/${key}`)
      await page.goto(`/product/${key}`)
      await page.getByRole('radio', { name: size, exact: true }).check({ force: true })
      await page
        .getByRole('button', { name: t('AddToCartForm.add') })
        .first()
        .click()
      await expect(page).toHaveURL('/cart?notice=added')
      await expect(page.getByRole('main')).toContainText(subtitle)
    })
  })
})
