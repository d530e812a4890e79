import { expect, test } from './fixtures'
import { findProduct } from './catalogue'

test('a seen page comes from the cache, with an ETag and without a cookie', async ({ request }) => {
  const product = await findProduct(request)
  for (const path of ['/', `/category/${product.category}`, `/product/${product.key}`]) {
    // A page older than its minute is served once more while it is made anew.
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

test('what is said of addresses there are none of is made once for all of them, and kept by no cache before the shop', async ({
  request,
}) => {
  const madeUp = () => `/product/made-up-${crypto.randomUUID()}`
  // A page older than its minute is served once more while it is made anew.
  await expect.poll(async () => (await request.get(madeUp())).headers()['x-nextjs-cache']).toBe('HIT')
  const path = madeUp()
  const response = await request.get(path)
  expect([response.status(), response.headers()['cdn-cache-control']]).toEqual([404, 'no-store'])
  expect(await response.text()).toContain(`>${path}</code>`)
})

test('answers about a shopper are never kept', async ({ request }) => {
  for (const path of ['/api/cart', '/cart']) {
    expect((await request.get(path)).headers()['cache-control']).toContain('no-store')
  }
})
