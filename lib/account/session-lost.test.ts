/** @jest-environment node */
import { clearLostSession, redirectToLogin } from './session-lost'

const navigations: string[] = []
const cookies: string[] = []
let onShow = () => {}
const locationStub = {
  pathname: '/product/x',
  search: '?page=2',
  hash: '#reviews',
  assign: (address: string) => navigations.push(address),
  reload: () => navigations.push('reload'),
}
const mutate = jest.fn(async (..._args: unknown[]) => {})
const fetchMock = jest.fn(async (..._args: unknown[]) => Response.json({ code: 0, msg: '', data: { isLost: true } }))

jest.mock('../browser/flash-cookie', () => ({ setFlashCookie: (word: string) => cookies.push(word) }))
jest.mock('../browser/tabs', () => ({ notifyTabs: () => {} }))
jest.mock('swr', () => ({ mutate: (...args: unknown[]) => mutate(...args) }))
Object.assign(globalThis, {
  location: locationStub,
  fetch: fetchMock,
  addEventListener: (_name: string, listen: () => void) => (onShow = listen),
})

const loseSession = async () => {
  if (await clearLostSession()) redirectToLogin()
}

beforeEach(() => {
  onShow()
  navigations.length = 0
  cookies.length = 0
  mutate.mockClear()
  fetchMock.mockClear()
  locationStub.pathname = '/product/x'
})

describe('a 401 to a call that carried a token (spec §4 and §8)', () => {
  it("clears user and cart, sets the 'Invalid Token' message and redirects to the login", async () => {
    await loseSession()
    expect(fetchMock.mock.calls).toEqual([['/api/session/lost', { method: 'POST' }]])
    expect(mutate).toHaveBeenCalledTimes(1)
    expect(cookies).toEqual(['invalid-token'])
    expect(navigations).toEqual(['/login?from=%2Fproduct%2Fx%3Fpage%3D2%23reviews'])
  })

  it('changes nothing if a login has replaced the session of the call', async () => {
    fetchMock.mockResolvedValueOnce(Response.json({ code: 0, msg: '', data: { isLost: false } }))
    await loseSession()
    expect([mutate.mock.calls, cookies, navigations]).toEqual([[], [], []])
  })

  it('does so if the storefront is unreachable', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await loseSession()
    expect(navigations).toHaveLength(1)
  })

  it('keeps the cached checkout: its input is restored after the login', async () => {
    await loseSession()
    const [isCleared] = mutate.mock.calls[0] as unknown as [(key: string) => boolean]
    expect(['/api/user', '/api/cart', '/api/checkout'].filter(isCleared)).toEqual(['/api/user', '/api/cart'])
  })

  it('clears and redirects once, however many calls are refused at the same time', async () => {
    await Promise.all([loseSession(), loseSession(), loseSession()])
    await loseSession()
    expect([fetchMock.mock.calls.length, navigations.length]).toEqual([1, 1])
  })

  it('does so again after the page was restored from the back/forward cache', async () => {
    await loseSession()
    onShow()
    await loseSession()
    expect(navigations).toHaveLength(2)
  })

  it('reloads the login page if it is open, and redirects the other access pages to it', async () => {
    locationStub.pathname = '/login'
    await loseSession()
    onShow()
    locationStub.pathname = '/register'
    await loseSession()
    expect(navigations).toEqual(['reload', '/login'])
  })

  it('does not redirect from the password reset page, which ends the session itself', async () => {
    locationStub.pathname = '/reset-password'
    await loseSession()
    expect([mutate.mock.calls.length, cookies, navigations]).toEqual([1, [], []])
  })
})
