/** @jest-environment node */
import { PageCache } from './memory.mjs'

const page = (html: string, tags = '') => ({
  kind: 'APP_PAGE',
  html,
  rscData: Buffer.alloc(10),
  headers: { 'x-next-cache-tags': tags },
})
const fetchEntry = (body: unknown) => ({ kind: 'FETCH', data: { body: JSON.stringify(body) }, revalidate: 60 })
const DATA = { kind: 'FETCH', tags: ['category:clubs'] }

let cache: PageCache
beforeEach(() => (cache = new PageCache({ random: () => 0 })))

/** Simulates Next: reads the cache, and renders on a miss. */
async function render(key: string, value: object, duringRender = async () => {}) {
  await cache.get(key)
  await duringRender()
  cache.set(key, value)
}

/** Lets time pass, so that a later change has a later timestamp. */
const passTime = () => new Promise((resolve) => setTimeout(resolve, 3))

describe('the cache of one process', () => {
  it('returns a stored entry', async () => {
    await render('/en/a', page('a'))
    expect(await cache.get('/en/a')).toMatchObject({ value: { html: 'a' } })
    expect(await cache.get('/en/other')).toBeNull()
  })

  it('keeps the most recently used entries within its size limit', async () => {
    const html = 'x'.repeat(500_000)
    for (let n = 0; n < 200; n++) await render(`/en/product/${n}`, page(html))
    expect(await cache.get('/en/product/0')).toBeNull()
    expect(await cache.get('/en/product/199')).not.toBeNull()
  })

  it('stores no 404 page, and removes the page before it', async () => {
    await render('/en/gone', page('here'))
    cache.set('/en/gone', { ...page('gone'), status: 404 })
    expect(await cache.get('/en/gone')).toBeNull()
  })

  it('stores no response for a missing resource, and removes the one before it', async () => {
    await render('product', fetchEntry({ shows: [], data: { key: 'withdrawn' } }))
    cache.set('product', fetchEntry({ missing: true }))
    expect(await cache.get('product', DATA)).toBeNull()
  })

  it('stores no response marked as uncached, and keeps the previous entry', async () => {
    await render('/en/a', page('whole'))
    cache.set('/en/a', page('without settings', 'store,uncached'))
    expect(await cache.get('/en/a')).toMatchObject({ value: { html: 'whole' } })
    cache.set('list', fetchEntry({ shows: ['uncached'], data: { list: [] } }))
    expect(await cache.get('list', DATA)).toBeNull()
  })

  it('counts reads of pages and route handlers by result, and no reads of data', async () => {
    await cache.get('/en/a', { kind: 'APP_PAGE' })
    cache.set('/en/a', page('a'), { cacheControl: { revalidate: 60 } })
    await cache.get('/en/a', { kind: 'APP_PAGE' })
    cache.set('/feed', { kind: 'APP_ROUTE', body: Buffer.alloc(1), headers: {} }, { cacheControl: { revalidate: -1 } })
    await cache.get('/feed', { kind: 'APP_ROUTE' })
    await cache.get('data', DATA)
    expect(cache.pageCounts).toEqual({ hit: 1, stale: 1, miss: 1 })
  })

  it('keeps data that is not JSON', async () => {
    cache.set('data', { kind: 'FETCH', data: { body: 'PGh0bWw+' }, revalidate: 60 })
    expect(await cache.get('data', DATA)).toMatchObject({ value: { data: { body: 'PGh0bWw+' } } })
  })

  it('keeps the lifetime that Next sets for a page', async () => {
    cache.set('/en/a', page('a'), { cacheControl: { revalidate: 60 } })
    expect(await cache.get('/en/a')).toMatchObject({ cacheControl: { revalidate: 60 } })
  })
})

describe('the lifetime of an entry', () => {
  afterEach(() => jest.useRealTimers())

  it('is up to a fifth shorter, so that pages rendered together are rendered again at different times', async () => {
    jest.useFakeTimers({ now: Date.parse('2026-08-01T12:00:00Z') })
    const shares = [0, 0.5, 0.99]
    cache = new PageCache({ random: () => shares.shift() ?? 0 })
    const keys = ['/en/a', '/en/b', '/en/c']
    for (const key of keys) cache.set(key, page(key), { cacheControl: { revalidate: 60 } })
    const lifetimes = await Promise.all(
      keys.map(async (key) => 60 - (Date.now() - ((await cache.get(key))?.lastModified ?? 0)) / 1000),
    )
    expect(lifetimes).toEqual([60, 54, 48.12])
    jest.advanceTimersByTime(55_000)
    for (const key of keys) await cache.get(key, { kind: 'APP_PAGE' })
    expect(cache.pageCounts).toEqual({ hit: 1, stale: 2, miss: 0 })
  })

  it('is unlimited without revalidation', async () => {
    cache = new PageCache({ random: () => 0.99 })
    cache.set('/en/a', page('a'), { cacheControl: { revalidate: false } })
    expect((await cache.get('/en/a'))?.lastModified).toBeGreaterThan(Date.now() - 1000)
  })
})

describe('an id', () => {
  it('is new only once', async () => {
    expect([await cache.isFirst('evt_1'), await cache.isFirst('evt_1'), await cache.isFirst('evt_2')]).toEqual([
      true,
      false,
      true,
    ])
  })
})

