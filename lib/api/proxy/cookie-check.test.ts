/** @jest-environment node */
import { handleCookieCheck, cookieCheckPath, type CookieCheckReason } from './session'

const caller = { uuid: '', token: '' }
jest.mock('../../auth/caller', () => ({ readCaller: async () => caller }))
jest.mock('./request-guard', () => ({ rejectForm: async () => null }))

async function checkCookies(to: string, reason: CookieCheckReason) {
  const { status, headers } = await handleCookieCheck(new Request(`http://l${cookieCheckPath(to, reason)}`))
  expect([status, headers.get('cache-control')]).toEqual([303, 'private, no-store'])
  return headers.get('location')
}

describe('the cookie check', () => {
  afterEach(() => (caller.uuid = ''))

  it('reports that cookies are required if the browser returns none', async () => {
    expect(await checkCookies('/account', 'login')).toBe('/login?cookies=blocked')
    expect(await checkCookies('/cart?notice=added', 'cart')).toBe('/cart?notice=cookies')
  })

  it('redirects to the target if the browser returns it, and only to pages of the shop', async () => {
    caller.uuid = '3f1c8a52-6d0e-4b7a-9c41-2e5d7f80a1b3'
    expect(await checkCookies('/cart?notice=added', 'cart')).toBe('/cart?notice=added')
    // The login page itself, with the result of the form.
    expect(await checkCookies('/login?answer=x', 'login')).toBe('/login?answer=x')
    for (const to of ['https://evil.example/', '//evil.example', '/\\evil.example', '/api/logout', 'javascript:0', ''])
      expect([to, await checkCookies(to, 'cart')]).toEqual([to, '/'])
  })
})
