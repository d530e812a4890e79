/** @jest-environment node */
import { pino } from 'pino'
import { secretsIn } from '@/tests/harness/log-secrets'
import { emailOf, openClockedShop, PASSWORD } from '../testing/clocked-shop'

interface Line {
  audit?: string
  msg?: string
  level: number
  [detail: string]: unknown
}

const text: string[] = []
const logger = pino({ level: 'info' }, { write: (line: string) => void text.push(line) })
const opened = openClockedShop({ logger })
afterAll(async () => (await opened).close())
beforeEach(() => text.splice(0))

const ADDRESS = '203.0.113.7'
const NEW_PASSWORD = 'another-long-password'
const audits = () => text.map((line) => JSON.parse(line) as Line).filter(({ audit }) => audit)
const kinds = () => audits().map(({ audit }) => audit)

describe('the audit log (K28)', () => {
  it('records successful and failed logins, with customer and address', async () => {
    const { device } = await opened
    const { request } = device()
    for (const password of ['not-the-password', PASSWORD])
      await request('POST', '/api/login', { address: ADDRESS, body: { email: emailOf('ada'), password } })
    expect(audits()).toMatchObject([
      {
        audit: 'login failed',
        msg: 'audit: login failed',
        level: 40,
        customerId: expect.any(Number),
        address: ADDRESS,
      },
      { audit: 'login ok', msg: 'audit: login ok', level: 30, customerId: expect.any(Number), address: ADDRESS },
    ])
  })

  it('records password events: reset requested, reset, changed', async () => {
    const { device, linkTo } = await opened
    const { request, tokenOf } = device()
    await request('POST', '/api/forgot-password', { body: { email: emailOf('ben') } })
    await request('POST', '/api/reset-password', { body: { token: await linkTo('ben'), password: NEW_PASSWORD } })
    const token = await tokenOf('ben', NEW_PASSWORD)
    await request('PUT', '/api/user/password', { token, body: { oldPassword: NEW_PASSWORD, newPassword: PASSWORD } })
    expect(kinds()).toEqual(['reset asked', 'password reset', 'login ok', 'password changed'])
    expect(text.join('')).not.toContain(token)
  })

  it('records others’ and unknown ids, and invalid sessions, with their request', async () => {
    const { device } = await opened
    const { request, tokenOf } = device()
    const token = await tokenOf('ada')
    text.splice(0)
    await request('GET', '/api/order/TL-ANOTHERS', { token, address: ADDRESS })
    await request('GET', '/api/product/nothing', { token })
    await request('GET', '/api/user', { token: 'made-up' })
    expect(audits()).toMatchObject([
      { audit: 'foreign id', path: '/api/order/TL-ANOTHERS', address: ADDRESS, customerId: expect.any(Number) },
      { audit: 'session refused', path: '/api/user', requestId: expect.any(String) },
    ])
  })

  it('records exceeded rate limits', async () => {
    const { device } = await opened
    const { request } = device()
    for (let n = 0; n < 6; n++) await request('POST', '/api/subscribe', { body: { email: `n${n}@mail.example` } })
    expect(audits()).toMatchObject([{ audit: 'too often', method: 'POST', path: '/api/subscribe' }])
  })

  it('holds no password, token, email or code', async () => {
    const { device } = await opened
    const { request, logIn } = device()
    await logIn('ada')
    await request('POST', '/api/verify/captcha/SECRET', {})
    await request('POST', '/api/forgot-password', { body: { email: emailOf('ada') } })
    const written = text.join('')
    expect(secretsIn(written)).toEqual([])
    for (const secret of [PASSWORD, NEW_PASSWORD, 'mail.example', 'SECRET']) expect(written).not.toContain(secret)
  })
})
