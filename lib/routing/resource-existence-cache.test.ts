/** @jest-environment node */
import { ResourceExistenceCache } from './resource-existence-cache'

const START = 1_000_000

function setUp(...statuses: (number | 'away')[]) {
  let time = START
  const fetchStatus = jest.fn(async () => {
    const status = statuses.length > 1 ? statuses.shift() : statuses[0]
    if (typeof status !== 'number') throw new Error('away')
    return status
  })
  const cache = new ResourceExistenceCache({ fetchStatus, now: () => time })
  return { cache, fetchStatus, at: (moment: number) => (time = START + moment) }
}

describe('the resource-existence cache', () => {
  it('asks once while an entry is fresh', async () => {
    const { cache, fetchStatus, at } = setUp(200)
    expect(await cache.has('/a')).toBe(true)
    at(60_000)
    expect(await cache.has('/a')).toBe(true)
    expect(fetchStatus).toHaveBeenCalledTimes(1)
    at(60_001)
    expect(await cache.has('/a')).toBe(true)
    expect(fetchStatus).toHaveBeenCalledTimes(2)
  })

  it('reports a resource missing on a 404 alone, and for a few seconds only', async () => {
    const { cache, at } = setUp(404, 200)
    expect(await cache.has('/a')).toBe(false)
    at(5000)
    expect(await cache.has('/a')).toBe(false)
    at(5001)
    expect(await cache.has('/a')).toBe(true)
  })

  it.each([500, 403, 'away'] as const)(
    'defaults to exists when the response is %s: the page decides',
    async (status) => {
      expect(await setUp(status).cache.has('/a')).toBe(true)
    },
  )

  it('makes no call for a while after one failed', async () => {
    const { cache, fetchStatus, at } = setUp('away')
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
  ])('keeps what a %i said while the store API is unreachable', async (status, exists) => {
    const { cache, at } = setUp(status, 'away')
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
    await setUp(status).cache.has('/a', onError)
    expect(onError).toHaveBeenCalledTimes(errors)
  })

  it('evicts the least recently used beyond its bound', async () => {
    const { cache, fetchStatus } = setUp(200)
    for (let n = 0; n <= 5000; n++) await cache.has(`/${n}`)
    fetchStatus.mockClear()
    await cache.has('/5000')
    expect(fetchStatus).not.toHaveBeenCalled()
    await cache.has('/0')
    expect(fetchStatus).toHaveBeenCalledTimes(1)
  })
})
