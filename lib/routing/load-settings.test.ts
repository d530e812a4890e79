/** @jest-environment node */
import { callErrors } from './call-error-log'
import { fetchSettings } from './edge-api-client'
import { loadSettings } from './load-settings'
import { TEST_SETTINGS, testContext } from './testing'

jest.mock('./edge-api-client', () => ({ fetchSettings: jest.fn() }))
const fetched = jest.mocked(fetchSettings)
let logged: jest.SpyInstance
let time = Date.now()
beforeEach(() => {
  logged = jest.spyOn(callErrors, 'add').mockImplementation(() => {})
  jest.spyOn(Date, 'now').mockImplementation(() => time)
})

/** The settings that a request `seconds` after the last one gets, and what its response tells of them. */
async function after(seconds: number) {
  time += seconds * 1000
  const background: Promise<void>[] = []
  const context = testContext('/', { settings: undefined, waitUntil: (work) => void background.push(work) })
  expect(await loadSettings(context)).toBeUndefined()
  await Promise.all(background)
  return [context.settings, ...context.serverTiming]
}

it('loadSettings tells whether the settings are unavailable, fresh or stale, and logs each failed call', async () => {
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

it('loadSettings knows a restriction seven seconds after it was set', async () => {
  fetched.mockResolvedValue(TEST_SETTINGS)
  await after(60)
  await after(0)
  const restricted = { ...TEST_SETTINGS, restrict: { platform: ['pc'], language: [] } }
  fetched.mockResolvedValue(restricted)
  expect((await after(7))[0]).toEqual(restricted)
})
