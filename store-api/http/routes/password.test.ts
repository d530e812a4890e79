/** @jest-environment node */
import { hashPassword } from '../../customers/password'
import { attempt, customer, linkToken, mail, session } from '../../db/schema'
import { emailOf, openClockedShop, PASSWORD } from '../../testing/clocked-shop'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const NEW = 'another password'

let opened: Awaited<ReturnType<typeof openClockedShop>>
let passwordHash: string
beforeAll(async () => {
  opened = await openClockedShop()
  passwordHash = await hashPassword(PASSWORD)
})
afterAll(() => opened.close())
beforeEach(async () => {
  for (const table of [attempt, linkToken, mail, session]) await opened.db.delete(table)
  await opened.db.update(customer).set({ passwordHash, verifiedAt: null })
})

const forgot = (name: string, device = opened.device()) =>
  device.request('POST', '/api/forgot-password', { body: { email: emailOf(name) } })
const reset = (token: string, password = NEW) =>
  opened.device().request('POST', '/api/reset-password', { body: { token, password } })

describe('POST /api/forgot-password', () => {
  it('returns the same for any email, and sends mail to customers only', async () => {
    const [known, unknown] = [await forgot('ADA'), await forgot('unknown')]
    expect([known.code, unknown.text]).toEqual([0, known.text])
    const mails = await opened.db.select().from(mail)
    expect(mails.map(({ recipient }) => recipient)).toEqual([emailOf('ada')])
    expect(mails[0]?.text).toMatch(/https:\/\/shop\.example\/reset-password\?token=[\w-]{43}\s/)
    expect(await opened.db.select().from(linkToken)).toMatchObject([{ expiresAt: new Date(opened.now() - 1 + DAY) }])
  })

  it.each(['unknown', 'ada'])('takes as long whether the email has an account or not: %s', async (name) => {
    const start = performance.now()
    await forgot(name)
    expect(performance.now() - start).toBeGreaterThan(95)
  })

  it('writes five mails an hour to an email and says nothing of the sixth', async () => {
    const texts = new Set<string>()
    for (let n = 0; n < 7; n++) texts.add((await forgot('ada')).text)
    expect([texts.size, (await opened.mailsTo('ada')).length]).toEqual([1, 5])
    opened.advance(HOUR)
    await forgot('ada')
    expect(await opened.mailsTo('ada')).toHaveLength(6)
  })

  it('allows one device twenty requests an hour', async () => {
    const device = opened.device()
    const codes: number[] = []
    for (let n = 0; n < 21; n++) codes.push((await forgot(`unknown${n}`, device)).code)
    expect(codes).toEqual([...Array<number>(20).fill(0), 429])
  })
})

