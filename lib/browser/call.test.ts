/** @jest-environment node */
import { call } from './call'

const clear = jest.fn(async () => true)
const leave = jest.fn()
jest.mock('../account/session-lost', () => ({ clearLostSession: () => clear(), redirectToLogin: () => leave() }))

const respond = (code: number, headers: HeadersInit = {}) => {
  globalThis.fetch = async () => Response.json({ code, msg: 'Invalid Token', data: null }, { headers })
}

beforeEach(() => {
  clear.mockReset().mockResolvedValue(true)
  leave.mockClear()
})

describe('a call from the browser', () => {
  it('that ends a session clears it and redirects to the login, GET /api/user too (spec §8)', async () => {
    respond(401, { 'session-lost': '1' })
    await expect(call('GET', '/api/user')).rejects.toMatchObject({ code: 401, hasEndedSession: true })
    expect([clear.mock.calls.length, leave.mock.calls.length]).toEqual([1, 1])
  })

  it('of a previous session is sent again, once', async () => {
    clear.mockResolvedValueOnce(false)
    const codes = [401, 0]
    const sent: unknown[] = []
    globalThis.fetch = async (...args) => {
      sent.push(args)
      return Response.json({ code: codes.shift() ?? 401, msg: '', data: 'it' }, { headers: { 'session-lost': '1' } })
    }
    const form = ['POST', '/api/cart', { key: 'it' }, 'a-key'] as const
    expect(await call(...form)).toBe('it')
    const headers = { 'content-type': 'application/json', 'idempotency-key': 'a-key' }
    const request = { method: 'POST', headers, body: '{"key":"it"}' }
    expect(sent).toEqual([
      ['/api/cart', request],
      ['/api/cart', { ...request, headers: { ...headers, 'session-repeated': '1' } }],
    ])
    expect(leave).not.toHaveBeenCalled()
  })

  it('that is refused again ends the session', async () => {
    clear.mockResolvedValueOnce(false)
    respond(401, { 'session-lost': '1' })
    await expect(call('GET', '/api/cart')).rejects.toMatchObject({ code: 401, hasEndedSession: true })
    expect([clear.mock.calls.length, leave.mock.calls.length]).toEqual([2, 1])
  })

  it.each([401, 403, 500])('with code %s and no session only throws: the caller is a visitor', async (code) => {
    respond(code)
    await expect(call('GET', '/api/user')).rejects.toMatchObject({ code, hasEndedSession: false })
    expect([clear.mock.calls.length, leave.mock.calls.length]).toEqual([0, 0])
  })
})
