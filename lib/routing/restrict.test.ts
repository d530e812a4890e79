/** @jest-environment node */
import { restrict } from './restrict'
import type { Restrict } from './restriction'
import { outcomeOf, TEST_ENV, TEST_SETTINGS, testContext } from './testing'

beforeAll(() => void Object.assign(process.env, TEST_ENV))

const respond = async (lists: Restrict) =>
  outcomeOf((await restrict(testContext('/', { settings: { ...TEST_SETTINGS, restrict: lists } }))) ?? undefined)

describe('restrict', () => {
  it('responds with the not-found page to a restricted platform or language (spec §4)', async () => {
    expect(await respond({ platform: ['pc'], language: [] })).toBe('404 /de/internal/not-found')
    expect(await respond({ platform: [], language: ['en'] })).toBe('404 /de/internal/not-found')
    expect(await respond({ platform: ['mobile'], language: ['fr'] })).toBeUndefined()
  })

  it('reads nothing of the browser while nothing is restricted, or the settings are unknown', async () => {
    const platform = () => {
      throw new Error('not needed')
    }
    expect(await restrict(testContext('/', { platform }))).toBeUndefined()
    expect(await restrict(testContext('/', { platform, settings: undefined }))).toBeUndefined()
  })
})
