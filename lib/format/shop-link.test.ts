/** @jest-environment node */
import fc from 'fast-check'
import { shopLink } from './shop-link'

describe('a link of the store’s data', () => {
  it.each(['/', '/category/clubs?x=1#y', 'https://elsewhere.example/a', 'http://elsewhere.example'])(
    '%s is followed',
    (link) => expect(shopLink(link)).toBe(link),
  )

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'data:text/html,x',
    '',
    'https://',
  ])('%j leads home', (link) => expect(shopLink(link)).toBe('/'))

  it('is never anything but http(s)', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl()), (link) => {
        expect(new URL(shopLink(link), 'https://shop.example').protocol).toMatch(/^https?:$/)
      }),
    )
  })
})