describe('a change', () => {
  it('invalidates the pages with its tag, and no others', async () => {
    await render('/en/product/home', page('p', 'store,product:home'))
    await render('/en/product/away', page('q', 'store,product:away'))
    await passTime()
    await cache.expire(['product:home'])
    expect(await cache.get('/en/product/home')).toBeNull()
    expect(await cache.get('/en/product/away')).not.toBeNull()
  })

  it('invalidates data by the tags in its body, and by those of its request', async () => {
    await render('shelf', fetchEntry({ shows: ['product:home', 'product:away'], data: { list: [] } }))
    await render('other', fetchEntry({ shows: [], data: { list: [] } }))
    const isStale = async (key: string) => (await cache.get(key, DATA))?.lastModified === 1
    expect([await isStale('shelf'), await isStale('other')]).toEqual([false, false])
    await passTime()
    await cache.expire(['product:away'])
    expect([await isStale('shelf'), await isStale('other')]).toEqual([true, false])
    await cache.expire(['category:clubs'])
    expect(await isStale('other')).toBe(true)
  })

  it('invalidates data by the tags it was stored with', async () => {
    await cache.get('shelf', { kind: 'FETCH' })
    cache.set('shelf', fetchEntry({ data: { list: [] } }), { tags: ['category:clubs'] })
    await passTime()
    await cache.expire(['category:clubs'])
    expect((await cache.get('shelf', { kind: 'FETCH' }))?.lastModified).toBe(1)
  })

  it('serves stale data if no new data can be fetched', async () => {
    await render('shelf', fetchEntry({ shows: [], data: 'the last good one' }))
    await passTime()
    await cache.expire(['category:clubs'])
    const stale = await cache.get('shelf', DATA)
    expect(stale).toMatchObject({
      lastModified: 1,
      value: { data: { body: expect.stringContaining('the last good') } },
    })
  })

  it('during the rendering of a page invalidates it', async () => {
    await render('/en/product/home', page('old price', 'product:home'), async () => {
      await passTime()
      await cache.expire(['product:home'])
      await passTime()
    })
    expect(await cache.get('/en/product/home')).toBeNull()
    await render('/en/product/home', page('new price', 'product:home'))
    expect(await cache.get('/en/product/home')).toMatchObject({ value: { html: 'new price' } })
  })

  it('notifies a listener once', async () => {
    const listener = jest.fn()
    cache.onChange(listener)
    await cache.expire(['store', 'product:home'])
    expect(listener.mock.calls).toEqual([[['store', 'product:home']]])
  })
})

describe('a page whose lists changed in an import', () => {
  const PAGE = { kind: 'APP_PAGE' }
  const LIFETIME = { cacheControl: { revalidate: 60 } }

  /** A page that was rendered a moment ago. */
  async function rendered(key: string) {
    await cache.get(key, PAGE)
    cache.set(key, page(key, 'listing'), LIFETIME)
  }

  beforeEach(async () => {
    jest.useFakeTimers({ now: Date.parse('2026-08-01T12:00:00Z') })
    for (const key of ['/en/a', '/en/b']) await rendered(key)
    jest.advanceTimersByTime(3000)
    await cache.expire(['stale:listing'])
    jest.advanceTimersByTime(1)
  })
  afterEach(() => jest.useRealTimers())

  /** Whether Next renders again what it serves: it is older than its lifetime. */
  const isRenderedAgain = async (key: string) => {
    const entry = await cache.get(key, PAGE)
    return entry && entry.lastModified < Date.now() - 60_000
  }

  it('is served, and rendered again', async () => {
    expect(await isRenderedAgain('/en/a')).toBe(true)
    jest.advanceTimersByTime(1)
    cache.set('/en/a', page('new', 'listing'), LIFETIME)
    expect(await isRenderedAgain('/en/a')).toBe(false)
    expect(await cache.get('/en/a', PAGE)).toMatchObject({ value: { html: 'new' } })
  })

  it('is rendered again one at a time; one that fails delays the next by five seconds', async () => {
    expect([await isRenderedAgain('/en/a'), await isRenderedAgain('/en/b')]).toEqual([true, false])
    cache.set('/en/a', page('new', 'listing'), LIFETIME)
    expect(await isRenderedAgain('/en/b')).toBe(true)
    await rendered('/en/c')
    await cache.expire(['stale:listing'])
    expect(await isRenderedAgain('/en/c')).toBe(false)
    jest.advanceTimersByTime(5000)
    expect(await isRenderedAgain('/en/c')).toBe(true)
  })

  it('is served for a minute at most', async () => {
    jest.advanceTimersByTime(50_000)
    await cache.expire(['stale:categories'])
    expect(await cache.get('/en/a', PAGE)).not.toBeNull()
    jest.advanceTimersByTime(10_000)
    expect(await cache.get('/en/a', PAGE)).toBeNull()
  })

  it('is not served when its product changed too', async () => {
    await cache.expire(['listing'])
    expect(await cache.get('/en/a', PAGE)).toBeNull()
  })

  it('is rendered from data that is up to date', async () => {
    cache.set('data', fetchEntry({ shows: ['listing'] }))
    jest.advanceTimersByTime(3000)
    await cache.expire(['stale:listing'])
    expect(await cache.get('data', { kind: 'FETCH', tags: [] })).toMatchObject({ lastModified: 1 })
  })
})
