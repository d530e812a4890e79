/** @jest-environment node */
import { CALLS } from '../../../contract/calls'
import type { Address } from '../../../contract/entities/address'
import { address, country } from '../../db/schema'
import { textsOf } from '../../i18n/texts'
import { openAccountShop, signedIn } from '../../testing/accounts'
import { testClient } from '../../testing/test-shop'

type Client = Awaited<ReturnType<typeof signedIn>>

let clock = Date.now()
let opened: Awaited<ReturnType<typeof openAccountShop>>
let send: Client
let countries: Record<string, number>
beforeAll(async () => {
  opened = await openAccountShop({ now: () => (clock += 1) })
  send = await signedIn(opened, 'ada')
  countries = Object.fromEntries((await opened.db.select().from(country)).map(({ iso, id }) => [iso, id]))
})
afterAll(() => opened.close())

beforeEach(async () => {
  await opened.db.delete(address)
  await add({ street: '12 Long Lane' })
  await add({ street: 'Langer Weg 3', countryId: countries.DE, state: 'Bayern' })
})

const fields = (change: object = {}) => ({
  firstname: 'Ada',
  lastname: 'King',
  street: '5 Mill Street',
  city: 'Albany',
  state: 'NY',
  postalCode: '12207',
  countryId: countries.US,
  phone: '+1 518',
  isDefaultShipping: false,
  isDefaultBilling: false,
  ...change,
})
const list = async (client = send) => (await client('GET', '/api/address')).data as Address[]
const add = async (change: object = {}) =>
  (await send('POST', '/api/address', { body: fields(change) })).data as Address
const defaults = async () =>
  (await list()).map(
    ({ street, isDefaultShipping: s, isDefaultBilling: b }) => `${street}${s ? ' S' : ''}${b ? ' B' : ''}`,
  )

describe('an address book', () => {
  it('lists the default addresses first, then the newest, with names of country and state', async () => {
    await add({ street: 'Second Mill' })
    await add({ street: 'Third Mill' })
    const all = await list()
    CALLS.listAddresses.response.validateSync(all, { strict: true })
    expect(all.map(({ street }) => street)).toEqual(['12 Long Lane', 'Third Mill', 'Second Mill', 'Langer Weg 3'])
    expect(all[0]).toMatchObject({ state: 'NY', stateName: 'New York', country: 'United States' })
    expect(all[3]).toMatchObject({ state: 'Bayern', stateName: 'Bayern', country: 'Germany' })
  })

  it('begins with a default of both kinds, whatever was asked', async () => {
    await opened.db.delete(address)
    const { response, data } = await send('POST', '/api/address', { body: fields() })
    expect(response.status).toBe(200)
    CALLS.addAddress.response.validateSync(data, { strict: true })
    expect(data).toMatchObject({ ...fields(), isDefaultShipping: true, isDefaultBilling: true })
    expect(await list()).toEqual([data])
  })

  it('gives every address an unguessable id', async () => {
    const ids = [await add(), await add()].map(({ id }) => id)
    expect(new Set(ids).size).toBe(2)
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{22}$/)
  })

  it('takes a default from the old one when another becomes it, when added and when changed', async () => {
    const { id } = await add({ street: 'New Mill', isDefaultBilling: true })
    expect(await defaults()).toEqual(['12 Long Lane S', 'New Mill B', 'Langer Weg 3'])
    const { data } = await send('PUT', `/api/address/${id}`, {
      body: fields({ street: 'Newer Mill', isDefaultShipping: true }),
    })
    CALLS.updateAddress.response.validateSync(data, { strict: true })
    expect(await defaults()).toEqual(['Newer Mill S B', 'Langer Weg 3', '12 Long Lane'])
  })

  it('keeps a default until another takes its place', async () => {
    const [first] = await list()
    const { data } = await send('PUT', `/api/address/${first?.id}`, { body: fields({ city: 'Troy' }) })
    expect(data).toMatchObject({ city: 'Troy', isDefaultShipping: true, isDefaultBilling: true })
  })

  it('makes the newest the default of what a removed one was', async () => {
    const { id } = await add({ street: 'New Mill', isDefaultShipping: true })
    const { response, data } = await send('DELETE', `/api/address/${id}`)
    expect([response.status, data]).toEqual([200, null])
    expect(await defaults()).toEqual(['Langer Weg 3 S', '12 Long Lane B'])
    await add({ street: 'Newest Mill' })
    await send('DELETE', `/api/address/${(await list())[1]?.id}`)
    expect(await defaults()).toEqual(['Langer Weg 3 S', 'Newest Mill B'])
  })

  it('may be emptied and filled again', async () => {
    for (const { id } of await list()) await send('DELETE', `/api/address/${id}`)
    expect(await list()).toEqual([])
    expect(await add()).toMatchObject({ isDefaultShipping: true, isDefaultBilling: true })
  })

  it('holds fifty', async () => {
    for (let n = 2; n < 50; n++) await add()
    expect(await list()).toHaveLength(50)
    const { response, code, msg } = await send('POST', '/api/address', { body: fields() })
    expect([response.status, code, msg]).toEqual([400, 400, textsOf('en').addressesFull(50)])
    expect(await list()).toHaveLength(50)
  })
})

describe('a place', () => {
  const error = (field: string, message: string) => ({ errors: [{ field, code: 'unknown', message }] })
  const refusedWith = async (change: object) => {
    const [first] = await list()
    const before = await list()
    const added = await send('POST', '/api/address', { body: fields(change) })
    const changed = await send('PUT', `/api/address/${first?.id}`, { body: fields(change) })
    expect(added.response.status).toBe(400)
    expect(changed.data).toEqual(added.data)
    expect(await list()).toEqual(before)
    return added.data
  }

  it('is refused in a country the shop does not know', async () => {
    expect(await refusedWith({ countryId: 9999 })).toEqual(error('countryId', textsOf('en').countryUnknown))
  })

  it('is refused with a state its country does not have', async () => {
    for (const state of ['New York', 'ZZ', 'ny'])
      expect(await refusedWith({ state })).toEqual(error('state', textsOf('en').stateUnknown))
  })

  it('has whatever state where the country has none', async () => {
    expect(await add({ countryId: countries.DE, state: 'Schwaben' })).toMatchObject({ stateName: 'Schwaben' })
  })

  it('is refused in the language of the store', async () => {
    const shop = await openAccountShop({ language: 'es' })
    const ada = await signedIn(shop, 'ada')
    const { data } = await ada('POST', '/api/address', { body: fields({ state: 'ZZ' }) })
    expect(data).toEqual(error('state', textsOf('es').stateUnknown))
    await shop.close()
  })
})

it('belongs to the logged-in customer only', async () => {
  const visitor = testClient(opened.app)
  for (const [method, path] of [
    ['GET', ''],
    ['POST', ''],
    ['PUT', '/x'],
    ['DELETE', '/x'],
  ] as const)
    expect((await visitor(method, `/api/address${path}`, { body: method === 'GET' ? undefined : {} })).code).toBe(401)
})
