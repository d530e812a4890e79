/** @jest-environment node */
import { SlugRedirectCache, type SlugRedirect } from './slug-redirect-cache'

const START = 1_000_000

function setUp(...responses: (SlugRedirect | Error)[]) {
  let time = START
  const fetchRedirect = jest.fn(async () => {
    const response = responses.length > 1 ? responses.shift() : responses[0]
    if (response instanceof Error) throw response
    return response ?? null
  })
  const cache = new SlugRedirectCache({ fetchRedirect, now: () => time })
  return { cache, fetchRedirect, at: (moment: number) => (time = START + moment) }
}

describe('the slug-redirect cache', () => {
  it('asks for a known redirect once a minute', async () => {
    const { cache, fetchRedirect, at } = setUp({ key: 'b' })
    expect(await cache.find('product', 'a')).toEqual({ key: 'b' })
    at(60_000)
    expect(await cache.find('product', 'a')).toEqual({ key: 'b' })
    expect(fetchRedirect).toHaveBeenCalledTimes(1)
    at(60_001)
    await cache.find('product', 'a')
    expect(fetchRedirect).toHaveBeenCalledTimes(2)
  })

  it('keeps the kinds of resources apart', async () => {
    const { cache, fetchRedirect } = setUp('gone')
    await cache.find('product', 'a')
    await cache.find('page', 'a')
    expect(fetchRedirect.mock.calls).toEqual([
      ['product', 'a'],
      ['page', 'a'],
    ])
  })

  it('asks for an unknown slug again after some seconds', async () => {
    const { cache, at } = setUp(null, 'gone')
    expect(await cache.find('product', 'a')).toBeNull()
    at(5000)
    expect(await cache.find('product', 'a')).toBeNull()
    at(5001)
    expect(await cache.find('product', 'a')).toBe('gone')
  })

  it('finds none while the store API does not respond, and passes the failure to the caller', async () => {
    const onError = jest.fn()
    expect(await setUp(new Error('away')).cache.find('product', 'a', onError)).toBeNull()
    expect(onError).toHaveBeenCalledTimes(1)
  })
})
