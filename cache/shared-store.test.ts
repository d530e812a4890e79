/** @jest-environment node */
import { setTimeout as pause } from 'node:timers/promises'
import type { RedisLink } from './redis-link.mjs'
import { SharedStore } from './shared-store.mjs'

/** Redis, on the same clock, which reads it last of all it does. */
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
  listen: () => {},
  close: () => {},
} as unknown as RedisLink

describe('the clock of Redis, as an instance knows it', () => {
  it('is never ahead: an entry from before a change does not seem made after it', async () => {
    const store = new SharedStore(link, { shop: 'one', build: 'one' })
    store.follow(() => {})
    while (redis.zRangeWithScores.mock.calls.length === 0) await pause(5)
    store.close()
    expect(store.clockOffset).toBeLessThanOrEqual(0)
  })
})
