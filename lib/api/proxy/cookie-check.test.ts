/** @jest-environment node */
import { handleCookieCheck, cookieCheckPath, type NeedsCookies } from './session'

const caller = { uuid: '', token: '' }
jest.mock('../../auth/caller', () => ({ readCaller: async () => caller }))
jest.mock('./request-guard', () => ({ formTurnedAway: async () => null }))

async function ask(to: string, needs: NeedsCookies) {
  const { status, headers } = await handleCookieCheck(new Request(`http://l${cookieCheckPath(to, needs)}`))
  expect([status, headers.get('cache-control')]).toEqual([303, 'private, no-store'])
  return headers.get('location')
}

describe('whether a browser brings the cookie it was given', () => {
  afterEach(() => (caller.uuid = ''))

  it('says that cookies are needed where it does not', async () => {
    expect(await ask('/account', 'login')).toBe('/login?cookies=blocked')
    expect(await ask('/cart?notice=added', 'cart')).toBe('/cart?notice=cookies')
  })

  it('leads on where it does, and nowhere but to a page of the shop', async () => {
    caller.uuid = '3f1c8a52-6d0e-4b7a-9c41-2e5d7f80a1b3'
    expect(await ask('/cart?notice=added', 'cart')).toBe('/cart?notice=added')
    // The login page itself, with the result of the form.
    expect(await ask('/login?answer=x', 'login')).toBe('/login?answer=x')
    for (const to of ['https://evil.example/', '//evil.example', '/\\evil.example', '/api/logout', 'javascript:0', ''])
      expect([to, await ask(to, 'cart')]).toEqual([to, '/'])
  })
})
