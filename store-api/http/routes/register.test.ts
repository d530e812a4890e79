/** @jest-environment node */
import { eq, sql } from 'drizzle-orm'
import { customer, mail, message, store } from '../../db/schema'
import { emailOf, openClockedShop } from '../../testing/clocked-shop'

const DAY = 24 * 3_600_000

let opened: Awaited<ReturnType<typeof openClockedShop>>
beforeAll(async () => (opened = await openClockedShop()))
afterAll(() => opened.close())
beforeEach(() => opened.db.delete(mail))

const form = (name: string, change: object = {}) => ({
  email: emailOf(name),
  password: 'grass green',
  firstname: 'Cleo',
  lastname: 'Marsh',
  agree: true,
  ...change,
})

async function register(name: string, change: object = {}) {
  const device = opened.device()
  await device.solveCaptcha()
  return device.request('POST', '/api/register', { body: form(name, change) })
}
const verify = (token: string) => opened.device().request('POST', '/api/verify/email', { body: { token } })
const customerOf = async (name: string) =>
  (
    await opened.db
      .select()
      .from(customer)
      .where(eq(customer.email, emailOf(name)))
  )[0]

describe('POST /api/register', () => {
  it('makes a customer who can sign in, not yet verified, and writes the mail with its link', async () => {
    expect(await register('CLEO')).toMatchObject({ code: 0, data: null })
    expect((await opened.device().logIn('cleo', 'grass green')).data).toMatchObject({
      user: { email: emailOf('cleo').toLowerCase(), firstname: 'Cleo', isVerified: false },
    })
    const [written] = await opened.db.select().from(mail)
    expect(written?.text).toMatch(/https:\/\/shop\.example\/verify\?token=[\w-]{43}\s/)
  })

  it('needs a captcha for each registration', async () => {
    const device = opened.device()
    expect((await device.request('POST', '/api/register', { body: form('dora') })).code).toBe(4002)
    await device.solveCaptcha()
    const codes = []
    for (const name of ['dora', 'dora2'])
      codes.push(await device.request('POST', '/api/register', { body: form(name) }))
    expect(codes.map(({ code }) => code)).toEqual([0, 4002])
    expect(await customerOf('dora2')).toBeUndefined()
  })

  it('refuses a password with control characters', async () => {
    expect(await register('tabea', { password: 'grass\tgreen' })).toMatchObject({
      code: 400,
      data: { errors: [{ field: 'password', code: 'controls' }] },
    })
    expect(await customerOf('tabea')).toBeUndefined()
  })

  it('returns the same for a used email, changes nothing, and mails its owner only, five times an hour', async () => {
    const before = await customerOf('ada')
    const [used, fresh] = [await register('ada'), await register('emil')]
    expect([used.response.status, used.text]).toEqual([200, fresh.text])
    expect(await customerOf('ada')).toEqual(before)
    for (let n = 0; n < 6; n++) expect((await register('ada')).text).toBe(fresh.text)
    const subjects = (await opened.mailsTo('ada')).map(({ subject }) => subject)
    expect(subjects).toEqual(Array(5).fill('You already have an account at Touchline'))
    expect(await opened.linkTo('ada')).toBe('')
  })

  it.each<[string, object, string]>([
    ['a common password', { password: 'Password123' }, 'password'],
    ['a short password', { password: '1234567' }, 'password'],
    ['no agreement', { agree: false }, 'agree'],
    ['a short name', { firstname: 'X' }, 'firstname'],
  ])('refuses %s at its field and keeps the captcha', async (_, change, field) => {
    const device = opened.device()
    await device.solveCaptcha()
    const refused = await device.request('POST', '/api/register', { body: form('frida', change) })
    expect(refused).toMatchObject({ code: 400, data: { errors: [{ field }] } })
    expect(await customerOf('frida')).toBeUndefined()
    expect((await device.request('POST', '/api/register', { body: form(`frida-${field}-${_.length}`) })).code).toBe(0)
  })
})

describe('POST /api/verify/email', () => {
  it('verifies by the link once; after that it is used', async () => {
    await register('gus')
    const token = await opened.linkTo('gus')
    expect((await verify(token)).code).toBe(0)
    expect((await customerOf('gus'))?.verifiedAt).toEqual(new Date(opened.now()))
    expect(await verify(token)).toMatchObject({ code: 4102 })
  })

  it('welcomes a customer by a message, once', async () => {
    await register('ivo')
    const token = await opened.linkTo('ivo')
    await verify(token)
    await verify(token)
    const { request, tokenOf } = opened.device()
    const { data } = await request('GET', '/api/message', { token: await tokenOf('ivo', 'grass green') })
    expect(data).toMatchObject({ total: 1, unread: 1, list: [{ subject: 'Welcome', isRead: false }] })
  })

  it('sends no welcome in a shop without messages, and names no tickets in one without them', async () => {
    const switchOff = (disabled: string[]) =>
      opened.db.update(store).set({ content: sql`${store.content} || ${JSON.stringify({ disabled })}::jsonb` })
    const textTo = async (name: string) => {
      await register(name)
      await verify(await opened.linkTo(name))
      const rows = await opened.db
        .select()
        .from(message)
        .where(eq(message.customerId, (await customerOf(name))?.id ?? 0))
      return rows.map(({ text }) => text)
    }
    expect(await textTo('kim')).toEqual([expect.stringContaining('Open a ticket')])
    await switchOff(['tickets'])
    expect(await textTo('lou')).toEqual([expect.not.stringContaining('ticket')])
    await switchOff(['messages'])
    expect(await textTo('max')).toEqual([])
    await switchOff([])
  })

  it('is sent again on request, five times an hour, and only the newest link is valid', async () => {
    await register('jan')
    const old = await opened.linkTo('jan')
    const { request, tokenOf } = opened.device()
    const token = await tokenOf('jan', 'grass green')
    const codes = []
    for (let n = 0; n < 6; n++) codes.push((await request('POST', '/api/user/verification', { token })).code)
    expect(codes).toEqual([0, 0, 0, 0, 0, 429])
    expect(await verify(old)).toMatchObject({ code: 4102 })
    expect((await verify(await opened.linkTo('jan'))).code).toBe(0)
    const mails = (await opened.mailsTo('jan')).length
    opened.advance(DAY)
    expect((await request('POST', '/api/user/verification', { token })).code).toBe(0)
    expect(await opened.mailsTo('jan')).toHaveLength(mails)
  })

  it('is too late after 24 hours', async () => {
    await register('hal')
    opened.advance(DAY)
    expect(await verify(await opened.linkTo('hal'))).toMatchObject({ code: 4101 })
    expect((await customerOf('hal'))?.verifiedAt).toBeNull()
  })

  it('rejects a link of another kind, and a forged one', async () => {
    await opened.device().request('POST', '/api/forgot-password', { body: { email: emailOf('ben') } })
    expect((await verify(await opened.linkTo('ben'))).code).toBe(4102)
    expect((await verify('a'.repeat(43))).code).toBe(4102)
    expect((await verify('short')).code).toBe(400)
  })
})
