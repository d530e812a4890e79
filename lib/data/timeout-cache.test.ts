import { ApiError, FAILURES } from '../api/api-error'
import { WaitedInVain } from './public-read'

const failure = (status: number) => new ApiError({ method: 'GET', path: '/api/store', code: status, status })
let now = 0
let inVain: WaitedInVain
beforeEach(() => {
  now = 1
  inVain = new WaitedInVain(() => now)
})

it('refuses what was waited for in vain, for a second, and nothing else', () => {
  inVain.note('/api/store', failure(FAILURES.timeout))
  expect(() => inVain.refuse('/api/store')).toThrow('504')
  expect(() => inVain.refuse('/api/category')).not.toThrow()
  now += 1001
  expect(() => inVain.refuse('/api/store')).not.toThrow()
})

it('refuses what was answered before, for a second after anything was waited for in vain', () => {
  inVain.answered('/api/store')
  expect(() => inVain.refuse('/api/store')).not.toThrow()
  inVain.note('/api/product/shirt', failure(FAILURES.timeout))
  expect(() => inVain.refuse('/api/store')).toThrow('504')
  expect(() => inVain.refuse('/api/category')).not.toThrow()
  now += 1001
  expect(() => inVain.refuse('/api/store')).not.toThrow()
})

it.each([FAILURES.network, FAILURES.busy, 500])('lets what failed at once with %d be tried again', (status) => {
  inVain.note('/api/store', failure(status))
  expect(() => inVain.refuse('/api/store')).not.toThrow()
})
