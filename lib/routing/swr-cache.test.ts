/** @jest-environment node */
import { SwrCache } from './swr-cache'

function setUp() {
  let time = 1000
  const load = jest.fn<Promise<string>, []>()
  const onError = jest.fn()
  const background: Promise<void>[] = []
  const cache = new SwrCache({ load, freshFor: 50, staleFor: 20, maxWait: 7, retryAfter: 5, onError, now: () => time })
  return {
    load,
    onError,
    cache,
    get: () => cache.get((work) => background.push(work)),
    settle: () => Promise.all(background),
    at: (moment: number) => (time = 1000 + moment),
  }
}

describe('a stale-while-revalidate cache', () => {
  it('waits for the first value and then serves it from memory', async () => {
    const { load, get, at } = setUp()
    load.mockResolvedValue('settings')
    expect(await Promise.all([get(), get()])).toEqual(['settings', 'settings'])
    at(49)
    expect(await get()).toBe('settings')
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('serves a stale value while a new one is loaded in the background', async () => {
    const { load, get, settle, at } = setUp()
    load.mockResolvedValueOnce('old').mockResolvedValueOnce('new')
    await get()
    at(50)
    expect(await get()).toBe('old')
    await settle()
    expect(await get()).toBe('new')
  })

  it('waits for a new value where the old one is older than it may be served', async () => {
    const { load, get, at } = setUp()
    load.mockResolvedValueOnce('old').mockResolvedValueOnce('new')
    await get()
    at(70)
    expect(await Promise.all([get(), get()])).toEqual(['new', 'new'])
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('waits no longer than it may where there is an old value', async () => {
    jest.useFakeTimers()
    const { load, get, at } = setUp()
    load.mockResolvedValueOnce('old').mockReturnValueOnce(new Promise(() => {}))
    await get()
    at(70)
    const value = get()
    await jest.advanceTimersByTimeAsync(7)
    expect(await value).toBe('old')
    jest.useRealTimers()
  })

  it('serves the old value for as long as loading fails, waits for one failure alone and retries with a pause', async () => {
    const { load, get, settle, at, cache, onError } = setUp()
    load.mockResolvedValueOnce('old').mockRejectedValueOnce(new Error('away'))
    await get()
    for (const moment of [300, 301, 304]) {
      at(moment)
      expect(await get()).toBe('old')
      await settle()
    }
    expect(load).toHaveBeenCalledTimes(2)
    expect(cache.isFailing).toBe(true)
    expect(onError).toHaveBeenCalledTimes(1)

    load.mockReturnValueOnce(new Promise(() => {}))
    at(305)
    expect(await get()).toBe('old')
    expect(load).toHaveBeenCalledTimes(3)
  })

  it('serves a new value as soon as loading succeeds again', async () => {
    const { load, get, settle, at, cache } = setUp()
    load.mockResolvedValueOnce('old').mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce('new')
    await get()
    at(50)
    expect(await get()).toBe('old')
    await settle()
    at(55)
    expect(await get()).toBe('old')
    await settle()
    expect(await get()).toBe('new')
    expect(cache.isFailing).toBe(false)
  })

  it('is undefined when no value could ever be loaded', async () => {
    const { load, get } = setUp()
    load.mockRejectedValue(new Error('away'))
    expect(await get()).toBeUndefined()
  })
})
