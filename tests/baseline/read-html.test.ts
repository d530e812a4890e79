/** @jest-environment node */
import { outlineOf, readPage } from './read-html'

const page = ({ script = 'a', main = '<h1>Shirts</h1><p>Two <b>of</b> them</p>', chunk = '1' } = {}) =>
  `<!DOCTYPE html><html lang="en"><head><title>Shirts &amp; more</title><meta name="robots" content="noindex"/>` +
  `<link rel="canonical" href="http://shop/shirts"/><link rel="preload" as="script" href="/_next/static/${chunk}.js"/>` +
  `<script type="application/ld+json">{"@type":"ItemList","name":"Shirts"}</script></head>` +
  `<body class="page _Ab${chunk}d-f_wide"><header><a href="/cart">Cart</a></header><main id="_R_${chunk}_">${main}</main>` +
  `<script nonce="${script}">self.__next_f.push("${script}")</script></body></html>`

describe('readPage', () => {
  it('reads title, canonical address, robots and heading', () => {
    expect(readPage(page())).toMatchObject({
      title: 'Shirts & more',
      canonical: 'http://shop/shirts',
      robots: 'noindex',
      h1: 'Shirts',
    })
  })

  it('returns the same for another build and another nonce', () =>
    expect(readPage(page({ script: 'b', chunk: '2' }))).toEqual(readPage(page())))

  it('returns the same wherever in the head the links to the neighbours of a list are', () => {
    const [previous, next] = ['<link rel="prev" href="/shirts"/>', '<link rel="next" href="/shirts?page=3"/>']
    const early = page().replace('<head>', `<head>${previous}${next}`)
    const late = page().replace('</head>', `${next}${previous}</head>`)
    expect(readPage(late)).toEqual(readPage(early))
    expect(readPage(page().replace('</head>', `${next}</head>`)).head).not.toBe(readPage(late).head)
  })

  it('distinguishes text, links and markup', () => {
    const before = readPage(page())
    const relinked = readPage(page({ main: '<h1>Shirts</h1><p>Two <a href="/b">of</a> them</p>' }))
    expect(relinked.words).toBe(before.words)
    expect(relinked.links).not.toBe(before.links)
    expect(relinked.markup).not.toBe(before.markup)
    expect(readPage(page({ main: '<h1>Shirts</h1><p>Three</p>' })).words).not.toBe(before.words)
  })

  it('counts the elements of the body, and separates the frame around <main>', () => {
    const { elements, frame, outline } = readPage(page())
    expect(elements).toBe(7)
    expect(frame).toEqual(['<a href=/cart> Cart'])
    expect(outline).toEqual([
      'Shirts & more',
      '<meta name=robots content=noindex>',
      '<link rel=canonical href=http://shop/shirts>',
      '@type: "ItemList"',
      'name: "Shirts"',
      '<h1> Shirts',
      'Two of them',
    ])
  })
})

describe('outlineOf', () => {
  it('includes the targets of links and forms, the sources of pictures and the names of fields', () => {
    const html =
      '<a href="/a"><img src="/a.webp" alt="A shirt"/><span>A</span></a><form action="/search"><input name="keyword" type="search"/></form>'
    expect(outlineOf(html)).toEqual([
      '<a href=/a>',
      '<img src=/a.webp alt=A shirt> A',
      '<form action=/search>',
      '<input type=search name=keyword>',
    ])
  })
})
