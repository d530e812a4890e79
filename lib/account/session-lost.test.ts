/** @jest-environment node */
import { clearLostSession, sessionLost } from './session-lost'

const went: string[] = []
const cookies: string[] = []
let onShow = () => {}
const place = {
  pathname: '/product/x',
  search: '?page=2',
  hash: '#reviews',
  assign: (address: string) => went.push(address),
  reload: () => went.push('reload'),
}
const mutate = jest.fn(async (..._asked: unknown[]) => {})
const fetched = jest.fn(async (..._asked: unknown[]) => Response.json({ code: 0, msg: '', data: { isLost: true } }))

jest.mock('../browser/flash-cookie', () => ({ setFlashCookie: (word: string) => cookies.push(word) }))
jest.mock('../browser/tabs', () => ({ notifyTabs: () => {} }))
jest.mock('swr', () => ({ mutate: (...asked: unknown[]) => mutate(...asked) }))
Object.assign(globalThis, {
  location: place,
  fetch: fetched,
  addEventListener: (_name: string, listen: () => void) => (onShow = listen),
})

const lose = async () => {
  if (await clearLostSession()) sessionLost()
}

beforeEach(() => {
  onShow()
  went.length = 0
  cookies.length = 0
  mutate.mockClear()
  fetched.mockClear()
  place.pathname = '/product/x'
})

describe('a 401 to a call that carried a token (spec §4 and §8)', () => {
  it("clears user and cart, leaves 'Invalid Token' to be said and goes to the login", async () => {
    await lose()
    expect(fetched.mock.calls).toEqual([['/api/session/lost', { method: 'POST' }]])
    expect(mutate).toHaveBeenCalledTimes(1)
    expect(cookies).toEqual(['invalid-token'])
    expect(went).toEqual(['/login?from=%2Fproduct%2Fx%3Fpage%3D2%23reviews'])
  })

  it('changes nothing if a login has replaced the session of the call', async () => {
    fetched.mockResolvedValueOnce(Response.json({ code: 0, msg: '', data: { isLost: false } }))
    await lose()
    expect([mutate.mock.calls, cookies, went]).toEqual([[], [], []])
  })

  it('does so where the storefront cannot be asked', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await lose()
    expect(went).toHaveLength(1)
  })

  it('leaves a checkout as it is shown: what is typed in it goes on behind the login', async () => {
    await lose()
    const [isCleared] = mutate.mock.calls[0] as unknown as [(key: string) => boolean]
    expect(['/api/user', '/api/cart', '/api/checkout'].filter(isCleared)).toEqual(['/api/user', '/api/cart'])
  })

  it('does so once, however many calls are refused at the same time', async () => {
    await Promise.all([lose(), lose(), lose()])
    await lose()
    expect([fetched.mock.calls.length, went.length]).toEqual([1, 1])
  })

  it('does so again where the browser shows the page from its memory', async () => {
    await lose()
    onShow()
    await lose()
    expect(went).toHaveLength(2)
  })

  it('reloads the login page if it is open, and redirects the other access pages to it', async () => {
    place.pathname = '/login'
    await lose()
    onShow()
    place.pathname = '/register'
    await lose()
    expect(went).toEqual(['reload', '/login'])
  })

  it('leaves the page where a new password was chosen, which has ended the session by that', async () => {
    place.pathname = '/reset-password'
    await lose()
    expect([mutate.mock.calls.length, cookies, went]).toEqual([1, [], []])
  })
})
