/** @jest-environment node */
import type { SlugRedirect } from './edge-api-client'
import { FormerAddressCache, ResourceExistenceCache, SlugRedirectCache } from './store-lookups'

const STARTED_AT = 1_000_000

function existenceCacheWith(...statuses: (number | 'away')[]) {
  let time = STARTED_AT
  const fetchStatus = jest.fn(async () => {
    const status = statuses.length > 1 ? statuses.shift() : statuses[0]
    if (typeof status !== 'number') throw new Error('away')
    return status
  })
  const cache = new ResourceExistenceCache({ fetchStatus, now: () => time })
  return { cache, fetchStatus, at: (moment: number) => (time = STARTED_AT + moment) }
}

describe('the resource-existence cache', () => {
  it('makes one call while an entry is fresh', async () => {
    const { cache, fetchStatus, at } = existenceCacheWith(200)
    expect(await cache.has('/a')).toBe(true)
    at(60_000)
    expect(await cache.has('/a')).toBe(true)
    expect(fetchStatus).toHaveBeenCalledTimes(1)
    at(60_001)
    expect(await cache.has('/a')).toBe(true)
    expect(fetchStatus).toHaveBeenCalledTimes(2)
  })

  it('reports a resource as missing only after a 404, and only for a few seconds', async () => {
    const { cache, at } = existenceCacheWith(404, 200)
    expect(await cache.has('/a')).toBe(false)
    at(5000)
    expect(await cache.has('/a')).toBe(false)
    at(5001)
    expect(await cache.has('/a')).toBe(true)
  })

  it.each([500, 403, 'away'] as const)(
    'defaults to exists when the response is %s: the page decides',
    async (status) => {
      expect(await existenceCacheWith(status).cache.has('/a')).toBe(true)
    },
  )

  it('makes no call for a while after one failed', async () => {
    const { cache, fetchStatus, at } = existenceCacheWith('away')
    await cache.has('/a')
    await cache.has('/b')
    expect(fetchStatus).toHaveBeenCalledTimes(1)
    at(5000)
    await cache.has('/b')
    expect(fetchStatus).toHaveBeenCalledTimes(2)
  })

  it.each([
    [200, true],
    [404, false],
  ])('serves the result of a %i while the store API is unreachable', async (status, exists) => {
    const { cache, at } = existenceCacheWith(status, 'away')
    await cache.has('/a')
    at(300_000)
    expect(await cache.has('/a')).toBe(exists)
    expect(await cache.has('/a')).toBe(exists)
  })

  it.each([
    [500, 1],
    [429, 1],
    ['away', 1],
    [403, 0],
    [404, 0],
  ] as const)('passes a failure of the call to the caller: %s', async (status, errors) => {
    const onError = jest.fn()
    await existenceCacheWith(status).cache.has('/a', onError)
    expect(onError).toHaveBeenCalledTimes(errors)
  })

  it('evicts the least recently used beyond its bound', async () => {
    const { cache, fetchStatus } = existenceCacheWith(200)
    for (let n = 0; n <= 5000; n++) await cache.has(`/${n}`)
    fetchStatus.mockClear()
    await cache.has('/5000')
    expect(fetchStatus).not.toHaveBeenCalled()
    await cache.has('/0')
    expect(fetchStatus).toHaveBeenCalledTimes(1)
  })
})

function redirectCacheWith(...responses: (SlugRedirect | Error)[]) {
  let time = STARTED_AT
  const fetchRedirect = jest.fn(async () => {
    const response = responses.length > 1 ? responses.shift() : responses[0]
    if (response instanceof Error) throw response
    return response ?? null
  })
  const cache = new SlugRedirectCache({ fetchRedirect, now: () => time })
  return { cache, fetchRedirect, at: (moment: number) => (time = STARTED_AT + moment) }
}

describe('the slug-redirect cache', () => {
  it('looks up a known redirect once a minute', async () => {
    const { cache, fetchRedirect, at } = redirectCacheWith({ key: 'b' })
    expect(await cache.find('product', 'a')).toEqual({ key: 'b' })
    at(60_000)
    expect(await cache.find('product', 'a')).toEqual({ key: 'b' })
    expect(fetchRedirect).toHaveBeenCalledTimes(1)
    at(60_001)
    await cache.find('product', 'a')
    expect(fetchRedirect).toHaveBeenCalledTimes(2)
  })

  it('has separate entries for the kinds of resources', async () => {
    const { cache, fetchRedirect } = redirectCacheWith('gone')
    await cache.find('product', 'a')
    await cache.find('page', 'a')
    expect(fetchRedirect.mock.calls).toEqual([
      ['product', 'a'],
      ['page', 'a'],
    ])
  })

  it('looks up an unknown slug again after some seconds', async () => {
    const { cache, at } = redirectCacheWith(null, 'gone')
    expect(await cache.find('product', 'a')).toBeNull()
    at(5000)
    expect(await cache.find('product', 'a')).toBeNull()
    at(5001)
    expect(await cache.find('product', 'a')).toBe('gone')
  })

  it('returns null while the store API does not respond, and passes the failure to the caller', async () => {
    const onError = jest.fn()
    expect(await redirectCacheWith(new Error('away')).cache.find('product', 'a', onError)).toBeNull()
    expect(onError).toHaveBeenCalledTimes(1)
  })
})

describe('the cache of former addresses', () => {
  it('looks up a known one once a minute, an unknown one again after some seconds', async () => {
    let time = STARTED_AT
    const fetchFormer = jest.fn(async (address: string) => (address === '/a' ? { to: '/product/a', used: [] } : null))
    const cache = new FormerAddressCache({ fetchFormer, now: () => time })
    const findBoth = async () => [await cache.find('/a'), await cache.find('/b')]
    await findBoth()
    time += 5001
    expect(await findBoth()).toEqual([{ to: '/product/a', used: [] }, null])
    expect(fetchFormer.mock.calls).toEqual([['/a'], ['/b'], ['/b']])
  })

  it('makes no call for some seconds after the store API did not respond', async () => {
    let time = STARTED_AT
    const fetchFormer = jest.fn(() => Promise.reject(new Error('away')))
    const [cache, onError] = [new FormerAddressCache({ fetchFormer, now: () => time }), jest.fn()]
    expect(await cache.find('/a', onError)).toBeNull()
    expect(await cache.find('/b', onError)).toBeNull()
    expect([fetchFormer.mock.calls.length, onError.mock.calls.length]).toEqual([1, 1])
    time += 5000
    await cache.find('/b', onError)
    expect(fetchFormer).toHaveBeenCalledTimes(2)
  })
})
