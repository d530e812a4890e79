import { assert, property, string, webUrl } from 'fast-check'
import { safeReturnPath } from './safe-redirect'

const origin = 'https://shop.example'

describe('safeReturnPath', () => {
  it.each(['/account/orders?page=2', '/product/a-shirt', '/', '/search?keyword=a%2Fb#top', '/category/\u00e4'])(
    'leads back to %s',
    (path) => expect(decodeURI(safeReturnPath(path))).toBe(decodeURI(path)),
  )

  it('leads to the account when there is no origin page', () => {
    expect([undefined, null, ''].map(safeReturnPath)).toEqual(['/account', '/account', '/account'])
  })

  it('leads to no login, registration or password page', () => {
    for (const path of ['/login', '/login?from=/x', '/register', '/reset-password?token=t', '/forgot-password'])
      expect(safeReturnPath(path)).toBe('/account')
  })

  it.each([
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/\\/evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/%2e//evil.example/..//evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'evil.example',
    '@evil.example',
    ':80',
    '/api/logout',
    '/x/../api/session/lost',
    '/a\u0000b',
    `/${'a'.repeat(3000)}`,
    ['/account'],
    42,
  ])('leads home instead of to %j', (from) => expect(safeReturnPath(from)).toBe('/'))

  it('never leads to another origin, whatever the parameter says', () => {
    const staysHere = (from: string) => new URL(safeReturnPath(from), origin).origin === origin
    assert(property(string({ unit: 'binary' }), staysHere), { numRuns: 5000 })
    assert(
      property(string({ unit: 'grapheme' }), (text) => staysHere(`/${text}`)),
      { numRuns: 5000 },
    )
    assert(property(webUrl(), staysHere), { numRuns: 2000 })
  })
})
