/** @jest-environment node */
import fc from 'fast-check'
import { addressKey, parseAddress, parseTarget, stripHost } from './address'

const keyOf = (text: string) => {
  const address = parseAddress(text)
  return address && addressKey(address)
}

describe('an address of a former shop', () => {
  it.each([
    ['/products/tea', '/products/tea'],
    ['/Products/Green-Tea/', '/products/green-tea'],
    ['//products///tea//', '/products/tea'],
    ['/', '/'],
    ['/th%C3%A9-vert', '/thé-vert'],
    ['/the%CC%81-vert', '/thé-vert'],
    ['/%D0%A7%D0%B0%D0%B9', '/чай'],
    ['/чай#top', '/чай'],
    ['/a%20b', '/a b'],
    ['/a?b=2&a=1', '/a?a=1&b=2'],
    ['/a?b=%41&b=a', '/a?b=A&b=a'],
    ['/a?', '/a'],
  ])('%s is compared as %s', (text, key) => expect(keyOf(text)).toBe(key))

  it.each([
    '',
    'a',
    'products/tea',
    '/a%zz',
    '/a%2fb',
    '/a%5cb',
    '/a\\b',
    '/../a',
    '/a/%2e%2e/b',
    '/a%00',
    '/a\nb',
    '/%E9',
  ])('%j is none that a browser sends', (text) => expect(parseAddress(text)).toBeNull())
})

describe('where a redirect leads', () => {
  it.each([
    ['/product/tea', '/product/tea'],
    ['/product/tea/?variant=a#reviews', '/product/tea?variant=a#reviews'],
    ['/a/../product/x', '/product/x'],
    ['/thé', '/th%C3%A9'],
  ])('%s is %s', (text, target) => expect(parseTarget(text)).toBe(target))

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n//evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/%5cevil.example',
    '/%2fevil.example',
    'evil.example',
    '',
    '/a\u0000',
  ])('%j leads nowhere', (text) => expect(parseTarget(text)).toBeNull())

  it('is on this shop for any input', () => {
    const hostile = fc
      .array(
        fc.constantFrom(
          '/',
          '\\',
          '.',
          '..',
          '//',
          '\t',
          '\n',
          '@',
          ':',
          'evil.example',
          '%2f',
          '%5c',
          '%09',
          '?',
          '#',
          'x',
          'https:',
          'é',
        ),
        { maxLength: 8 },
      )
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string(), fc.webUrl()), (text) => {
        for (const tried of [text, `/${text}`]) {
          const target = parseTarget(tried)
          if (target === null) continue
          expect(new URL(target, 'https://shop.example').origin).toBe('https://shop.example')
          expect(target).toMatch(/^\/(?![/\\])[!-~]*$/)
          expect(parseTarget(target)).toBe(target)
        }
      }),
      { numRuns: 5000 },
    )
  })
})

describe('a whole address', () => {
  it.each([
    ['https://old.example/products/tea?variant=1', '/products/tea?variant=1'],
    ['http://WWW.old.example/a', '/a'],
    ['//old.example/a', '/a'],
    ['/a', '/a'],
  ])('%s is the path %s', (text, path) => expect(stripHost(text, ['www.old.example'])).toEqual({ path }))

  it.each([
    ['https://evil.example/a', 'leads to evil.example, which is another host'],
    ['https://old.example.evil.example/a', 'leads to old.example.evil.example, which is another host'],
    ['https://old.example@evil.example/', 'is no address of a web page'],
    ['javascript:alert(1)', 'is no address of a web page'],
    ['data:text/html,x', 'is no address of a web page'],
    ['products/tea', 'must begin with /'],
    ['', 'is empty'],
  ])('%s is refused: it %s', (text, problem) => expect(stripHost(text, ['old.example'])).toEqual({ problem }))
})
