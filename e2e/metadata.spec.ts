import { expect, test, type APIRequestContext } from '@playwright/test'
import sharp from 'sharp'
import { readHead } from './page-head'
import { MISSING_PATH, PRODUCT, SCREENS } from './screens'

/** Addresses that search engines may index. */
const FOUND = [
  '/',
  '/category',
  '/category/clubs',
  '/category/home-shirts',
  '/category/sale-kids',
  '/category/kids',
  '/category/tarnbridge-rovers-shirts',
  '/category/fenlight-united-shirts',
  '/product',
  '/product?page=2',
  '/product?page=3',
  PRODUCT,
  '/product/fenlight-united-home-shirt-2026-27',
  '/page/about-us',
  '/page/contact-us',
  '/page/cookie-policy',
  '/page/faq',
  '/page/returns',
  '/service-center',
] as const

const isFound = (path: string) => FOUND.some((found) => found === path)

const read = async (request: APIRequestContext, path: string) => {
  const html = await (await request.get(path)).text()
  return { html, ...readHead(html) }
}

test('indexable pages have unique titles and descriptions', async ({ request, baseURL }) => {
  const heads = new Map<string, Awaited<ReturnType<typeof read>>>()
  for (const path of FOUND)
    await test.step(`${path} says what it is, to search engines and where it is shared`, async () => {
      const head = await read(request, path)
      heads.set(path, head)
      const { title, canonical, meta, html } = head
      const address = new URL(path, baseURL).href.replace(/\/$/, '')
      expect(title).not.toBe('')
      expect(canonical).toBe(address)
      expect(meta.get('robots')).toBeUndefined()
      expect(meta.get('description')?.length).toBeGreaterThan(20)
      expect(meta.get('description')?.length).toBeLessThanOrEqual(200)
      expect(Object.fromEntries(meta)).toMatchObject({
        'og:type': 'website',
        'og:site_name': 'Touchline',
        'og:locale': 'en_GB',
        'og:url': address,
        'og:title': expect.stringMatching(/./),
        'og:description': meta.get('description'),
        'og:image:width': '1200',
        'og:image:height': '630',
        'og:image:alt': expect.stringMatching(/./),
        'twitter:card': 'summary_large_image',
      })
      expect(title).toContain(meta.get('og:title'))
      expect(html.match(/<h1[ >]/g)).toHaveLength(1)
    })

  await test.step('no two pages that can be found have one title or one description', () => {
    const titles = [...heads.values()].map(({ title }) => title)
    const descriptions = [...heads.values()].map(({ meta }) => meta.get('description'))
    expect(titles).toHaveLength(FOUND.length)
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
    expect(descriptions.filter((text, at) => descriptions.indexOf(text) !== at)).toEqual([])
  })

  for (const path of ['/', '/category/home-shirts', PRODUCT, '/page/returns'])
    await test.step(`${path} has an Open Graph image`, async () => {
      const address = heads.get(path)?.meta.get('og:image') ?? ''
      expect(address.startsWith(`${baseURL}/share/`)).toBe(true)
      const response = await request.get(address)
      expect(response.headers()['content-type']).toBe('image/jpeg')
      expect(await sharp(await response.body()).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    })

  await test.step('there is no Open Graph image of a missing resource', async () => {
    for (const path of ['/share/product/no-such-product.jpg', '/share/order/1.jpg', '/share/shop/other.jpg'])
      expect((await request.get(path)).status(), path).toBe(404)
  })
})

test('what is for one shopper, or one of many views, stays out of search engines', async ({ request }) => {
  for (const path of [...SCREENS, MISSING_PATH].filter((screen) => !isFound(screen))) {
    const { title, meta, html } = await read(request, path)
    expect(meta.get('robots'), path).toContain('noindex')
    expect(title, path).not.toBe('')
    expect(html.match(/<h1[ >]/g), path).toHaveLength(1)
  }
})

test('the head is in the document for every user agent', async ({ request }) => {
  for (const agent of ['Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0', 'Googlebot/2.1', 'curl/8.0', 'unknown'])
    for (const path of ['/service-center', '/order-track', '/cart', PRODUCT]) {
      const html = await (await request.get(path, { headers: { 'user-agent': agent } })).text()
      const { title, meta } = readHead(html)
      expect([title !== '', meta.has('description')], `${agent} ${path}`).toEqual([true, true])
    }
})

test('llms.txt lists the categories with their descriptions', async ({ request }) => {
  const text = await (await request.get('/llms.txt')).text()
  expect(text).toMatch(/^- \[Home shirts\]\(\S+\/category\/home-shirts\): Match cut, recycled knit/m)
})
