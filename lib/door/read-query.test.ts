import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param'
import { innerPage } from '../middleware/inner-page'
import { findRoute, ROUTES } from '../routes'
import { splitQuery } from './read-query'

const ALL =
  'page=2&sort=newest&rating=4&keyword=ball&limit=12&team=a&kind=shirt&size=m&colour=red&price=0-50&on-sale=1&gclid=z&email=me'

/** An address of each route that is kept for everybody. */
const KEPT = ROUTES.filter(({ reads }) => reads).map(({ path }) => path.replace(/\{\w+\}/g, 'clubs'))

describe('the query of a page that is kept for everybody', () => {
  it.each(KEPT)('of %s decides on the same page without what it does not read', (path) => {
    const page = (address: string) => {
      const at = address.indexOf('?')
      const found = findRoute(path)
      if (!found) throw new Error(path)
      return innerPage({ path, search: at < 0 ? '' : address.slice(at), ...found })
    }
    for (const field of ALL.split('&')) {
      const address = `${path}?${field}`
      expect(page(splitQuery(address).read)).toEqual(page(address))
    }
    const { read, unread } = splitQuery(`${path}?${ALL}`)
    expect(unread).toMatch(/(^|&)gclid=z&email=me$/)
    expect(page(read)).toEqual(page(`${path}?${ALL}`))
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
    // Forms of an address that Next knows beside it, and addresses there are none of: whoever asks first is not named.
    ['/product/a.rsc?u=X', '/product/a.rsc', 'u=X'],
    ['/product/a.segments/_tree.segment.rsc?u=X', '/product/a.segments/_tree.segment.rsc', 'u=X'],
    ['/_next/data/build/product/a.json?u=X', '/_next/data/build/product/a.json', 'u=X'],
    ['/en/product/a?u=X', '/en/product/a', 'u=X'],
    ['/nowhere?x=1', '/nowhere', 'x=1'],
  ])('%s is asked for as %s', (address, read, unread) => {
    expect(splitQuery(address)).toEqual({ read, unread })
  })

  it('keeps what the router adds for the router alone, and no word of somebody', () => {
    const read = (address: string) => splitQuery(address, { byRouter: true }).read
    expect(read('/product?_rsc=1a2b3&gclid=x')).toBe('/product?_rsc=1a2b3')
    // What Next leads to where the router says nothing of itself: without it the way would lead there for ever.
    expect(read('/product?_rsc')).toBe('/product?_rsc')
    expect(read('/product?_rsc=')).toBe('/product?_rsc=')
    expect(read('/product?_rsc=Somebody%20else')).toBe('/product')
  })

  it('keeps what Next’s router adds, as this version of Next makes it', async () => {
    for (const tree of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const field = `_rsc=${await computeCacheBustingSearchParam('1', undefined, tree, undefined)}`
      expect(splitQuery(`/product?${field}`, { byRouter: true })).toEqual({ read: `/product?${field}`, unread: '' })
    }
  })

  it.each([
    '/login?from=/account',
    '/cart?said=x',
    '/newsletter?said=x',
    '/image/a.webp?v=1',
    '/_next/static/a.js?dpl=v1',
    '/api/product?x=1',
    '/sitemap.xml?x=1',
  ])('of %s is left alone: it is no such page', (address) => {
    expect(splitQuery(address)).toEqual({ read: address, unread: '' })
  })
})
