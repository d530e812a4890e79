import TEXTS from '../../lib/http/page-failed-texts.json' with { type: 'json' }
import { expect, test } from '../fixtures'
import { openStorefront } from './other-store'
import type { ResponseChange } from './mitm-store-api'

/** A page that always fails; every other change is made and reverted by one test. */
const FAILING_PATH = '/page/delivery'

const changes: Record<string, ResponseChange> = { [`/api${FAILING_PATH}`]: { code: 500, msg: '' } }
let shop: Awaited<ReturnType<typeof openStorefront>>

// One storefront for all tests of this file.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(120_000)
  shop = await openStorefront(changes)
})
test.afterAll(() => shop.close())

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/503/] })

  for (const locale of ['en-GB', 'de-DE', 'es-ES'] as const)
    test.describe(locale, () => {
      test.use({ locale })

      test('a page without a response of the store API is a temporary 503, with a text and a link home', async ({
        page,
      }) => {
        const { title, text, home } = TEXTS[locale.slice(0, 2) as keyof typeof TEXTS]
        const response = await page.goto(shop.url + FAILING_PATH)
        expect([response?.status(), response?.headers()['retry-after']]).toEqual([503, '5'])
        await expect(page.getByRole('heading', { name: title })).toBeVisible()
        await expect(page.getByRole('paragraph').first()).toHaveText(text)
        await page.getByRole('link', { name: home }).click()
        await expect(page.getByRole('banner')).toBeVisible()
      })
    })
})

test.describe('a screen that fails', () => {
  test.use({ expectedErrors: [/50[03]|Minified React|Server Components|digest/] })

  test('a failed screen shows an error and a retry button, and keeps header and footer (spec §8)', async ({
    page,
    t,
  }) => {
    await page.goto(`${shop.url}/order-track`)
    await page.waitForLoadState('networkidle')
    changes['/api/page/about-us'] = { code: 500, msg: '' }
    await page.evaluate(() => {
      const { next } = window as unknown as { next: { router: { push: (path: string) => void } } }
      next.router.push('/page/about-us')
    })
    await expect(page.getByRole('heading', { name: t('Layout.errorTitle') })).toBeVisible()
    await expect(
      page.getByText('Please try to refresh the page or contact our customer service.', { exact: true }),
    ).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    delete changes['/api/page/about-us']
    await page.getByRole('button', { name: t('Layout.errorRetry') }).click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(t('Layout.errorTitle'))
  })
})

test('a page of search results asks the store API for them once', async ({ request }) => {
  let calls = 0
  changes['/api/search'] = (data) => {
    calls++
    return data
  }
  for (const keyword of ['shirt', 'rovers'])
    expect((await request.get(`${shop.url}/search?limit=12&keyword=${keyword}&page=1`)).status()).toBe(200)
  expect(calls).toBe(2)
  delete changes['/api/search']
})

// The last test: after its 503s the circuit breaker may be open, so that no calls are sent for some seconds.
test('each of several concurrent pages whose store API call failed is a 503, and in no shared cache', async ({
  request,
}) => {
  changes['/api/search'] = { code: 503, msg: '' }
  const search = `/search?limit=12&keyword=${crypto.randomUUID()}&page=1`
  // No other test opens /category: it is rendered now.
  const paths = [...Array<string>(4).fill(FAILING_PATH), ...Array<string>(4).fill(search), '/category']
  const responses = await Promise.all(paths.map((path) => request.get(shop.url + path)))
  for (const response of responses.slice(0, -1)) {
    const { 'retry-after': wait, 'cache-control': caching } = response.headers()
    expect([response.url(), response.status(), wait, caching]).toEqual([response.url(), 503, '5', 'private, no-store'])
  }
  expect(responses.at(-1)?.status()).toBe(200)
})
