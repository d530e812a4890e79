/** @jest-environment node */
import { pictureFirst } from './picture-first'

const LETTERS = '<link rel="preload" href="/_next/static/media/a.woff2" as="font" crossorigin="" type="font/woff2"/>'
const picture = (more = '') =>
  `<link rel="preload" as="image" imageSrcSet="/image/a.webp 160w" imageSizes="(width &gt;= 9px) 1vw"${more}/>`
const FIRST = picture(' fetchPriority="high"')
const page = (links: string) => `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${links}</head><body></body></html>`

describe('the order in which a page asks', () => {
  it('is its largest picture, its letters, and then what else there is', () => {
    expect(pictureFirst(page(LETTERS + FIRST + picture()))).toBe(page(FIRST + LETTERS + picture()))
  })

  it.each(['', LETTERS, LETTERS + picture(), FIRST + LETTERS])('stays as it is: %j', (links) =>
    expect(pictureFirst(page(links))).toBe(page(links)),
  )
})
