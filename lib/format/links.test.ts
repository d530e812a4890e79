/** @jest-environment node */
import fc from 'fast-check'
import { mailLink, shopLink, telephoneLink } from './links'

describe('the link of an email address', () => {
  it.each(['help@touchline.example', 'a.b+c@mail.x-y.example'])('%j becomes one', (email) =>
    expect(mailLink(email)).toBe(`mailto:${email}`),
  )

  it.each([
    '',
    'help',
    'javascript:alert(1)',
    'a@b.de?bcc=everybody@c.de',
    'a@b.de,c@d.de',
    'a@b.de\r\nBcc: c@d.de',
    'javascript:alert(1)//@b.de',
    '%0Aa@b.de',
  ])('%j becomes none', (email) => expect(mailLink(email)).toBeNull())
})

describe('the link of a telephone number', () => {
  it.each([
    ['+44 20 7946 0114', 'tel:+442079460114'],
    ['+44 (0)20 7946-0114', 'tel:+442079460114'],
    ['(020) 7946/0114', 'tel:02079460114'],
    ['112', 'tel:112'],
  ])('%j becomes %j', (telephone, link) => expect(telephoneLink(telephone)).toBe(link))

  it.each(['', 'javascript:1234', '+', '()-', 'call us', '0800 KITS', '12;ext=3', '1'.repeat(60)])(
    '%j becomes none',
    (telephone) => expect(telephoneLink(telephone)).toBeNull(),
  )
})

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
  ])('%j becomes the home page', (link) => expect(shopLink(link)).toBe('/'))

  it('is never anything but http(s)', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl()), (link) => {
        expect(new URL(shopLink(link), 'https://shop.example').protocol).toMatch(/^https?:$/)
      }),
    )
  })
})
