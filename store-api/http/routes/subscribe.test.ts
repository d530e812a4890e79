/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import { subscriber } from '../../db/schema'
import { openTestShop, testClient } from '../../testing/test-shop'

const HOUR = 3_600_000

let clock = Date.now()
const opened = openTestShop({ now: () => clock })
afterAll(async () => (await opened).close())

const rows = async () => (await opened).db.select().from(subscriber)
const from =
  (device: string = randomUUID()) =>
  async (email: string) =>
    testClient((await opened).app, device)('POST', '/api/subscribe', { body: { email }, now: ++clock })

// Every test starts without subscribers and attempts.
beforeEach(async () => {
  await (await opened).db.delete(subscriber)
  clock += 2 * HOUR
})

describe('POST /api/subscribe', () => {
  it('answers the same to a new address and to a used one, in whatever letters, and keeps one row', async () => {
    const first = await from()('Ada@Mail.example')
    const repeated = await from()('ADA@mail.example')
    expect([first.response.status, first.text]).toEqual([200, '{"code":0,"msg":"","data":null}'])
    expect([repeated.response.status, repeated.text]).toEqual([first.response.status, first.text])
    expect(await rows()).toMatchObject([{ email: 'ada@mail.example', language: 'en' }])
  })

  it('keeps the date of the first time', async () => {
    await from()('ada@mail.example')
    const [before] = await rows()
    clock += HOUR
    await from()('ada@mail.example')
    expect(await rows()).toEqual([before])
  })

  it.each([
    ['none', ''],
    ['a name', 'ada'],
    ['half an address', 'ada@'],
    ['spaces around it', ' ada@mail.example '],
    ['one too long', `${'x'.repeat(250)}@mail.example`],
  ])('answers 400 with the field to %s', async (_, email) => {
    const { code, data } = await from()(email)
    expect(code).toBe(400)
    expect(data).toEqual({ errors: expect.arrayContaining([expect.objectContaining({ field: 'email' })]) })
    expect(await rows()).toEqual([])
  })
})

describe('a device', () => {
  it('gives five addresses an hour; the sixth is refused with Retry-After, and changes nothing', async () => {
    const subscribe = from()
    for (const name of ['a', 'b', 'c', 'd', 'e']) expect((await subscribe(`${name}@mail.example`)).code).toBe(0)
    clock += HOUR / 2
    const { response, code, msg, data } = await subscribe('f@mail.example')
    expect([response.status, code, data]).toEqual([429, 429, null])
    expect(msg).toBe('Too many attempts. Please try again in 30 minutes.')
    expect(response.headers.get('retry-after')).toBe('1800')
    expect(await rows()).toHaveLength(5)
    expect((await from()('g@mail.example')).code).toBe(0)
    clock += HOUR / 2
    expect((await subscribe('f@mail.example')).code).toBe(0)
  })

  it('without an id counts as one with all others without an id', async () => {
    for (let n = 0; n < 5; n++) expect((await from('')(`${n}@mail.example`)).code).toBe(0)
    expect((await from('')('x@mail.example')).code).toBe(429)
    expect((await from()('x@mail.example')).code).toBe(0)
  })
})

describe('all devices together', () => {
  it('give 120 addresses a minute', async () => {
    for (let n = 0; n < 120; n++) expect((await from()(`${n}@mail.example`)).code).toBe(0)
    const { code, response } = await from()('x@mail.example')
    expect([code, response.headers.get('retry-after')]).toEqual([429, '60'])
    clock += HOUR / 60
    expect((await from()('x@mail.example')).code).toBe(0)
  })
})
