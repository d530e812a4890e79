import type { ContentPage } from '../../contract/entities/page'
import type { CategoryNode } from '../../contract/entities/category'
import type { StoreSettings } from '../../contract/entities/store'
import { expect, test } from '../fixtures'
import { openStorefront } from './other-store'

declare global {
  interface Window {
    pwned?: unknown
  }
}

const SCRIPT = '</script><script>window.pwned=1</script><img src=x onerror="window.pwned=1">'
const LINK = 'javascript:window.pwned=1'

const settings = (data: unknown) => {
  const store = data as StoreSettings
  return {
    ...store,
    name: `Shop ${SCRIPT}`,
    title: SCRIPT,
    currency: { ...store.currency, decimalPlace: 4000, value: 1e300 },
    contact: { address: SCRIPT, email: `x@y.z"onclick="window.pwned=1`, telephone: LINK, workingHours: SCRIPT },
    bannerList: store.bannerList.map((banner) => ({ ...banner, title: SCRIPT, link: LINK })),
    notify: [SCRIPT],
    i18n: '{"__proto__":{"pwned":"1"},"Header":{"constructor":{"prototype":{"pwned":"1"}}},"Footer":{"top":"<img src=x onerror=window.pwned=1>"}}',
  }
}

const categories = (data: unknown) => {
  const [first, ...others] = data as CategoryNode[]
  if (!first) throw new Error('the shop has no categories')
  let deep = { ...first, key: 'deep-0', name: SCRIPT }
  for (let n = 1; n < 500; n++) deep = { ...first, key: `deep-${n}`, name: SCRIPT, children: [deep] }
  return [{ ...first, children: [{ ...first }, deep] }, { key: '../x', name: LINK }, null, ...others]
}

const page = (data: unknown) => ({
  ...(data as ContentPage),
  title: SCRIPT,
  html: `<p onclick="window.pwned=1">Text</p>${SCRIPT}<a href="${LINK}">link</a><svg onload="window.pwned=1"></svg><iframe src="${LINK}"></iframe>`,
  questions: [{ question: SCRIPT, answer: SCRIPT }],
})

test.describe('a store that sends invalid data', () => {
  // The rendered page may refer to pictures that do not exist.
  test.use({ expectedErrors: [/404/] })

  test('runs no script and crashes no page', async ({ page: browser }) => {
    const shop = await openStorefront({
      '/api/store': settings,
      '/api/category': categories,
      '/api/page/about-us': page,
    })
    for (const path of ['/', '/category', '/product', '/page/about-us', '/search?keyword=shirt', '/service-center']) {
      const response = await browser.goto(shop.url + path)
      expect(response?.status(), path).toBe(200)
      await browser.waitForLoadState('networkidle')
      expect(await browser.evaluate(() => window.pwned), path).toBeUndefined()
      expect(await browser.evaluate(() => ({}) as { pwned?: unknown }).then(({ pwned }) => pwned)).toBeUndefined()
      expect(await browser.locator('a[href^="javascript:" i], [onclick], [onerror], iframe').count(), path).toBe(0)
    }
    await browser.close()
    await shop.close()
  })
})

test('a storefront that cannot load the store settings still shows the shop (spec §8)', async () => {
  const shop = await openStorefront({ '/api/store': { code: 500, msg: '' } })
  const response = await fetch(`${shop.url}/category`)
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('id="DX"')
  await shop.close()
})
