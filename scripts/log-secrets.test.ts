/** @jest-environment node */
import { randomBytes, randomUUID } from 'node:crypto'
import { secretsIn } from './log-secrets'

const line = (change: object) => JSON.stringify({ level: 30, requestId: randomUUID(), path: '/api/user', ...change })

describe('a log', () => {
  it('is good when it holds what happened', () => {
    expect(
      secretsIn(
        [
          line({}),
          line({ path: '/api/verify/captcha/{code}' }),
          line({ path: '/image/ironvale-wanderers-home-shirt-2026-27-front.webp' }),
        ].join('\n'),
      ),
    ).toEqual([])
  })

  it.each([
    ['a password', { body: 'meadow 0123456789ab' }],
    ['a token', { token: randomBytes(32).toString('base64url') }],
    ['a sealed', { cookie: 'session=Fe26.2*1*abc' }],
    ['a captcha', { path: '/api/verify/captcha/ABQ34' }],
    ['a password’s hash', { hash: '$argon2id$v=19' }],
    ['a card', { body: 'number=4000 0000 0000 0002' }],
    ['a card', { number: '4242424242424242' }],
    ['a customer', { recipient: '0123456789ab@mail.example' }],
  ])('is found out when it holds %s', (kind, change) => {
    const [found] = secretsIn(`${line({})}\n${line(change)}\n`)
    expect(found).toContain(kind)
  })
})
