import { expect, test } from '@playwright/test'
import type { StoreSettings } from '../../contract/entities/store'
import { openStorefront } from './other-store'

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1'
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'
const PHONE_CRAWLER =
  'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const DESKTOP_CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

const restrict = (lists: StoreSettings['restrict']) => ({
  '/api/store': (data: unknown) => ({ ...(data as StoreSettings), restrict: lists }),
})

async function requestPage(url: string, userAgent: string, language = 'en') {
  const response = await fetch(url, { headers: { 'user-agent': userAgent, 'accept-language': language } })
  return { status: response.status, headers: response.headers, html: await response.text() }
}
const statusOf = async (...args: Parameters<typeof requestPage>) => (await requestPage(...args)).status

test('a storefront refuses whom the store restricts', async () => {
  const shop = await openStorefront(restrict({ platform: ['mobile'], language: ['de'] }))
  await test.step('a restricted platform gets 404, an allowed visitor of the same address 200, in either order', async () => {
    for (const path of ['/', '/category', '/product', '/search?keyword=shirt']) {
      const url = shop.url + path
      const order = path === '/category' ? [DESKTOP, PHONE, DESKTOP] : [PHONE, DESKTOP, PHONE]
      for (const agent of order) expect(await statusOf(url, agent), path).toBe(agent === PHONE ? 404 : 200)
    }
    expect((await requestPage(`${shop.url}/`, PHONE)).html).toContain('Page Not Found')
    for (const path of ['/api/cart?page=1&limit=1000', '/api/store', '/api/verify/captcha'])
      expect([await statusOf(shop.url + path, PHONE), await statusOf(shop.url + path, DESKTOP)], path).toEqual([
        404, 200,
      ])
  })
  await test.step('a restricted browser language gets 404 and every other one 200, in either order', async () => {
    // An address that was not requested before: the first visitor is a restricted one.
    const url = `${shop.url}/category/clubs`
    for (const [language, status] of [
      ['de-AT,de;q=0.9', 404],
      ['en-GB', 200],
      ['de', 404],
      ['es,de;q=0.8', 200],
      ['', 200],
    ] as const)
      for (const address of [url, `${shop.url}/api/cart?page=1&limit=1000`])
        expect(await statusOf(address, DESKTOP, language), `${address} ${language}`).toBe(status)
  })
  await shop.close()
})

test('a crawler is treated as the platform it names, and its page is cached for no other', async () => {
  const shop = await openStorefront(restrict({ platform: ['pc'], language: [] }))
  expect(await statusOf(`${shop.url}/product`, PHONE_CRAWLER)).toBe(200)
  expect(await statusOf(`${shop.url}/product`, DESKTOP_CRAWLER)).toBe(404)
  expect(await statusOf(`${shop.url}/product`, DESKTOP)).toBe(404)
  expect(await statusOf(`${shop.url}/product`, PHONE)).toBe(200)
  const { headers } = await requestPage(`${shop.url}/product`, PHONE)
  expect([headers.get('cdn-cache-control'), headers.get('x-accel-expires')]).toEqual(['no-store', '0'])
  await shop.close()
})
