import { expect, test } from '@playwright/test'
import { findProduct } from '../tests/harness/browser/products'

test('public pages are cacheable, personal ones and errors are not', async ({ request }) => {
  await test.step('a page requested before comes from the cache, with an ETag and without a cookie', async () => {
    const product = await findProduct(request)
    for (const path of ['/', `/category/${product.category}`, `/product/${product.key}`]) {
      // A page older than a minute is served once more while it is rendered again.
      const cacheState = async () => (await request.get(path)).headers()['x-nextjs-cache']
      await expect.poll(cacheState).toBe('HIT')
      const seen = await request.get(path)
      expect(seen.headers()['set-cookie']).toBeUndefined()
      const etag = seen.headers().etag ?? ''
      expect(etag).not.toBe('')
      const again = await request.get(path, { headers: { 'if-none-match': etag } })
      expect(again.status()).toBe(304)
    }
  })

  await test.step('the not-found page is rendered for each path, and in no cache before the shop', async () => {
    const madeUp = () => `/product/made-up-${crypto.randomUUID()}`
    for (const path of [madeUp(), madeUp()]) {
      const response = await request.get(path)
      const { 'cache-control': caching, 'cdn-cache-control': ofCdn } = response.headers()
      expect([response.status(), caching, ofCdn]).toEqual([404, 'private, no-store', 'no-store'])
      expect(await response.text()).toContain(`>${path}</code>`)
    }
  })

  await test.step('search results are for shared caches for a minute, and the data the router reads is for none', async () => {
    const path = '/search?limit=12&keyword=shirt&page=1'
    const page = await request.get(path)
    expect([page.status(), page.headers()['cache-control']]).toEqual([200, 'public, max-age=0, s-maxage=60'])
    expect(page.headers()['set-cookie']).toBeUndefined()
    const data = await request.get(path, { headers: { rsc: '1' } })
    expect(data.headers()['content-type']).toContain('text/x-component')
    expect(data.headers()['cache-control']).toContain('no-store')
    const beyond = await request.get('/search?limit=12&keyword=shirt&page=900')
    expect([beyond.status(), beyond.headers()['cache-control']]).toEqual([404, 'private, no-store'])
  })

  await test.step('answers about a shopper are never kept', async () => {
    for (const path of ['/api/cart', '/cart']) {
      expect((await request.get(path)).headers()['cache-control']).toContain('no-store')
    }
  })
})
