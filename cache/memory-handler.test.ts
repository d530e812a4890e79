/** @jest-environment node */
import { MemoryHandler } from './memory-handler.mjs'

const page = (html: string, tags = '') => ({
  kind: 'APP_PAGE',
  html,
  rscData: Buffer.alloc(10),
  headers: { 'x-next-cache-tags': tags },
})
const handler = new MemoryHandler()

describe('the cache handler', () => {
  it('gives back what it was given, to every handler of the process', async () => {
    await handler.set('/en/a', page('a'))
    expect(await new MemoryHandler().get('/en/a')).toMatchObject({ value: { html: 'a' } })
    expect(await handler.get('/en/other')).toBeNull()
  })

  it('keeps no more bytes than its bound, and the most recently used', async () => {
    const html = 'x'.repeat(500_000)
    for (let n = 0; n < 200; n++) await handler.set(`/en/product/${n}`, page(html))
    expect(await handler.get('/en/product/0')).toBeNull()
    expect(await handler.get('/en/product/199')).not.toBeNull()
  })

  it('forgets the pages and data of a revalidated tag', async () => {
    await handler.set('/en/p', page('p', 'product,layout'))
    await handler.set('data', { kind: 'FETCH', data: { body: '1' } })
    await handler.revalidateTag('product', { expire: 0 })
    expect(await handler.get('/en/p')).toBeNull()
    expect(await handler.get('data', { tags: ['product'] })).toBeNull()
    expect(await handler.get('data', { tags: ['category'] })).not.toBeNull()
  })
})
