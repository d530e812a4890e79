import { expect, test } from '@playwright/test'
import { MARA } from '../../tests/harness/browser/customer'
import { send, SHOP } from './http'
import { callAs, openCustomer, openSession, type SignedIn } from './session'

const ADDRESS = {
  firstname: 'Ada',
  lastname: 'Crossing',
  street: '1 Canary Street',
  city: 'Nowhere',
  state: 'Somewhere',
  postalCode: '12345',
  countryId: 1,
  phone: '12345',
  isDefaultShipping: true,
  isDefaultBilling: true,
}

// The same two customers for all tests of this file.
test.describe.configure({ mode: 'default' })
let mara = ''
let otherCustomer: SignedIn
/** Mara's resources, by kind. */
const ids = { order: '', message: '', ticket: '', address: '' }

const firstOf = (data: unknown): Record<string, string> => {
  const list = Array.isArray(data) ? data : (data as { list: unknown[] }).list
  return list[0] as Record<string, string>
}

test.beforeAll(async () => {
  mara = await openSession(MARA)
  otherCustomer = await openCustomer()
  ids.order = firstOf((await callAs(mara, 'GET', '/api/order')).data).number ?? ''
  ids.message = firstOf((await callAs(mara, 'GET', '/api/message')).data).id ?? ''
  ids.ticket = firstOf((await callAs(mara, 'GET', '/api/ticket')).data).id ?? ''
  ids.address = firstOf((await callAs(mara, 'GET', '/api/address')).data).id ?? ''
})

/** Every call with the id of a personal resource, with another customer's id and with an unknown one. */
const CALLS: [method: string, kind: keyof typeof ids, path: (id: string) => string, body?: unknown][] = [
  ['GET', 'order', (id) => `/api/order/${id}`],
  ['GET', 'message', (id) => `/api/message/${id}`],
  ['PUT', 'message', (id) => `/api/message/${id}/read`],
  ['GET', 'ticket', (id) => `/api/ticket/${id}`],
  ['POST', 'ticket', (id) => `/api/ticket/${id}/reply`, { content: 'mine now' }],
  ['PUT', 'address', (id) => `/api/address/${id}`, ADDRESS],
  ['DELETE', 'address', (id) => `/api/address/${id}`],
]

for (const [method, kind, path, body] of CALLS)
  test(`${method} ${path('{id}')} is the same 404 for another's ${kind} as for none`, async () => {
    const before = (await callAs(mara, 'GET', `/api/${kind}`)).text
    const foreignReply = await callAs(otherCustomer.cookie, method, path(ids[kind]), body)
    const missingReply = await callAs(otherCustomer.cookie, method, path('x'.repeat(ids[kind].length)), body)
    expect([foreignReply.status, foreignReply.text]).toEqual([404, missingReply.text])
    expect((await callAs(mara, 'GET', `/api/${kind}`)).text).toBe(before)
  })

/** The content of a page, without the requested id. */
const mainContent = (text: string, id: string) => (/<main[^]*<\/main>/.exec(text)?.[0] ?? text).replaceAll(id, 'ID')

for (const [path, kind] of [
  ['/account/orders/', 'order'],
  ['/account/messages/', 'message'],
  ['/account/ticket/', 'ticket'],
] as const)
  test(`${path}{id} of another is the same page as of none, with status 404`, async () => {
    const missingId = 'x'.repeat(ids[kind].length)
    const headers = { cookie: otherCustomer.cookie }
    const foreignReply = await send('GET', path + ids[kind], { headers })
    const missingReply = await send('GET', path + missingId, { headers })
    expect([foreignReply.status, missingReply.status]).toEqual([404, 404])
    expect(mainContent(foreignReply.text, ids[kind]) === mainContent(missingReply.text, missingId)).toBe(true)
    expect((await send('GET', path + ids[kind], { headers: { cookie: mara } })).status).toBe(200)
  })

test('a copied cookie is invalid once its owner has logged out', async () => {
  const { cookie } = await openCustomer()
  expect((await callAs(cookie, 'GET', '/api/user')).status).toBe(200)
  const headers = { origin: SHOP, cookie, 'content-type': 'application/x-www-form-urlencoded' }
  expect((await send('POST', '/api/form/logout', { headers, body: '' })).status).toBe(303)
  expect((await callAs(cookie, 'GET', '/api/user')).status).toBe(401)
  expect((await send('GET', '/account', { headers: { cookie } })).status).toBe(307)
})
