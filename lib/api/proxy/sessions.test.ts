/** @jest-environment node */
import { unsealData } from 'iron-session'
import { POST as postLogout } from '@/app/api/logout/route'
import { readCaller } from '../../auth/caller'
import { rememberOwner } from '../../auth/owner'
import { registerForm } from '../../forms/definitions/auth'
import { readFlashState } from '../../forms/flash-state'
import { ApiError } from '../api-error'
import { login, logout } from './auth-forms'
import { definedFormHandler } from './form-handler'
import { createProxyHandler } from './forward'
import { endRefusedSession, handleSessionLost, logInWith } from './session'

interface Cookie {
  name: string
  value: string
  [attribute: string]: unknown
}

const send = jest.fn()
const setCookies: Cookie[] = []
const requestCookies: Record<string, string> = {}
const SECRETS = { SESSION_SECRET: 'a-session-of-the-tests-a-session-of-tests', SESSION_SECRET_PREVIOUS: '' }

jest.mock('../store-api', () => ({ storeApi: () => ({ send }) }))
jest.mock('../../data/settings', () => ({
  getStoreSettings: async () => ({ restrict: { platform: [], language: [] } }),
}))
jest.mock('../../telemetry/log', () => ({ log: () => ({ info: () => {}, warn: () => {} }) }))
jest.mock('../../env', () => ({
  env: () => ({
    PUBLIC_ORIGIN: 'https://shop.example',
    ALLOWED_ORIGINS: [],
    RATE_LIMIT_READ_PER_MINUTE: 1000,
    RATE_LIMIT_WRITE_PER_MINUTE: 1000,
    ...SECRETS,
  }),
  isSecureOrigin: () => true,
}))
jest.mock('next/headers', () => ({
  headers: async () =>
    new Headers({
      cookie: Object.entries(requestCookies)
        .map(([name, value]) => `${name}=${value}`)
        .join('; '),
    }),
  cookies: async () => ({
    get: (name: string) => (requestCookies[name] ? { value: requestCookies[name] } : undefined),
    set: (cookie: Cookie) => setCookies.push(cookie),
  }),
}))

const TOKEN = 't'.repeat(43)
const USER = { email: 'ada@mail.example', firstname: 'Ada', lastname: 'Marsh', isVerified: true }
const LOGIN = { email: 'ada@mail.example', password: 'grass green' }

