import { firstPictures } from './first-pictures'

const preload = (sources: string) =>
  `<head><link rel="preload" as="font" href="/f.woff2"/><link rel="preload" as="image" imageSrcSet="${sources}" imageSizes="100vw"/></head>`

describe('the pictures of the first screen', () => {
  it('are those a page preloads, but not at widths of the largest screens', () => {
    const html = preload(
      '/image/a.webp?v=1&amp;w=480 480w, /image/a.webp?v=1&amp;w=1080 1080w, /image/a.webp?v=1&amp;w=1440 1440w',
    )
    expect(firstPictures(html)).toEqual(['/image/a.webp?v=1&w=480', '/image/a.webp?v=1&w=1080'])
  })

  it.each([
    ['of another host', preload('https://cdn.example/image/a.webp?w=480 480w')],
    ['of a page without any', '<head></head><img src="/image/a.webp">'],
  ])('are none %s', (_, html) => expect(firstPictures(html)).toEqual([]))
})
