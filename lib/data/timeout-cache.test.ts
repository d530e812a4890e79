import { ApiError, FAILURES } from '../api/api-error'
import { TimeoutCache } from './timeout-cache'

const failure = (status: number) => new ApiError({ method: 'GET', path: '/api/store', code: status, status })
let now = 0
let recentTimeouts: TimeoutCache
beforeEach(() => {
  now = 1
  recentTimeouts = new TimeoutCache(() => now)
})

it('fails fast for a second after a timeout, and for this path only', () => {
  recentTimeouts.recordTimeout('/api/store', failure(FAILURES.timeout))
  expect(() => recentTimeouts.throwRecentTimeout('/api/store')).toThrow('504')
  expect(() => recentTimeouts.throwRecentTimeout('/api/category')).not.toThrow()
  now += 1001
  expect(() => recentTimeouts.throwRecentTimeout('/api/store')).not.toThrow()
})

it('fails fast for cached paths for a second after any timeout', () => {
  recentTimeouts.markCached('/api/store')
  expect(() => recentTimeouts.throwRecentTimeout('/api/store')).not.toThrow()
  recentTimeouts.recordTimeout('/api/product/shirt', failure(FAILURES.timeout))
  expect(() => recentTimeouts.throwRecentTimeout('/api/store')).toThrow('504')
  expect(() => recentTimeouts.throwRecentTimeout('/api/category')).not.toThrow()
  now += 1001
  expect(() => recentTimeouts.throwRecentTimeout('/api/store')).not.toThrow()
})

it.each([FAILURES.network, FAILURES.busy, 500])('allows a retry after an immediate failure with %d', (status) => {
  recentTimeouts.recordTimeout('/api/store', failure(status))
  expect(() => recentTimeouts.throwRecentTimeout('/api/store')).not.toThrow()
})
