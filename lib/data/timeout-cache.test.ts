import { ApiError, FAILURES } from '../api/api-error'
import { TimeoutCache } from './timeout-cache'

const failure = (status: number) => new ApiError({ method: 'GET', path: '/api/store', code: status, status })
let now = 0
let recentTimeouts: TimeoutCache
beforeEach(() => {
  now = 1
  recentTimeouts = new TimeoutCache(() => now)
})

it('refuses what was waited for in vain, for a second, and nothing else', () => {
  recentTimeouts.note('/api/store', failure(FAILURES.timeout))
  expect(() => recentTimeouts.refuse('/api/store')).toThrow('504')
  expect(() => recentTimeouts.refuse('/api/category')).not.toThrow()
  now += 1001
  expect(() => recentTimeouts.refuse('/api/store')).not.toThrow()
})

it('refuses cached paths for a second after any timeout', () => {
  recentTimeouts.noteCached('/api/store')
  expect(() => recentTimeouts.refuse('/api/store')).not.toThrow()
  recentTimeouts.note('/api/product/shirt', failure(FAILURES.timeout))
  expect(() => recentTimeouts.refuse('/api/store')).toThrow('504')
  expect(() => recentTimeouts.refuse('/api/category')).not.toThrow()
  now += 1001
  expect(() => recentTimeouts.refuse('/api/store')).not.toThrow()
})

it.each([FAILURES.network, FAILURES.busy, 500])('lets what failed at once with %d be tried again', (status) => {
  recentTimeouts.note('/api/store', failure(status))
  expect(() => recentTimeouts.refuse('/api/store')).not.toThrow()
})
