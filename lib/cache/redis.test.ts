/** @jest-environment node */
import { setTimeout as pause } from 'node:timers/promises'
import { serialize } from 'node:v8'
import { decode, MAX_SHARED_BYTES, RedisStore } from './redis.mjs'
import type { RedisConnection } from './redis-connection.mjs'

/** Redis on the same clock, which it reads just before it replies. */
const redis = {
  sendCommand: async () => {
    await pause(10)
    const now = Date.now()
    return [Math.floor(now / 1000), (now % 1000) * 1000]
  },
  zRangeWithScores: jest.fn(async () => []),
}
const link = {
  run: (command: (client: typeof redis) => unknown) => command(redis),
  subscribe: () => {},
  close: () => {},
} as unknown as RedisConnection

describe('the clock of Redis, as an instance knows it', () => {
  it('is never ahead: an entry from before a change does not seem newer than it', async () => {
    const store = new RedisStore(link, { shop: 'one', build: 'one' })
    store.follow(() => {})
    while (redis.zRangeWithScores.mock.calls.length === 0) await pause(5)
    store.close()
    expect(store.clockOffset).toBeLessThanOrEqual(0)
  })
})

const entry = {
  value: {
    kind: 'APP_PAGE',
    html: '<p>ü 🏆</p>',
    rscData: Buffer.from([0, 255, 128]),
    segmentData: new Map([['/_tree', Buffer.from('tree')]]),
    postponed: undefined,
    headers: { 'x-next-cache-tags': 'store' },
  },
  madeAt: 1_790_000_000_123,
  asOf: 1_790_000_000_100,
  tags: ['store'],
  cacheControl: { revalidate: 60, expire: undefined },
}

describe('an entry as bytes', () => {
  it('is equal after a round trip, including Buffers and Maps', () => {
    const back = decode(serialize(entry))
    expect(back).toEqual(entry)
    expect(Buffer.isBuffer(back.value.rscData)).toBe(true)
    expect(Buffer.isBuffer(back.value.segmentData.get('/_tree'))).toBe(true)
  })

  it('does not retain the bytes it was read from', () => {
    const bytes = serialize(entry)
    const { rscData, segmentData } = decode(bytes).value
    for (const own of [rscData, segmentData.get('/_tree')]) expect(own.buffer).not.toBe(bytes.buffer)
  })

  it('is not written when it is too large to be shared', () => {
    const run = jest.fn(async () => null)
    const store = new RedisStore({ ...link, run } as unknown as RedisConnection, { shop: 'one', build: 'one' })
    store.write('/a', { ...entry, value: { html: 'x'.repeat(MAX_SHARED_BYTES) } })
    expect(run).not.toHaveBeenCalled()
    store.write('/a', entry)
    expect(run).toHaveBeenCalledTimes(1)
  })

  it.each([Buffer.alloc(0), Buffer.from('nonsense'), serialize('text'), serialize({ madeAt: 'today', asOf: 1 })])(
    'is null if it is invalid (%#)',
    (bytes) => {
      expect(decode(bytes)).toBeNull()
    },
  )
})
