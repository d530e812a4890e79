/** @jest-environment node */
import fc from 'fast-check'
import { absoluteOnly, absoluteImageUrl, imageAttributes, resolveImageUrl } from './image'

describe('an image address (spec §9)', () => {
  it.each([
    ['/image/x.webp?v=1', '', '/image/x.webp?v=1'],
    ['image/x.webp', '', '/image/x.webp'],
    ['/image/x.webp', 'https://cdn.example', 'https://cdn.example/image/x.webp'],
    ['image/x.webp', 'https://cdn.example/', 'https://cdn.example/image/x.webp'],
    ['http://old.example:8080/a/x.jpg?s=2', 'https://cdn.example', 'https://cdn.example/a/x.jpg?s=2'],
    ['HTTPS://old.example/x.jpg', 'https://cdn.example', 'https://cdn.example/x.jpg'],
    ['https://old.example/x.jpg?s=2', '', '/x.jpg?s=2'],
    ['https://old.example//evil.example/x.jpg', '', '/evil.example/x.jpg'],
    ['https://old.example/x.jpg', absoluteOnly('https://store.example'), 'https://store.example/x.jpg'],
    ['/image/x.webp', absoluteOnly('https://store.example'), '/image/x.webp'],
    ['/\\evil.example/x', '', '/evil.example/x'],
    ['\\\\evil.example/x', '', '/evil.example/x'],
    ['//evil.example/x', '', '/evil.example/x'],
    ['/\t/evil.example/x', '', '/evil.example/x'],
    ['\u0000 //evil.example/x', '', '/evil.example/x'],
    ['ht\ntps://evil.example/x', '', '/x'],
    ['https:evil.example/x', '', '/x'],
    ['javascript:alert(1)', '', '/javascript:alert(1)'],
  ])('%s with the base %j is %s', (imageUrl, base, url) => {
    expect(resolveImageUrl(imageUrl, base)).toBe(url)
  })

  it.each(['https://cdn.example', '', absoluteOnly('https://cdn.example')])('never leaves the base %j', (base) => {
    const allowed = ['https://cdn.example', 'https://shop.example']
    const anything = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.constantFrom('http://', 'https://[', '//evil.example/x', '/\\evil'),
      fc.stringMatching(/^[\\/\t\n\r :.@a-z]{1,12}$/),
      fc.stringMatching(/^https?:[\\/\t\n a-z@.]{0,12}$/),
    )
    fc.assert(
      fc.property(anything, (imageUrl) => {
        expect(allowed).toContain(new URL(resolveImageUrl(imageUrl, base), 'https://shop.example').origin)
      }),
    )
  })

  it('is absolute for other sites', () => {
    const origin = 'https://shop.example'
    expect(absoluteImageUrl('/image/x.webp', '', origin)).toBe('https://shop.example/image/x.webp')
    expect(absoluteImageUrl('/image/x.webp', 'https://cdn.example', origin)).toBe('https://cdn.example/image/x.webp')
    expect(absoluteImageUrl('https://a.example/x', absoluteOnly('https://b.example'), origin)).toBe(
      'https://b.example/x',
    )
  })

  it('offers every width with its own address', () => {
    const source = imageAttributes('/image/x.webp?v=1', { base: '', sizes: '50vw', widths: [320, 640] })
    expect(source).toEqual({
      src: '/image/x.webp?v=1&w=640',
      srcSet: '/image/x.webp?v=1&w=320 320w, /image/x.webp?v=1&w=640 640w',
      sizes: '50vw',
    })
  })
})
