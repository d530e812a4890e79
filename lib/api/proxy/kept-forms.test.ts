/** @jest-environment node */
import { passwordForm } from '../../forms/definitions/account'
import { ticketForm, ticketReplyForm } from '../../forms/definitions/support'
import { readFlashState } from '../../forms/flash-state'
import { KEEP_FIELD } from '../../forms/form-state'
import { ApiError } from '../api-error'
import { logout } from './auth-forms'
import { definedFormHandler } from './form-handler'
import { forward } from './forward'
import { endRefusedSession, logInWith } from './session'

interface Cookie {
  name: string
  value: string
  [attribute: string]: unknown
}

const send = jest.fn()
/** The browser's cookies; the shop's responses change them. */
const jar = new Map<string, Cookie>()

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
    SESSION_SECRET: 'a-session-of-the-tests-a-session-of-tests',
    SESSION_SECRET_PREVIOUS: '',
  }),
  isSecureOrigin: () => true,
}))
jest.mock('next/headers', () => ({
  headers: async () =>
    new Headers({ cookie: [...jar.values()].map(({ name, value }) => `${name}=${value}`).join('; ') }),
  cookies: async () => ({
    get: (name: string) => jar.get(name),
    set: (cookie: Cookie) => (cookie.maxAge === 0 ? jar.delete(cookie.name) : jar.set(cookie.name, cookie)),
  }),
}))

const headers = { origin: 'https://shop.example', 'content-type': 'application/x-www-form-urlencoded' }
const post = (fields: Record<string, string>) =>
  new Request('http://l/api/form', { method: 'POST', headers, body: new URLSearchParams(fields).toString() })
const refused = () =>
  new ApiError({ code: 401, status: 401, method: 'POST', path: '/', msg: 'Invalid Token', data: null })

const TEXT = 'Where is my shirt?'
const TYPED = { type: 'delivery', orderNumber: '', content: TEXT, attachments: '' }
const ticket = definedFormHandler({ form: ticketForm, page: () => '/account/ticket/create', isKept: true })

async function logIn(email = 'ada@mail.example') {
  send.mockResolvedValueOnce({ code: 0, msg: '', data: { token: 't'.repeat(43), user: { email } } })
  await logInWith({ email, password: 'grass green' }, { token: '', uuid: '' })
}

/** The store API rejects the expired session. @returns the page to show after the login */
async function sendTooLate(fields: Record<string, string> = TYPED, route = ticket): Promise<URL> {
  send.mockRejectedValueOnce(refused())
  const { headers } = await route(post(fields))
  const login = new URL(headers.get('location') ?? '', 'http://l')
  expect(login.pathname).toBe('/login')
  return new URL(login.searchParams.get('from') ?? '', 'http://l')
}

const shownAt = async ({ searchParams }: URL) =>
  (await readFlashState(Object.fromEntries(searchParams)))?.values ?? null

beforeEach(async () => {
  jest.restoreAllMocks()
  send.mockReset()
  jar.clear()
  await logIn()
})

