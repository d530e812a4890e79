import { findRoute, ROUTES } from '../routes'
import { rewriteTarget } from '../routing/rewrite-target'
import { appendQuery, stripQuery } from './query-allow-list'

const ALL =
  'page=2&sort=newest&rating=4&keyword=ball&limit=12&brand=a&size=m&filter=colour:red;kind:shirt&team=b&kind=cap&colour=red&price=0-50&on-sale=1&notice=failed&answer=x&gclid=z&email=me'

/** An address of each route whose pages are cached for all visitors. */
const CACHED = ROUTES.filter(({ queryParameters }) => queryParameters).map(({ path }) =>
  path.replace(/\{\w+\}/g, 'clubs'),
)

describe('the query of a page that is cached for all visitors', () => {
  it.each(CACHED)('%s leads to the same page without the parameters that its route does not read', (path) => {
    const page = (address: string) => {
      const at = address.indexOf('?')
      const found = findRoute(path)
      if (!found) throw new Error(path)
      return rewriteTarget({ path, search: at < 0 ? '' : address.slice(at), ...found })
    }
    for (const field of ALL.split('&')) {
      const address = `${path}?${field}`
      expect(page(stripQuery(address).address)).toEqual(page(address))
    }
    const { address, stripped } = stripQuery(`${path}?${ALL}`)
    expect(stripped).toMatch(/(^|&)gclid=z&email=me$/)
    expect(page(address)).toEqual(page(`${path}?${ALL}`))
  })

  it.each([
    ['/', '/', ''],
    ['/?', '/', ''],
    ['/?utm_source=letter&fbclid=x', '/', 'utm_source=letter&fbclid=x'],
    ['/product?gclid=x&page=2&_rsc=abc&dpl=mine', '/product?page=2', 'gclid=x&_rsc=abc&dpl=mine'],
    ['/product?p%61ge=2&PAGE=3', '/product?p%61ge=2', 'PAGE=3'],
    ['/search?keyword=a&keyword=b&q=c', '/search?keyword=a&keyword=b', 'q=c'],
    ['/search?keyword=a&limit=mine&page=007', '/search?keyword=a', 'limit=mine&page=007'],
    ['/product/a/review?sort=mine&rating=9&page=2', '/product/a/review?page=2', 'sort=mine&rating=9'],
    // Other forms of an address that Next serves, and addresses without a page.
    ['/product/a.rsc?u=X', '/product/a.rsc', 'u=X'],
    ['/product/a.segments/_tree.segment.rsc?u=X', '/product/a.segments/_tree.segment.rsc', 'u=X'],
    ['/_next/data/build/product/a.json?u=X', '/_next/data/build/product/a.json', 'u=X'],
    ['/product/a?dpl=v1&u=X', '/product/a', 'dpl=v1&u=X'],
    ['/product/a?notice=failed&answer=x&size=1', '/product/a?notice=failed&answer=x', 'size=1'],
    ['/product/a?option=11-24&utm=y', '/product/a?option=11-24', 'utm=y'],
    ['/product/a?option=11-x', '/product/a', 'option=11-x'],
    ['/product/a?variant=T-250%2FW&variant=', '/product/a?variant=T-250%2FW', 'variant='],
    ['/product/a?notice=mine', '/product/a', 'notice=mine'],
    ['/en/product/a?u=X', '/en/product/a', 'u=X'],
    ['/de?u=X', '/de', 'u=X'],
  ])('strips %s to %s', (address, retained, stripped) => {
    expect(stripQuery(address)).toEqual({ address: retained, stripped })
  })

  it('keeps the cache-busting parameter of Next’s router for the router alone, and no free text in it', () => {
    const retainedAddress = (address: string) => stripQuery(address, { isRouterRequest: true }).address
    for (const value of ['1a2b3', '1ayN_bC-9fRt0xYz'])
      expect(retainedAddress(`/product?_rsc=${value}`)).toContain(value)
    expect(retainedAddress('/product?_rsc=1a2b3&gclid=x')).toBe('/product?_rsc=1a2b3')
    expect(retainedAddress('/product?_rsc')).toBe('/product?_rsc')
    expect(retainedAddress('/product?_rsc=')).toBe('/product?_rsc=')
    expect(retainedAddress('/product?_rsc=Another%20value')).toBe('/product')
    expect(retainedAddress('/product?_rsc=Another@example.com')).toBe('/product')
  })

  it.each([
    '/login?from=/account',
    '/cart?said=x',
    '/newsletter?said=x',
    '/image/a.webp?v=1',
    '/_next/static/a.js?dpl=v1',
    '/api/product?x=1',
    '/sitemap.xml?x=1',
    // Not cached, because there is no page and a former address may depend on the query.
    '/nowhere?x=1',
    '/products/tea?variant=1&utm_source=x',
    '/de/products/tea?variant=1',
  ])('%s keeps its query: it is not a cached page', (address) => {
    expect(stripQuery(address)).toEqual({ address, stripped: '' })
  })
})

describe('the query that was stripped', () => {
  it.each([
    ['/product/a', 'gclid=x', '/product/a?gclid=x'],
    ['/product?page=2', 'gclid=x&utm_source=y', '/product?page=2&gclid=x&utm_source=y'],
    ['https://shop.example/a?b#c', 'gclid=x', 'https://shop.example/a?b&gclid=x#c'],
    ['/product/a', '', '/product/a'],
  ])('is appended to %s', (address, query, expected) => {
    expect(appendQuery(address, query)).toBe(expected)
  })
})
