/** @jest-environment node */
import { readDrafts, writeDrafts } from './draft-store'

/** The content of Redis: null if there is none, or it is down. */
let shared: Map<string, { value: string; seconds: number }> | null = null
let isRedisDown = false

jest.mock('../env', () => ({ env: () => ({ PUBLIC_ORIGIN: 'https://shop.example' }) }))
jest.mock('@/lib/cache/process-cache.mjs', () => ({
  processRedis: () =>
    shared && {
      run: async (command: (client: unknown) => Promise<unknown>) => {
        if (isRedisDown) throw new Error('Redis is away')
        return command({
          set: async (key: string, value: string, { EX }: { EX: number }) => shared?.set(key, { value, seconds: EX }),
          get: async (key: string) => (shared?.has(key) ? Buffer.from(shared.get(key)?.value ?? '') : null),
        })
      },
    },
}))

const MEGABYTE = 1024 * 1024

beforeEach(() => {
  shared = null
  isRedisDown = false
})

describe('the draft store', () => {
  it('is bounded: of 40 MB the last 32 MB are kept', async () => {
    for (let at = 0; at < 40; at++) await writeDrafts(`of-${at}`, 'x'.repeat(MEGABYTE), 3600)
    const found = await Promise.all(Array.from({ length: 40 }, (_, at) => readDrafts(`of-${at}`)))
    expect(found.map((text) => text !== undefined).indexOf(true)).toBe(8)
    expect(found.filter((text) => text !== undefined)).toHaveLength(32)
  })

  it('is shared by all instances through Redis, with an expiry', async () => {
    shared = new Map()
    await writeDrafts('ada', 'sealed', 3600)
    expect([...shared]).toEqual([['storefront:https://shop.example:kept:ada', { value: 'sealed', seconds: 3600 }]])
    shared.set('storefront:https://shop.example:kept:joel', { value: 'of another instance', seconds: 3600 })
    expect(await readDrafts('joel')).toBe('of another instance')
  })

  it('falls back to memory while Redis is down', async () => {
    shared = new Map()
    isRedisDown = true
    await writeDrafts('mara', 'sealed', 3600)
    expect(await readDrafts('mara')).toBe('sealed')
    expect(await readDrafts('unknown')).toBeUndefined()
  })
})
