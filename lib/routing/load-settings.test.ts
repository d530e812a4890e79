/** @jest-environment node */
import { callErrors } from './call-reports'
import { fetchSettings } from './edge-api-client'
import { loadSettings, SwrCache } from './load-settings'
import { TEST_SETTINGS, testContext } from './testing'

jest.mock('./edge-api-client', () => ({ fetchSettings: jest.fn() }))
const fetched = jest.mocked(fetchSettings)
let logged: jest.SpyInstance
let time = Date.now()
beforeEach(() => {
  logged = jest.spyOn(callErrors, 'add').mockImplementation(() => {})
  jest.spyOn(Date, 'now').mockImplementation(() => time)
})

/** The settings for a request `seconds` after the previous one, and the report in its response. */
async function after(seconds: number) {
  time += seconds * 1000
  const background: Promise<void>[] = []
  const context = testContext('/', { settings: undefined, waitUntil: (work) => void background.push(work) })
  expect(await loadSettings(context)).toBeUndefined()
  await Promise.all(background)
  return [context.settings, ...context.serverTiming]
}

it('loadSettings returns whether the settings are unavailable, fresh or stale, and logs each failed call', async () => {
  fetched.mockRejectedValue(new Error('away'))
  expect(await after(0)).toEqual([undefined, 'store-settings;desc="unavailable"'])
  expect(logged).toHaveBeenCalledWith('settings', new Error('away'))

  fetched.mockResolvedValue(TEST_SETTINGS)
  expect(await after(2)).toEqual([TEST_SETTINGS, 'store-settings;desc="fresh"'])

  fetched.mockRejectedValue(new Error('away'))
  await after(5)
  expect(await after(0)).toEqual([TEST_SETTINGS, 'store-settings;desc="stale"'])
  expect(logged).toHaveBeenCalledTimes(2)
})

it('loadSettings applies a restriction seven seconds after it was set', async () => {
  fetched.mockResolvedValue(TEST_SETTINGS)
  await after(60)
  await after(0)
  const restrictedSettings = { ...TEST_SETTINGS, restrict: { platform: ['pc'], language: [] } }
  fetched.mockResolvedValue(restrictedSettings)
  expect((await after(7))[0]).toEqual(restrictedSettings)
})

function setUp() {
  let time = 1000
  const load = jest.fn<Promise<string>, []>()
  const onError = jest.fn()
  const background: Promise<void>[] = []
  const cache = new SwrCache({
    load,
    freshMs: 50,
    staleMs: 20,
    maxWaitMs: 7,
    retryDelayMs: 5,
    onError,
    now: () => time,
  })
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

  it('waits for a new value if the old one is too old to be served', async () => {
    const { load, get, at } = setUp()
    load.mockResolvedValueOnce('old').mockResolvedValueOnce('new')
    await get()
    at(70)
    expect(await Promise.all([get(), get()])).toEqual(['new', 'new'])
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('waits for a limited time if there is an old value', async () => {
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

  it('serves the old value while loading fails, waits only for the first failure and retries with a delay', async () => {
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
