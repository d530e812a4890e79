/** @jest-environment node */
import { eq } from 'drizzle-orm'
import type { Address } from '../../contract/entities/address'
import { LIMITS } from '../../contract/limits'
import { address, country } from '../db/schema'
import { customerId, openAccountShop, signedIn } from '../testing/accounts'
import { migratedPostgres } from '../testing/database'

type Client = Awaited<ReturnType<typeof signedIn>>

let opened: Awaited<ReturnType<typeof openAccountShop>>
let send: Client
let body: object
beforeAll(async () => {
  opened = await openAccountShop({ database: await migratedPostgres() })
  send = await signedIn(opened, 'ada')
  const [us] = await opened.db.select().from(country).where(eq(country.iso, 'US'))
  const name = { firstname: 'Ada', lastname: 'King' }
  const place = { street: '5 Mill Street', city: 'Albany', state: 'NY', postalCode: '12207', countryId: us?.id }
  body = { ...name, ...place, phone: '+1 518', isDefaultShipping: true, isDefaultBilling: true }
})
afterAll(() => opened.close())
beforeEach(() => opened.db.delete(address))

const times = <Result>(count: number, work: (n: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)))
const list = async () => (await send('GET', '/api/address')).data as Address[]
const defaultsOf = (all: Address[]) => [
  all.filter(({ isDefaultShipping }) => isDefaultShipping).length,
  all.filter(({ isDefaultBilling }) => isDefaultBilling).length,
]
const codes = (replies: { code: number }[]) => new Set(replies.map(({ code }) => code))

describe('on PostgreSQL, at the same time', () => {
  it('30 first addresses leave one default of each kind', async () => {
    const fields = { ...body, isDefaultShipping: false, isDefaultBilling: false }
    expect(codes(await times(30, () => send('POST', '/api/address', { body: fields })))).toEqual(new Set([0]))
    expect(defaultsOf(await list())).toEqual([1, 1])
  })

  it('30 new defaults leave one of each kind', async () => {
    const replies = await times(30, (n) =>
      send('POST', '/api/address', {
        body: { ...body, isDefaultBilling: n % 2 === 0, isDefaultShipping: n % 3 === 0 },
      }),
    )
    expect(codes(replies)).toEqual(new Set([0]))
    expect(defaultsOf(await list())).toEqual([1, 1])
  })

  it('60 additions fill an address book, and never exceed its limit', async () => {
    const replies = await times(60, () => send('POST', '/api/address', { body }))
    expect(replies.filter(({ code }) => code === 0)).toHaveLength(LIMITS.addresses)
    expect(replies.filter(({ code }) => code === 400)).toHaveLength(60 - LIMITS.addresses)
    expect(await opened.db.$count(address)).toBe(LIMITS.addresses)
  })

  it('additions, changes and removals leave one default of each kind, in every round', async () => {
    for (let round = 0; round < 5; round++) {
      await times(8, () => send('POST', '/api/address', { body }))
      const ids = (await list()).map(({ id }) => id)
      const replies = await times(32, (n) => {
        const path = `/api/address/${ids[n % ids.length]}`
        if (n % 4 === 0) return send('POST', '/api/address', { body })
        return n % 4 === 1 ? send('DELETE', path) : send('PUT', path, { body })
      })
      for (const { response } of replies) expect([200, 400, 404]).toContain(response.status)
      const all = await list()
      expect(all.length).toBeGreaterThan(0)
      expect(defaultsOf(all)).toEqual([1, 1])
    }
  })

  it('new defaults of two customers leave each with one of each kind', async () => {
    const ben = await signedIn(opened, 'ben')
    const adasId = await customerId(opened.db, 'ada')
    await times(20, (n) => (n % 2 ? ben : send)('POST', '/api/address', { body }))
    expect(await opened.db.$count(address, eq(address.customerId, adasId))).toBe(10)
    expect(await opened.db.$count(address)).toBe(20)
    expect(defaultsOf(await list())).toEqual([1, 1])
  })
})
