/** @jest-environment node */
import { requireCategories } from '@/app/[locale]/(shop)/require-found'
import { ApiError } from '../api/api-error'
import { requireCountries } from './shipping'

const send = jest.fn()
const storedValues = new Map<string, unknown>()

jest.mock('react', () => ({ ...jest.requireActual<object>('react'), cache: (read: unknown) => read }))
jest.mock('../api/store-api', () => ({ storeApi: () => ({ send }) }))
jest.mock('../api/api-error', () => ({ ...jest.requireActual<object>('../api/api-error'), logFailure: () => {} }))
jest.mock('../telemetry/log', () => ({ log: () => ({ warn: () => {} }) }))
// Like Next's data cache: the stale entry is served when the refetch fails.
jest.mock('next/cache', () => ({
  unstable_cache:
    (ask: () => Promise<unknown>, [key]: [string]) =>
    async () => {
      try {
        const value = await ask()
        storedValues.set(key, value)
        return value
      } catch (error) {
        if (storedValues.has(key)) return storedValues.get(key)
        throw error
      }
    },
}))

const NODE = { key: 'clubs', name: 'Clubs', description: '', imageUrl: '', productCount: 1, children: [] }
const COUNTRY = { id: 3, iso: 'GB', name: 'United Kingdom', states: [] }
const failure = (code: number) => new ApiError({ code, status: code, method: 'GET', path: '/' })

const LOADERS: [string, () => Promise<unknown>, unknown][] = [
  ['categories', async () => [...(await requireCategories()).byKey.keys()], NODE],
  ['countries', async () => (await requireCountries()).map(({ iso }) => iso), COUNTRY],
]

beforeEach(() => storedValues.clear())

describe.each(LOADERS)('a failed load of the %s (spec §8)', (_, load, item) => {
  it.each([500, 502])('of the code %i uses the last good data', async (code) => {
    send.mockResolvedValue({ code: 0, msg: '', data: [item] })
    const good = await load()
    send.mockRejectedValue(failure(code))
    expect(await load()).toEqual(good)
    expect(good).toHaveLength(1)
  })

  it.each([500, 502, 503])('of the code %i is a 404 where none was ever loaded', async (code) => {
    send.mockRejectedValue(failure(code))
    await expect(load()).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404')
  })
})