describe('what was typed in a session that has ended', () => {
  it('is in its form again once its customer has logged in, and not before', async () => {
    const page = await sendTooLate()
    expect(page.pathname).toBe('/account/ticket/create')
    expect(await shownAt(page)).toBeNull()
    await logIn('Ada@mail.example ')
    expect(await shownAt(page)).toEqual(TYPED)
    expect(await readFlashState(Object.fromEntries(page.searchParams))).toMatchObject({ isDone: false, refusal: null })
  })

  it('is never shown to another customer on the device, who has not taken it away from the first either', async () => {
    const page = await sendTooLate()
    await logIn('joel@mail.example')
    expect(await shownAt(page)).toBeNull()
    await logout(post({}))
    await logIn()
    expect(await shownAt(page)).toEqual(TYPED)
  })

  it('is shown on no other device of the customer', async () => {
    const page = await sendTooLate()
    await logIn()
    const key = jar.get('__Host-kept')
    expect(key).toMatchObject({ httpOnly: true, secure: true, maxAge: 3600, path: '/' })
    jar.set('__Host-kept', { name: '__Host-kept', value: 'x'.repeat(24) })
    expect(await shownAt(page)).toBeNull()
    jar.delete('__Host-kept')
    expect(await shownAt(page)).toBeNull()
  })

  it('is forgotten after an hour', async () => {
    const page = await sendTooLate()
    await logIn()
    const now = Date.now()
    jest.spyOn(Date, 'now').mockReturnValue(now + 3_599_000)
    expect(await shownAt(page)).toEqual(TYPED)
    jest.spyOn(Date, 'now').mockReturnValue(now + 3_601_000)
    expect(await shownAt(page)).toBeNull()
  })

  it('is in no cookie and no address, and no cookie names the customer', async () => {
    const page = await sendTooLate()
    const held = JSON.stringify([...jar.values()])
    expect(held).not.toContain(TEXT)
    expect(page.href).not.toContain('shirt')
    expect(held).not.toContain('ada@')
  })

  it('holds the longest text the shop takes, of any alphabet', async () => {
    const long = Array.from({ length: 4000 }, (_, n) => String.fromCodePoint(0x4e00 + ((n * 7919) % 20_000))).join('')
    const page = await sendTooLate({ ...TYPED, content: long })
    await logIn()
    expect(await shownAt(page)).toEqual({ ...TYPED, content: long })
  })

  it('is of eight forms at most: the oldest gives way', async () => {
    const pages: URL[] = []
    for (let at = 0; at < 9; at++) {
      pages.push(await sendTooLate({ ...TYPED, content: `${TEXT} ${at}` }))
      await logIn()
    }
    const shown = await Promise.all(pages.map(shownAt))
    expect(shown.map((values) => values?.content?.split(' ').at(-1) ?? null)).toEqual([
      null,
      ...['1', '2', '3', '4', '5', '6', '7', '8'],
    ])
  })

  it('is never a password, whichever form it stands in', async () => {
    const route = definedFormHandler({
      form: passwordForm,
      page: () => '/account?form=password#password',
      isKept: true,
    })
    const typed = { oldPassword: 'grass green', newPassword: 'meadow green', confirm: 'meadow green' }
    const page = await sendTooLate(typed, route)
    await logIn()
    expect(Object.values((await shownAt(page)) ?? {}).join('')).toBe('')
  })

  it('is kept of no form that does not ask for it', async () => {
    const route = definedFormHandler({ form: ticketReplyForm, page: () => '/account/ticket/x#reply' })
    const page = await sendTooLate({ id: 'x', content: TEXT }, route)
    expect(page.href).toBe('http://l/account/ticket/x#reply')
  })
})

describe('a page whose session has ended', () => {
  const leave = (fields: Record<string, string> = TYPED) => ticket(post({ ...fields, [KEEP_FIELD]: '1' }))
  const callTooLate = () => {
    send.mockRejectedValueOnce(refused())
    return forward(new Request('http://l/api/ticket?page=1', { headers }))
  }
  const endByCall = async () => {
    const reply = await callTooLate()
    send.mockRejectedValueOnce(refused())
    await endRefusedSession(new Request('http://l/api/session/lost', { method: 'POST', headers }))
    return reply
  }

  it('gets the session-owner header, until a logout', async () => {
    expect((await endByCall()).headers.get('session-owner')).toBe('1')
    expect(jar.get('__Host-session')).toBeUndefined()
    expect(jar.get('__Host-owner')).toMatchObject({ httpOnly: true, maxAge: 3600 })
    // The page of another tab, whose call no longer carries a token.
    const { headers } = await callTooLate()
    expect([headers.get('session-lost'), headers.get('session-owner')]).toEqual([null, '1'])
    await logIn()
    await logout(post({}))
    expect([(await callTooLate()).headers.get('session-owner'), jar.get('__Host-owner')]).toEqual([null, undefined])
  })

  it('has its text kept, valid or not, and not forwarded', async () => {
    await endByCall()
    send.mockClear()
    const login = new URL((await leave({ ...TYPED, type: '' })).headers.get('location') ?? '', 'http://l')
    expect([login.pathname, send.mock.calls.length]).toEqual(['/login', 0])
    await logIn()
    expect(await shownAt(new URL(login.searchParams.get('from') ?? '', 'http://l'))).toEqual({ ...TYPED, type: '' })
  })

  it('ends no session that another customer has begun since, and sends nothing in their name', async () => {
    await endByCall()
    await logIn('joel@mail.example')
    send.mockClear()
    const page = new URL((await leave()).headers.get('location') ?? '', 'http://l')
    expect([page.pathname, send.mock.calls.length]).toEqual(['/account/ticket/create', 0])
    expect(jar.get('__Host-session')).toBeDefined()
  })
})
