/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { CALLS } from '../../../contract/calls'
import type { LoginResponse } from '../../../contract/entities/user'
import { newKnownDevice, verifyKnownDevice } from '../../customers/log-in'
import { attempt, customer, session } from '../../db/schema'
import { emailOf, openClockedShop, PASSWORD } from '../../testing/clocked-shop'
import { TEST_KEYS } from '../../testing/test-shop'

const MINUTE = 60_000
const NO_MATCH = 'Error: Sorry, there is no match for that email address and/or password.'

/** A hash with the least cost: `password.test.ts` tests that of the shop, which takes seconds for hundreds of logins. */
const CHEAP_HASH_OPTIONS = { memoryCost: 8, timeCost: 1, parallelism: 1 }

/** Customers besides Ada and Ben: wrong passwords of unknown emails cost what the shop's hash does. */
const OTHER_USERS = Array.from({ length: 50 }, (_, n) => `user${n}`)

let opened: Awaited<ReturnType<typeof openClockedShop>>
beforeAll(async () => {
  opened = await openClockedShop()
  const passwordHash = await hash(PASSWORD, CHEAP_HASH_OPTIONS)
  await opened.db.update(customer).set({ passwordHash })
  await opened.db
    .insert(customer)
    .values(OTHER_USERS.map((name) => ({ email: emailOf(name), passwordHash, firstname: name, lastname: 'Byron' })))
})
afterAll(() => opened.close())
beforeEach(async () => {
  await opened.db.delete(attempt)
  await opened.db.delete(session)
})

const fail = async (times: number, name = 'ada', device = opened.device()) => {
  const codes: number[] = []
  for (let n = 0; n < times; n++) {
    await device.solveCaptcha()
    codes.push((await device.logIn(name, `wrong ${n}`)).code)
  }
  return codes
}