describe('POST /api/reset-password', () => {
  it('sets the password, ends every session, proves the email and tells by mail', async () => {
    const { request, tokenOf, logIn } = opened.device()
    const token = await tokenOf('ada')
    await forgot('ada')
    expect((await reset(await opened.linkTo('ada'))).code).toBe(0)
    expect((await request('GET', '/api/user', { token })).code).toBe(401)
    expect((await logIn('ada')).code).toBe(4001)
    expect((await logIn('ada', NEW)).data).toMatchObject({ user: { isVerified: true } })
    expect((await opened.mailsTo('ada'))[0]?.subject).toBe('Your password at Touchline was changed')
  })

  it('works once, and only by the newest link', async () => {
    await forgot('ada')
    const older = await opened.linkTo('ada')
    await forgot('ada')
    const newest = await opened.linkTo('ada')
    expect(await reset(older)).toMatchObject({ code: 4102 })
    expect((await reset(newest)).code).toBe(0)
    expect(await reset(newest, 'a third password')).toMatchObject({ code: 4102 })
    opened.advance(DAY)
    expect(await reset(newest)).toMatchObject({ code: 4102 })
    expect((await opened.device().logIn('ada', NEW)).code).toBe(0)
  })

  it('is possible for 24 hours', async () => {
    await forgot('ada')
    await forgot('ben')
    const [adas, bens] = [await opened.linkTo('ada'), await opened.linkTo('ben')]
    opened.advance(DAY - 10)
    expect((await reset(adas)).code).toBe(0)
    opened.advance(10)
    expect(await reset(bens)).toMatchObject({ code: 4101, msg: expect.stringContaining('24 hours') })
  })

  it('keeps the link when the password is refused', async () => {
    await forgot('ada')
    const token = await opened.linkTo('ada')
    expect(await reset(token, 'password1')).toMatchObject({ code: 400, data: { errors: [{ code: 'common' }] } })
    expect((await reset(token)).code).toBe(0)
  })

  it('rejects a password with control characters', async () => {
    await forgot('ada')
    const token = await opened.linkTo('ada')
    expect(await reset(token, 'grass\tgreen')).toMatchObject({
      code: 400,
      data: { errors: [{ field: 'password', code: 'controls' }] },
    })
    expect((await reset(token)).code).toBe(0)
  })

  it('lifts the captcha that failed sign-ins had required', async () => {
    const device = opened.device()
    await opened.db.insert(attempt).values({
      key: `login email ${emailOf('ada')}`,
      count: 10,
      expiresAt: new Date(opened.now() + HOUR),
    })
    expect((await device.logIn('ada')).code).toBe(4002)
    await forgot('ada')
    await reset(await opened.linkTo('ada'))
    expect((await device.logIn('ada', NEW)).code).toBe(0)
  })
})

describe('PUT /api/user/password', () => {
  /** A session is valid on the device that started it. */
  const signedIn = async () => {
    const device = opened.device()
    const token = await device.tokenOf('ada')
    const change = (oldPassword: string, newPassword = NEW) =>
      device.request('PUT', '/api/user/password', { token, body: { oldPassword, newPassword } })
    return { ...device, token, change }
  }

  it('ends every other session and every reset link, and tells by mail', async () => {
    const { request, change, logIn, token: here, tokenOf } = await signedIn()
    const there = await tokenOf('ada')
    await forgot('ada')
    const link = await opened.linkTo('ada')
    expect((await change(PASSWORD)).code).toBe(0)
    expect((await request('GET', '/api/user', { token: here })).code).toBe(0)
    expect((await request('GET', '/api/user', { token: there })).code).toBe(401)
    expect((await reset(link)).code).toBe(4102)
    expect((await logIn('ada', NEW)).code).toBe(0)
    expect((await opened.mailsTo('ada'))[0]?.subject).toBe('Your password at Touchline was changed')
  })

  it('needs the old password, and a new one that is not common', async () => {
    const { change } = await signedIn()
    expect(await change('wrong')).toMatchObject({ code: 4001, msg: 'That isn’t your current password.' })
    expect(await change(PASSWORD, 'iloveyou')).toMatchObject({
      code: 400,
      data: { errors: [{ field: 'newPassword', code: 'common' }] },
    })
    expect((await opened.device().logIn('ada')).code).toBe(0)
  })

  it('refuses a new password with control characters, while an old one with them still works', async () => {
    const old = 'grass\tgreen'
    await opened.db.update(customer).set({ passwordHash: await hashPassword(old) })
    const device = opened.device()
    const { code, data } = await device.logIn('ada', old)
    expect(code).toBe(0)
    const { token } = data as { token: string }
    const change = (newPassword: string) =>
      device.request('PUT', '/api/user/password', { token, body: { oldPassword: old, newPassword } })
    expect(await change('meadow\u2028green')).toMatchObject({
      code: 400,
      data: { errors: [{ field: 'newPassword', code: 'controls' }] },
    })
    expect((await change('meadow green')).code).toBe(0)
  })

  it('is refused after ten wrong ones', async () => {
    const { change } = await signedIn()
    for (let n = 0; n < 10; n++) expect((await change(`wrong ${n}`)).code).toBe(4001)
    expect((await change(PASSWORD)).code).toBe(429)
  })
})
