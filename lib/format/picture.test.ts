/** @jest-environment node */
import fc from 'fast-check'
import { pictureSource, pictureUrl } from './picture'

describe('a picture address (spec §9)', () => {
  it.each([
    ['/image/x.webp?v=1', '', '/image/x.webp?v=1'],
    ['image/x.webp', '', '/image/x.webp'],
    ['/image/x.webp', 'https://cdn.example', 'https://cdn.example/image/x.webp'],
    ['image/x.webp', 'https://cdn.example/', 'https://cdn.example/image/x.webp'],
    ['http://old.example:8080/a/x.jpg?s=2', 'https://cdn.example', 'https://cdn.example/a/x.jpg?s=2'],
    ['HTTPS://old.example/x.jpg', 'https://cdn.example', 'https://cdn.example/x.jpg'],
    ['https://old.example/x.jpg', '', 'https://old.example/x.jpg'],
    ['javascript:alert(1)', '', '/javascript:alert(1)'],
  ])('%s with the base %j is %s', (imageUrl, base, url) => {
    expect(pictureUrl(imageUrl, base)).toBe(url)
  })

  it('has the configured host whatever the store names, and never another', () => {
    const base = 'https://cdn.example'
    const anything = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.constantFrom('http://', 'https://[', '//evil.example/x', '/\\evil'),
    )
    fc.assert(
      fc.property(anything, (imageUrl) => {
        expect(new URL(pictureUrl(imageUrl, base)).origin).toBe(base)
      }),
    )
  })

  it('offers every width with its own address', () => {
    const source = pictureSource('/image/x.webp?v=1', { base: '', sizes: '50vw', widths: [320, 640] })
    expect(source).toEqual({
      src: '/image/x.webp?v=1&w=640',
      srcSet: '/image/x.webp?v=1&w=320 320w, /image/x.webp?v=1&w=640 640w',
      sizes: '50vw',
    })
  })
})
