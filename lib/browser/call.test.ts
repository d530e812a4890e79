/** @jest-environment node */
import { call } from './call'

const clear = jest.fn(async () => {})
const leave = jest.fn()
jest.mock('../account/session-lost', () => ({ clearLostSession: () => clear(), sessionLost: () => leave() }))

const respond = (code: number, headers: HeadersInit = {}) => {
  globalThis.fetch = async () => Response.json({ code, msg: 'Invalid Token', data: null }, { headers })
}

beforeEach(() => {
  clear.mockClear()
  leave.mockClear()
})

describe('a call from the browser', () => {
  it('that ends a session clears it and leads to the login, GET /api/user too (spec §8)', async () => {
    respond(401, { 'session-lost': '1' })
    await expect(call('GET', '/api/user')).rejects.toMatchObject({ code: 401, hasEndedSession: true })
    expect([clear.mock.calls.length, leave.mock.calls.length]).toEqual([1, 1])
  })

  it.each([401, 403, 500])('with code %s and no session to end only throws: it was a visitor', async (code) => {
    respond(code)
    await expect(call('GET', '/api/user')).rejects.toMatchObject({ code, hasEndedSession: false })
    expect([clear.mock.calls.length, leave.mock.calls.length]).toEqual([0, 0])
  })
})
