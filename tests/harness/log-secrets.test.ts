/** @jest-environment node */
import { secretsIn } from './log-secrets'

const line = (change: object) =>
  JSON.stringify({ level: 30, requestId: '0f4e2b9c-5d3a-4c1e-9b7a-2f6d8e1c3a5b', path: '/api/user', ...change })

describe('secretsIn', () => {
  it('accepts log lines without secrets', () => {
    expect(
      secretsIn(
        [
          line({}),
          line({ path: '/api/verify/captcha/{code}' }),
          line({ path: '/image/ironvale-wanderers-home-shirt-2026-27-front.webp' }),
          // Ids with groups of digits like those of a card number, or with sixteen digits in a row.
          line({ requestId: '3dba4242-0855-4834-8033-1c2d3e4f5a6b' }),
          line({ requestId: '1b2c3d4e-4242-4242-4242-424242424242' }),
          line({ traceId: '4242424242424242a1b2c3d4e5f60718', spanId: 'a424242424242424242' }),
          line({ took: 4242424242424243 }),
        ].join('\n'),
      ),
    ).toEqual([])
  })

  it.each([
    ['a password', { body: 'meadow 0123456789ab' }],
    ['a token', { token: 'q0Zb1vXn_7kRfWcE2tYpLs9uHdJ3mGa5oI8rTe-4KxQ' }],
    ['a sealed', { cookie: 'session=Fe26.2*1*abc' }],
    ['a captcha', { path: '/api/verify/captcha/ABQ34' }],
    ['a password’s hash', { hash: '$argon2id$v=19' }],
    ['a card', { body: 'number=4000 0000 0000 0002' }],
    ['a card', { number: '4242424242424242' }],
    ['a card', { number: '5555-5555-5555-4444' }],
    ['a card', { number: '6011000990139424' }],
    ['a customer', { recipient: '0123456789ab@mail.example' }],
  ])('reports a line with %s', (kind, change) => {
    const [finding] = secretsIn(`${line({})}\n${line(change)}\n`)
    expect(finding).toContain(kind)
  })
})