const post = (fields: Record<string, string>) =>
  new Request('http://localhost:3000/api/form', {
    method: 'POST',
    headers: { origin: 'https://shop.example', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  })
const refusal = (code: number, status = 400, data: unknown = null) =>
  new ApiError({ code, status, method: 'POST', path: '/api/login', msg: 'in its own words', data })
const cookie = (name: string) => setCookies.findLast((one) => one.name === name)
const location = (response: Response) => response.headers.get('location') ?? ''

beforeEach(() => {
  send.mockReset().mockResolvedValue({ code: 0, msg: '', data: { token: TOKEN, user: USER } })
  setCookies.length = 0
  for (const name of Object.keys(requestCookies)) delete requestCookies[name]
  requestCookies['__Host-uuid'] = DEVICE
})

const DEVICE = '3f1c8a52-6d0e-4b7a-9c41-2e5d7f80a1b3'

describe('the device', () => {
  it('gets another uuid after a login, and the token is bound to it in the same call', async () => {
    await logInWith(LOGIN, { token: '', uuid: DEVICE })
    const next = cookie('__Host-uuid')?.value
    expect(next).not.toBe(DEVICE)
    expect(send.mock.calls[0]).toMatchObject([{ caller: { uuid: DEVICE }, body: { ...LOGIN, nextUuid: next } }])
  })

  it('keeps its uuid when the login is refused', async () => {
    send.mockRejectedValue(refusal(4001))
    await expect(logInWith(LOGIN, { token: '', uuid: DEVICE })).rejects.toBeInstanceOf(ApiError)
    expect(cookie('__Host-uuid')).toBeUndefined()
  })

  it('passes a draft on to the customer only with the guest cookie', async () => {
    await logInWith(LOGIN, { token: '', uuid: DEVICE })
    requestCookies.guest = '1'
    await logInWith(LOGIN, { token: '', uuid: DEVICE })
    expect(send.mock.calls.map(([{ body }]) => (body as { joinsCheckout: boolean }).joinsCheckout)).toEqual([
      false,
      true,
    ])
  })

  it('gets another uuid after a logout', async () => {
    await logout(post({}))
    expect(cookie('__Host-uuid')?.value).toMatch(/^[0-9a-f-]{36}$/)
    expect(cookie('__Host-uuid')?.value).not.toBe(DEVICE)
  })

  it('known from a login is sent with the next one, in an HttpOnly cookie', async () => {
    send.mockResolvedValue({ code: 0, msg: '', data: { token: TOKEN, user: USER, knownDevice: 'n.mac' } })
    await logInWith(LOGIN, { token: '', uuid: DEVICE })
    expect(cookie('__Host-known-device')).toMatchObject({ value: 'n.mac', httpOnly: true, secure: true })
    requestCookies['__Host-known-device'] = 'n.mac'
    await logInWith(LOGIN, { token: '', uuid: DEVICE })
    expect(send.mock.calls[1]).toMatchObject([{ body: { knownDevice: 'n.mac' } }])
  })
})

describe('a login', () => {
  it('seals the token into a cookie bound to this host, and keeps it out of the reply', async () => {
    const route = createProxyHandler(async ({ body }) => ({
      code: 0,
      msg: '',
      data: await logInWith(body, { token: '', uuid: '' }),
    }))
    const headers = { origin: 'https://shop.example', 'content-type': 'application/json' }
    const request = new Request('http://l/api/login', { method: 'POST', headers, body: JSON.stringify(LOGIN) })
    const reply = await (await route(request)).text()
    expect(JSON.parse(reply)).toEqual({ code: 0, msg: '', data: USER })
    const session = cookie('__Host-session')
    expect(session).toMatchObject({ httpOnly: true, secure: true, sameSite: 'lax', path: '/' })
    expect(session).not.toHaveProperty('domain')
    expect(session?.value.length).toBeLessThan(1500)
    expect(JSON.stringify(setCookies) + reply).not.toContain(TOKEN)
    expect(await unsealData(session?.value ?? '', { password: SECRETS.SESSION_SECRET })).toEqual({ token: TOKEN })
    expect(cookie('signed-in')).toMatchObject({ value: '1', maxAge: 90 * 86_400 })
  })

  it('redirects to the page in `from`, and to no other site', async () => {
    expect(location(await login(post({ ...LOGIN, from: '/product/x?a=1' })))).toBe('/product/x?a=1')
    expect(location(await login(post(LOGIN)))).toBe('/account')
    expect(location(await login(post({ ...LOGIN, from: '//evil.example' })))).toBe('/')
  })

  it('that is refused redirects to its page with the input, without the password', async () => {
    send.mockRejectedValue(refusal(4001))
    const response = await login(post({ ...LOGIN, from: '/cart' }))
    expect(response.status).toBe(303)
    const [path, query = ''] = location(response).split('?')
    const search = Object.fromEntries(new URLSearchParams(query))
    expect([path, search.from]).toEqual(['/login', '/cart'])
    expect(cookie('__Secure-answer')).toMatchObject({ path: '/login', httpOnly: true, secure: true, maxAge: 600 })
    requestCookies['__Secure-answer'] = cookie('__Secure-answer')?.value ?? ''
    expect(await readFlashState(search)).toMatchObject({
      isDone: false,
      refusal: 'in its own words',
      values: { email: LOGIN.email },
    })
    expect(JSON.stringify(await readFlashState(search))).not.toContain(LOGIN.password)
    expect(cookie('__Host-session')).toBeUndefined()
  })
})

describe('the flash state of a form', () => {
  const register = definedFormHandler({ form: registerForm, page: () => '/register' })

  it('is shown only by the address with its key', async () => {
    const response = await register(post({ firstname: 'A', email: 'a@b.example' }))
    requestCookies['__Secure-answer'] = cookie('__Secure-answer')?.value ?? ''
    const answer = new URL(location(response), 'http://l').searchParams.get('answer')
    expect((await readFlashState({ answer }))?.mistakes).toContain('firstname')
    expect([
      await readFlashState({}),
      await readFlashState({ answer: 'other' }),
      await readFlashState({ answer: [answer] }),
    ]).toEqual([null, null, null])
    requestCookies['__Secure-answer'] = 'of another session'
    expect(await readFlashState({ answer })).toBeNull()
  })

  it('is found beside that of a parent path, whose cookie has the same name', async () => {
    const response = await register(post({ firstname: 'A', email: 'a@b.example' }))
    const above = cookie('__Secure-answer')?.value ?? ''
    const other = await register(post({ firstname: 'B', email: 'a@b.example' }))
    requestCookies['__Secure-answer'] =
      `${cookie('__Secure-answer')?.value}; __Secure-answer=${above}; __Secure-answer=%zz`
    const shown = async (sent: Response) =>
      (await readFlashState({ answer: new URL(location(sent), 'http://l').searchParams.get('answer') }))?.values[
        'firstname'
      ]
    expect([await shown(response), await shown(other)]).toEqual(['A', 'B'])
  })

  it('of a customer is not shown after their logout, nor to the next customer', async () => {
    const owners = async (email: string) => {
      await rememberOwner(email)
      return cookie('__Host-owner')?.value ?? ''
    }
    requestCookies['__Host-owner'] = await owners('ada@mail.example')
    const response = await register(post({ firstname: 'A', email: 'a@b.example' }))
    requestCookies['__Secure-answer'] = cookie('__Secure-answer')?.value ?? ''
    const answer = new URL(location(response), 'http://l').searchParams.get('answer')
    expect((await readFlashState({ answer }))?.values).toMatchObject({ firstname: 'A' })
    requestCookies['__Host-owner'] = ''
    expect(await readFlashState({ answer })).toBeNull()
    requestCookies['__Host-owner'] = await owners('bob@mail.example')
    expect(await readFlashState({ answer })).toBeNull()
  })

  it('fits into a cookie, however much was typed', async () => {
    const noise = Array.from({ length: 2500 }, (_, n) => String.fromCodePoint(0x4e00 + ((n * 7919) % 20_000))).join('')
    const response = await register(post({ firstname: noise, lastname: noise, email: 'a@b.example' }))
    expect(cookie('__Secure-answer')?.value.length).toBeLessThanOrEqual(3900)
    requestCookies['__Secure-answer'] = cookie('__Secure-answer')?.value ?? ''
    const answer = new URL(location(response), 'http://l').searchParams.get('answer')
    expect((await readFlashState({ answer }))?.mistakes.length).toBeGreaterThan(0)
  })

  it('shows that the store API is unreachable, and keeps the input', async () => {
    send.mockRejectedValue(refusal(502, 502))
    const form = {
      ...LOGIN,
      firstname: 'Ada',
      lastname: 'Marsh',
      confirm: LOGIN.password,
      captcha: 'solved',
      agree: 'true',
    }
    const response = await register(post(form))
    requestCookies['__Secure-answer'] = cookie('__Secure-answer')?.value ?? ''
    const answer = new URL(location(response), 'http://l').searchParams.get('answer')
    expect(await readFlashState({ answer })).toMatchObject({
      refusal: 'in its own words',
      values: { firstname: 'Ada' },
    })
  })

  it('is the login page when the session was lost before', async () => {
    await logInWith(LOGIN, { token: '', uuid: '' })
    requestCookies['__Host-session'] = cookie('__Host-session')?.value ?? ''
    send.mockRejectedValue(refusal(401, 401))
    const form = {
      ...LOGIN,
      firstname: 'Ada',
      lastname: 'Marsh',
      confirm: LOGIN.password,
      captcha: 'solved',
      agree: 'true',
    }
    expect(location(await register(post(form)))).toBe('/login?from=%2Fregister')
    expect(cookie('__Host-session')).toMatchObject({ value: '', maxAge: 0 })
    expect(cookie('notice')?.value).toBe('invalid-token')
  })

  it('is shown on its page when a visitor was refused, without a redirect to the login', async () => {
    send.mockRejectedValue(refusal(401, 401))
    const form = {
      ...LOGIN,
      firstname: 'Ada',
      lastname: 'Marsh',
      confirm: LOGIN.password,
      captcha: 'ok',
      agree: 'true',
    }
    expect(location(await register(post(form)))).toMatch(/^\/register\?answer=/)
    expect(cookie('notice')).toBeUndefined()
  })

  it('redirects a visitor from a customer page to the login, as its guard does, without an invalid-token notice', async () => {
    send.mockRejectedValue(refusal(401, 401))
    const form = {
      ...LOGIN,
      firstname: 'Ada',
      lastname: 'Marsh',
      confirm: LOGIN.password,
      captcha: 'ok',
      agree: 'true',
    }
    const guarded = definedFormHandler({ form: registerForm, page: () => '/account?form=profile#profile' })
    expect(location(await guarded(post(form)))).toBe('/login?from=%2Faccount%3Fform%3Dprofile%23profile')
    expect(cookie('notice')).toBeUndefined()
  })

  it('is rejected from other origins', async () => {
    const request = post(LOGIN)
    const foreign = new Request(request, {
      headers: { ...Object.fromEntries(request.headers), origin: 'https://evil.example' },
    })
    expect((await register(foreign)).status).toBe(403)
    expect(send).not.toHaveBeenCalled()
  })
})

const signIn = async () => {
  await logInWith(LOGIN, { token: '', uuid: '' })
  requestCookies['__Host-session'] = cookie('__Host-session')?.value ?? ''
  send.mockClear()
}

describe('a logout', () => {
  it('ends the session at the store API and in the browser, and redirects to the home page', async () => {
    await signIn()
    const response = await logout(post({}))
    expect([response.status, location(response)]).toEqual([303, '/#logged-out'])
    expect(send.mock.calls).toMatchObject([[{ method: 'POST', path: '/api/logout', caller: { token: TOKEN } }]])
    expect(cookie('__Host-session')).toMatchObject({ value: '', maxAge: 0 })
    expect(cookie('notice')?.value).toBe('logged-out')
  })

  it('ends it in the browser even if the store API is unreachable', async () => {
    await signIn()
    send.mockRejectedValue(refusal(502, 502))
    expect(location(await logout(post({})))).toBe('/#logged-out')
    expect(cookie('__Secure-order-track')).toMatchObject({ value: '', maxAge: 0, path: '/order-track', secure: true })
    expect(cookie('__Host-session')).toMatchObject({ value: '', maxAge: 0 })
  })

  it.each([400, 429, 500])(
    'that the store API refuses with %i shows its message, and ends no session',
    async (code) => {
      await signIn()
      setCookies.length = 0
      send.mockRejectedValue(refusal(code, code))
      const response = await logout(post({}))
      expect(location(response)).toMatch(/^\/account\?form=logout&answer=[\w-]+#logout$/)
      expect(setCookies.map(({ name }) => name)).toEqual(['__Secure-answer'])
      requestCookies['__Secure-answer'] = cookie('__Secure-answer')?.value ?? ''
      const { searchParams } = new URL(location(response), 'http://l')
      expect(await readFlashState(Object.fromEntries(searchParams))).toMatchObject({ refusal: 'in its own words' })
    },
  )

  it('that is refused returns the same message to a script', async () => {
    await signIn()
    setCookies.length = 0
    send.mockRejectedValue(refusal(400))
    const headers = { origin: 'https://shop.example' }
    const reply = await postLogout(new Request('http://l/api/logout', { method: 'POST', headers }))
    expect(await reply.json()).toMatchObject({ code: 400, msg: 'in its own words' })
    expect(setCookies).toEqual([])
  })
})

it('a lost session is ended only when the store API rejects it again', async () => {
  await signIn()
  const requestSessionLost = (headers = {}) =>
    handleSessionLost(new Request('http://l/api/session/lost?from=%2Faccount%2Forders', { headers }))
  expect((await requestSessionLost({ 'sec-fetch-mode': 'cors' })).status).toBe(204)
  expect(location(await requestSessionLost())).toBe('/')
  expect(cookie('__Host-session')?.value).not.toBe('')
  send.mockRejectedValue(refusal(401, 401))
  expect(location(await requestSessionLost())).toBe('/login?from=%2Faccount%2Forders')
  expect(cookie('__Host-session')).toMatchObject({ value: '', maxAge: 0 })
})

describe('the session of a page whose call was refused', () => {
  const endSession = async (origin = 'https://shop.example') => {
    const response = await endRefusedSession(
      new Request('http://l/api/session/lost', { method: 'POST', headers: { origin } }),
    )
    return [response.status, ((await response.json()) as { data: unknown }).data]
  }

  it('is kept if it has been replaced by another one', async () => {
    await signIn()
    setCookies.length = 0
    expect(await endSession()).toEqual([200, { isLost: false }])
    expect(setCookies).toEqual([])
  })

  it('loses its cookies if the store API refuses it, too', async () => {
    await signIn()
    send.mockRejectedValue(refusal(401, 401))
    expect(await endSession()).toEqual([200, { isLost: true }])
    expect(cookie('__Host-session')).toMatchObject({ value: '', maxAge: 0, httpOnly: true, secure: true })
    expect(cookie('signed-in')).toMatchObject({ value: '', maxAge: 0 })
  })

  it('is kept while the store API is unreachable', async () => {
    await signIn()
    setCookies.length = 0
    send.mockRejectedValue(refusal(502, 502))
    expect(await endSession()).toEqual([200, { isLost: false }])
    expect(setCookies).toEqual([])
  })

  it('is not ended by another site', async () => {
    await signIn()
    send.mockRejectedValue(refusal(401, 401))
    expect(await endSession('https://evil.example')).toEqual([403, null])
    expect(cookie('__Host-session')?.value).not.toBe('')
  })

  it('is reported as lost if there is none', async () => expect(await endSession()).toEqual([200, { isLost: true }]))
})

describe('the password for sealing', () => {
  it('can be rotated: cookies sealed with the previous one still open, and the new one seals', async () => {
    await logInWith(LOGIN, { token: '', uuid: '' })
    requestCookies['__Host-session'] = cookie('__Host-session')?.value ?? ''
    SECRETS.SESSION_SECRET_PREVIOUS = SECRETS.SESSION_SECRET
    SECRETS.SESSION_SECRET = 'another-session-of-the-tests-another-session'
    expect((await readCaller()).token).toBe(TOKEN)
    SECRETS.SESSION_SECRET_PREVIOUS = ''
    expect((await readCaller()).token).toBe('')
  })
})