describe('POST /api/login', () => {
  it('answers a token and who it is, whatever the case of the email', async () => {
    const { request } = opened.device()
    const body = { email: 'ADA@Mail.Example', password: 'a-long-password' }
    const { code, data } = await request('POST', '/api/login', { body })
    CALLS.login.response.validateSync(data, { strict: true })
    expect(code).toBe(0)
    const { token, user } = data as { token: string; user: object }
    expect(user).toMatchObject({ email: emailOf('ada'), firstname: 'Ada' })
    expect((await request('GET', '/api/user', { token })).data).toEqual(user)
  })

  it('returns the same error for a wrong password and an unknown email, and no 401', async () => {
    const [wrong, unknown] = [await opened.device().logIn('ada', 'wrong'), await opened.device().logIn('unknown')]
    expect(wrong).toMatchObject({ code: 4001, msg: NO_MATCH, data: null })
    expect(wrong.response.status).toBe(400)
    expect(unknown.text).toBe(wrong.text)
  })

  it('needs a captcha after three failures of an email, on any device, known or not', async () => {
    for (const name of ['ada', 'unknown']) {
      await fail(3, name)
      const device = opened.device()
      expect(await device.logIn(name)).toMatchObject({ code: 4002, msg: 'Complete the captcha first.' })
    }
    const device = opened.device()
    await device.solveCaptcha()
    expect((await device.logIn('ada')).code).toBe(0)
    expect((await device.logIn('ada')).code).toBe(4002)
    expect((await opened.device().logIn('ben')).code).toBe(0)
  })

  it('accepts the right password with a captcha, however many wrong ones strangers tried', async () => {
    for (let n = 0; n < 4; n++) expect(await fail(10)).toEqual(Array(10).fill(4001))
    const device = opened.device()
    expect((await device.logIn('ada')).code).toBe(4002)
    await device.solveCaptcha()
    expect((await device.logIn('ada')).code).toBe(0)
    opened.advance(15 * MINUTE)
    expect((await opened.device().logIn('ada')).code).toBe(0)
  })

  it('requires no captcha on a device its customer has signed in on, whatever strangers try', async () => {
    const signIn = async (password: string, knownDevice?: string, name = 'ada') => {
      const body = { email: emailOf(name), password, ...(knownDevice && { knownDevice }) }
      return opened.device().request('POST', '/api/login', { body })
    }
    const { knownDevice } = (await signIn(PASSWORD)).data as LoginResponse
    await fail(12)
    expect((await signIn(PASSWORD)).code).toBe(4002)
    expect((await signIn(PASSWORD, knownDevice)).code).toBe(0)
    // It does not allow guessing either: after ten failures it is a device like any other.
    for (let n = 0; n < 10; n++) expect((await signIn(`wrong ${n}`, knownDevice)).code).toBe(4001)
    expect((await signIn(PASSWORD, knownDevice)).code).toBe(4002)
  })

  it('accepts a known device for its own customer only, and not after a password change', async () => {
    const { knownDevice } = (await opened.device().logIn('ben')).data as LoginResponse
    await fail(3)
    const body = { email: emailOf('ada'), password: PASSWORD, knownDevice }
    expect((await opened.device().request('POST', '/api/login', { body })).code).toBe(4002)
    const made = { ...body, knownDevice: `${'A'.repeat(22)}.${'A'.repeat(43)}` }
    expect((await opened.device().request('POST', '/api/login', { body: made })).code).toBe(4002)
    expect(
      verifyKnownDevice(
        [TEST_KEYS],
        { id: 1, passwordHash: 'new' },
        newKnownDevice([TEST_KEYS], { id: 1, passwordHash: 'old' }),
      ),
    ).toBeNull()
  })

  it('is refused after 30 failures of a device, of whichever emails; others go on', async () => {
    const device = opened.device()
    for (let n = 0; n < 10; n++) await fail(3, OTHER_USERS[n], device)
    expect((await device.logIn('ada')).code).toBe(429)
    expect((await opened.device().logIn('ada')).code).toBe(0)
  })

  it('is refused after 100 failures of a network address, whatever devices it names; others are not', async () => {
    const logInFrom = async (n: number, address: string) => {
      const body = { email: emailOf(OTHER_USERS[n % OTHER_USERS.length] ?? ''), password: 'wrong' }
      return (await opened.device().request('POST', '/api/login', { body, address })).code
    }
    for (let n = 0; n < 100; n++) expect(await logInFrom(n, '203.0.113.7')).toBe(4001)
    expect(await logInFrom(100, '203.0.113.7')).toBe(429)
    expect(await logInFrom(101, '203.0.113.8')).toBe(4001)
    expect(await logInFrom(102, '')).toBe(4001)
  })

  it('counts no login that succeeds, and no try that lacked its captcha', async () => {
    const device = opened.device()
    for (let n = 0; n < 12; n++) expect((await device.logIn('ada')).code).toBe(0)
    await fail(3)
    for (let n = 0; n < 12; n++) expect((await device.logIn('ada')).code).toBe(4002)
    expect(await fail(7)).toEqual(Array(7).fill(4001))
  })

  it('issues a new token each time and ends the former token of the device', async () => {
    const { request, tokenOf } = opened.device()
    const old = await tokenOf('ada')
    const body = { email: emailOf('ada'), password: 'a-long-password' }
    const { token } = (await request('POST', '/api/login', { token: old, body })).data as { token: string }
    expect(token).not.toBe(old)
    expect((await request('GET', '/api/user', { token: old })).code).toBe(401)
    expect((await request('GET', '/api/user', { token })).code).toBe(0)
  })

  it('binds the token to the device’s next uuid in the same call, while the cart is merged under the old one', async () => {
    const [device, nextUuid] = [opened.device(), randomUUID()]
    const body = { email: emailOf('ada'), password: PASSWORD, nextUuid }
    const { token } = (await device.request('POST', '/api/login', { body })).data as LoginResponse
    expect((await device.request('GET', '/api/user', { token, uuid: nextUuid })).code).toBe(0)
    for (const uuid of [device.id, randomUUID(), ''])
      expect(await device.request('GET', '/api/user', { token, uuid })).toMatchObject({
        code: 401,
        msg: 'Invalid Token',
      })
  })

  it('needs a device, and takes nothing else with it', async () => {
    const { request } = opened.device()
    const body = { email: emailOf('ada'), password: 'a-long-password' }
    expect((await request('POST', '/api/login', { body, uuid: '' })).code).toBe(400)
    expect((await request('POST', '/api/login', { body: { ...body, customerId: 1 } })).code).toBe(400)
  })
})

describe('POST /api/logout', () => {
  it('invalidates the token, and leaves the other devices signed in', async () => {
    const { request, tokenOf } = opened.device()
    const [here, there] = [await tokenOf('ada'), await tokenOf('ada')]
    expect((await request('POST', '/api/logout', { token: here })).code).toBe(0)
    expect(await request('GET', '/api/user', { token: here })).toMatchObject({ code: 401, msg: 'Invalid Token' })
    expect((await request('POST', '/api/logout', { token: here })).code).toBe(401)
    expect((await request('GET', '/api/user', { token: there })).code).toBe(0)
  })
})
