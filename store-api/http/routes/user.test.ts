/** @jest-environment node */
import { CALLS } from '../../../contract/calls'
import { emailOf, openClockedShop } from '../../testing/clocked-shop'

let opened: Awaited<ReturnType<typeof openClockedShop>>
beforeAll(async () => (opened = await openClockedShop()))
afterAll(() => opened.close())

/** An unknown id, so that each path is one of the contract's. */
const USER_CALLS = Object.values(CALLS)
  .filter(({ audience }) => audience === 'user')
  .map(({ method, path }): [string, string] => [method, path.replace(/\{\w+\}/g, 'x1')])

describe('a call for customers', () => {
  it.each(USER_CALLS)('answers a visitor 401, before it looks at anything else: %s %s', async (method, path) => {
    const { request } = opened.device()
    expect(await request(method, path)).toMatchObject({ code: 401, msg: 'Invalid Token', data: null })
  })

  it('and any other answer 401 to a token that is no session', async () => {
    const { request } = opened.device()
    for (const path of ['/api/user', '/api/cart', '/api/store'])
      expect(await request('GET', path, { token: 'a'.repeat(43) })).toMatchObject({ code: 401, msg: 'Invalid Token' })
  })
})

describe('/api/user', () => {
  it('returns the customer of the token, on its device only', async () => {
    const { request, tokenOf } = opened.device()
    const token = await tokenOf('ben')
    expect((await opened.device().request('GET', '/api/user', { token })).code).toBe(401)
    const { data } = await request('GET', '/api/user', { token })
    CALLS.getUser.response.validateSync(data, { strict: true })
    expect(data).toMatchObject({ email: emailOf('ben'), firstname: 'Ben' })
    expect(JSON.stringify(data)).not.toContain('argon2')
  })

  it('changes the name and nothing else', async () => {
    const { request, tokenOf } = opened.device()
    const token = await tokenOf('ben')
    const body = { firstname: 'Benjamin', lastname: 'Byron' }
    expect((await request('PUT', '/api/user', { token, body })).data).toMatchObject({ ...body, email: emailOf('ben') })
    for (const more of [{ email: 'x@mail.example' }, { id: 1 }, { verifiedAt: null }, { isVerified: true }])
      expect((await request('PUT', '/api/user', { token, body: { ...body, ...more } })).code).toBe(400)
    expect((await request('GET', '/api/user', { token })).data).toMatchObject({ ...body, email: emailOf('ben') })
    expect((await request('GET', '/api/user', { token: await tokenOf('ada') })).data).toMatchObject({
      firstname: 'Ada',
    })
  })
})

describe('DELETE /api/user/session', () => {
  it('ends all sessions of the customer, this one too, and of no other customer', async () => {
    const { request, tokenOf } = opened.device()
    const [here, there, other] = [await tokenOf('ada'), await tokenOf('ada'), await tokenOf('ben')]
    expect((await request('DELETE', '/api/user/session', { token: here })).code).toBe(0)
    const codes = [here, there, other].map(async (token) => (await request('GET', '/api/user', { token })).code)
    expect(await Promise.all(codes)).toEqual([401, 401, 0])
  })
})
