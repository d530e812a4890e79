/** @jest-environment node */
import { passwordForm } from '../../forms/definitions/account'
import { ticketForm, ticketReplyForm } from '../../forms/definitions/support'
import { readFlashState } from '../../forms/flash-state'
import { DRAFT_FIELD } from '../../forms/form-state'
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
const TICKET_FIELDS = { type: 'delivery', orderNumber: '', content: TEXT, attachments: '' }
const ticket = definedFormHandler({ form: ticketForm, page: () => '/account/ticket/create', storesDraft: true })

async function logIn(email = 'ada@mail.example') {
  send.mockResolvedValueOnce({ code: 0, msg: '', data: { token: 't'.repeat(43), user: { email } } })
  await logInWith({ email, password: 'grass green' }, { token: '', uuid: '' })
}

/** The store API rejects the expired session. @returns the page to show after the login */
async function submitAfterExpiry(fields: Record<string, string> = TICKET_FIELDS, route = ticket): Promise<URL> {
  send.mockRejectedValueOnce(refused())
  const { headers } = await route(post(fields))
  const login = new URL(headers.get('location') ?? '', 'http://l')
  expect(login.pathname).toBe('/login')
  return new URL(login.searchParams.get('from') ?? '', 'http://l')
}

const restoredValues = async ({ searchParams }: URL) =>
  (await readFlashState(Object.fromEntries(searchParams)))?.values ?? null

beforeEach(async () => {
  jest.restoreAllMocks()
  send.mockReset()
  jar.clear()
  await logIn()
})

describe('form input of a session that has ended', () => {
  it('is restored after the login of its customer, and not before', async () => {
    const page = await submitAfterExpiry()
    expect(page.pathname).toBe('/account/ticket/create')
    expect(await restoredValues(page)).toBeNull()
    await logIn('Ada@mail.example ')
    expect(await restoredValues(page)).toEqual(TICKET_FIELDS)
    expect(await readFlashState(Object.fromEntries(page.searchParams))).toMatchObject({ isDone: false, refusal: null })
  })

  it('is never shown to another customer on the device, and remains for the first one', async () => {
    const page = await submitAfterExpiry()
    await logIn('joel@mail.example')
    expect(await restoredValues(page)).toBeNull()
    await logout(post({}))
    await logIn()
    expect(await restoredValues(page)).toEqual(TICKET_FIELDS)
  })

  it('is shown on no other device of the customer', async () => {
    const page = await submitAfterExpiry()
    await logIn()
    const key = jar.get('__Host-kept')
    expect(key).toMatchObject({ httpOnly: true, secure: true, maxAge: 3600, path: '/' })
    jar.set('__Host-kept', { name: '__Host-kept', value: 'x'.repeat(24) })
    expect(await restoredValues(page)).toBeNull()
    jar.delete('__Host-kept')
    expect(await restoredValues(page)).toBeNull()
  })

  it('is forgotten after an hour', async () => {
    const page = await submitAfterExpiry()
    await logIn()
    const now = Date.now()
    jest.spyOn(Date, 'now').mockReturnValue(now + 3_599_000)
    expect(await restoredValues(page)).toEqual(TICKET_FIELDS)
    jest.spyOn(Date, 'now').mockReturnValue(now + 3_601_000)
    expect(await restoredValues(page)).toBeNull()
  })

  it('is in no cookie and no URL, and no cookie names the customer', async () => {
    const page = await submitAfterExpiry()
    const cookies = JSON.stringify([...jar.values()])
    expect(cookies).not.toContain(TEXT)
    expect(page.href).not.toContain('shirt')
    expect(cookies).not.toContain('ada@')
  })

  it('fits the longest text that the shop accepts, in any alphabet', async () => {
    const long = Array.from({ length: 4000 }, (_, n) => String.fromCodePoint(0x4e00 + ((n * 7919) % 20_000))).join('')
    const page = await submitAfterExpiry({ ...TICKET_FIELDS, content: long })
    await logIn()
    expect(await restoredValues(page)).toEqual({ ...TICKET_FIELDS, content: long })
  })

  it('is kept for eight forms at most: the oldest is removed', async () => {
    const pages: URL[] = []
    for (let at = 0; at < 9; at++) {
      pages.push(await submitAfterExpiry({ ...TICKET_FIELDS, content: `${TEXT} ${at}` }))
      await logIn()
    }
    const shown = await Promise.all(pages.map(restoredValues))
    expect(shown.map((values) => values?.content?.split(' ').at(-1) ?? null)).toEqual([
      null,
      ...['1', '2', '3', '4', '5', '6', '7', '8'],
    ])
  })

  it('never includes a password, in any form', async () => {
    const route = definedFormHandler({
      form: passwordForm,
      page: () => '/account?form=password#password',
      storesDraft: true,
    })
    const fields = { oldPassword: 'grass green', newPassword: 'meadow green', confirm: 'meadow green' }
    const page = await submitAfterExpiry(fields, route)
    await logIn()
    expect(Object.values((await restoredValues(page)) ?? {}).join('')).toBe('')
  })

  it('is not stored for a form without storesDraft', async () => {
    const route = definedFormHandler({ form: ticketReplyForm, page: () => '/account/ticket/x#reply' })
    const page = await submitAfterExpiry({ id: 'x', content: TEXT }, route)
    expect(page.href).toBe('http://l/account/ticket/x#reply')
  })
})

describe('a page whose session has ended', () => {
  const submitKeepOnly = (fields: Record<string, string> = TICKET_FIELDS) =>
    ticket(post({ ...fields, [DRAFT_FIELD]: '1' }))
  const callAfterExpiry = () => {
    send.mockRejectedValueOnce(refused())
    return forward(new Request('http://l/api/ticket?page=1', { headers }))
  }
  const endSessionByCall = async () => {
    const reply = await callAfterExpiry()
    send.mockRejectedValueOnce(refused())
    await endRefusedSession(new Request('http://l/api/session/lost', { method: 'POST', headers }))
    return reply
  }

  it('gets the session-owner header, until a logout', async () => {
    expect((await endSessionByCall()).headers.get('session-owner')).toBe('1')
    expect(jar.get('__Host-session')).toBeUndefined()
    expect(jar.get('__Host-owner')).toMatchObject({ httpOnly: true, maxAge: 3600 })
    // The page of another tab, whose call no longer carries a token.
    const { headers } = await callAfterExpiry()
    expect([headers.get('session-lost'), headers.get('session-owner')]).toEqual([null, '1'])
    await logIn()
    await logout(post({}))
    expect([(await callAfterExpiry()).headers.get('session-owner'), jar.get('__Host-owner')]).toEqual([null, undefined])
  })

  it('stores its input, valid or not, without forwarding it', async () => {
    await endSessionByCall()
    send.mockClear()
    const login = new URL(
      (await submitKeepOnly({ ...TICKET_FIELDS, type: '' })).headers.get('location') ?? '',
      'http://l',
    )
    expect([login.pathname, send.mock.calls.length]).toEqual(['/login', 0])
    await logIn()
    expect(await restoredValues(new URL(login.searchParams.get('from') ?? '', 'http://l'))).toEqual({
      ...TICKET_FIELDS,
      type: '',
    })
  })

  it('ends no later session of another customer, and sends nothing in their name', async () => {
    await endSessionByCall()
    await logIn('joel@mail.example')
    send.mockClear()
    const page = new URL((await submitKeepOnly()).headers.get('location') ?? '', 'http://l')
    expect([page.pathname, send.mock.calls.length]).toEqual(['/account/ticket/create', 0])
    expect(jar.get('__Host-session')).toBeDefined()
  })
})
