/** @jest-environment node */
import fc from 'fast-check'
import type { RequestContext } from './request-context'
import { resolveRoute, stripQuery } from './resolve-route'
import { outcomeOf, TEST_ENV, testContext } from './testing'

beforeAll(() => void Object.assign(process.env, TEST_ENV))

const NOT_FOUND = '404 /de/internal/not-found'
const SIGNED_IN = { isSignedIn: async () => true }

/** The path below the locale that an address is resolved to, or the response. */
async function resolve(address: string, overrides: Partial<RequestContext> = {}) {
  const context = testContext(address, overrides)
  await stripQuery(context)
  return outcomeOf(await resolveRoute(context)) ?? context.target?.path
}

describe('a public path', () => {
  it.each([
    '/nowhere',
    '/de',
    '/de/internal/not-found',
    '/internal/not-found',
    '/internal/category/clubs/2',
    '/internal/products/2',
    '/internal/search-results/YmFsbA/1',
  ])('%s is the not-found page: it has no route', async (path) => expect(await resolve(path)).toBe(NOT_FOUND))

  it.each([
    ['/', ''],
    ['/product/x', '/product/x'],
    ['/product/x/review?sort=best', '/internal/reviews/x/best-0/1'],
    ['/cart?sort=newest', '/cart'],
    ['/product/x?brand=b&brand=a', '/product/x'],
  ])('%s is the page %s', async (address, target) => expect(await resolve(address)).toBe(target))

  it('of a private page is not cached and looks up the resource of this customer', async () => {
    const customerResourceExists = jest.fn(async () => false)
    const resourceExists = jest.fn(async () => true)
    const order = { customerResourceExists, resourceExists, ...SIGNED_IN }
    expect(await resolve('/account/orders/TL-1', order)).toBe(NOT_FOUND)
    expect(customerResourceExists.mock.calls).toEqual([['/api/order/TL-1']])
    expect(resourceExists).not.toHaveBeenCalled()
    expect(await resolve('/account/orders/TL-1', SIGNED_IN)).toBe('/account/orders/TL-1')
  })
})

describe('a missing resource', () => {
  it.each([
    ['/product/x', '/api/product/x'],
    ['/category/y', '/api/product?category=y&limit=1'],
    ['/product?page=99', '/api/product?limit=24&page=99'],
    ['/search?page=9&limit=12&keyword=a%26b', '/api/search?keyword=a%26b&limit=12&page=9'],
    ['/category/clubs?size=m&page=9', '/api/product?category=clubs&limit=24&size=m&page=9'],
  ])('at %s is the not-found page when the store API has no %s', async (address, path) => {
    const resourceExists = jest.fn(async () => false)
    expect(await resolve(address, { resourceExists })).toBe(NOT_FOUND)
    expect(resourceExists.mock.calls).toEqual([[path]])
  })

  it.each([
    ['/account/orders', '?payment=paid&days=x&page=9', '/api/order?payment=paid&page=9'],
    ['/account/messages', '?page=2', '/api/message?page=2'],
    ['/account/ticket', '?page=2&sent=1', '/api/ticket?page=2'],
  ])("is a page beyond the last of a customer's list: %s%s", async (path, search, lookup) => {
    const customerResourceExists = jest.fn(async () => false)
    const overrides = { customerResourceExists, ...SIGNED_IN }
    expect(await resolve(path + search, overrides)).toBe(NOT_FOUND)
    expect(customerResourceExists.mock.calls).toEqual([[lookup]])
    expect(await resolve(`${path}?page=1`, overrides)).toBe(path)
  })

  it.each([
    '/product?page=10001',
    '/product?page=99999999999999999999999999',
    '/category/clubs?page=99999',
    '/search?page=10001&limit=12&keyword=ball',
    '/product/x/review?page=10001',
    '/product/x/question?sort=best&page=123456',
    '/account/orders?page=10001',
    '/account/messages?page=99999',
    '/account/ticket?page=99999',
  ])('is a page number above the maximum of lists, without a call: %s', async (address) => {
    const resourceExists = jest.fn(async () => true)
    const customerResourceExists = jest.fn(async () => true)
    expect(await resolve(address, { resourceExists, customerResourceExists, ...SIGNED_IN })).toBe(NOT_FOUND)
    expect([...resourceExists.mock.calls, ...customerResourceExists.mock.calls]).toEqual([])
  })
})

describe('a slug without a resource', () => {
  const missing = async (address: string, redirect: Awaited<ReturnType<RequestContext['findSlugRedirect']>>) => {
    const resolveFalse = async () => false
    const context = testContext(address, {
      resourceExists: resolveFalse,
      customerResourceExists: resolveFalse,
      findSlugRedirect: async () => redirect,
      ...SIGNED_IN,
    })
    await stripQuery(context)
    return resolveRoute(context)
  }

  it.each([
    ['/product/old/review?page=2&utm=x', '308 https://shop.example/product/new/review?page=2&utm=x'],
    ['/category/old', '308 https://shop.example/category/new'],
    ['/product/old/review/new', '308 https://shop.example/product/new/review/new'],
  ])('%s redirects to the new one with the rest of the address: %s', async (address, outcome) => {
    expect(outcomeOf(await missing(address, { key: 'new' }))).toBe(outcome)
  })

  it('redirects as cacheable as its page', async () => {
    const cachingOf = async (address: string) => {
      const headers = (await missing(address, { key: 'new' }))?.headers
      return [headers?.get('cache-control'), headers?.get('x-accel-expires')]
    }
    expect(await cachingOf('/product/old')).toEqual(['public, max-age=0, s-maxage=60', '0'])
    expect(await cachingOf('/product/old/review/new')).toEqual(['private, no-store', null])
  })

  it('is 410 for a withdrawn resource, 404 for an unknown one, and 404 at a path without slugs', async () => {
    expect(outcomeOf(await missing('/product/old', 'gone'))).toBe('410 /de/internal/not-found')
    expect(outcomeOf(await missing('/product/old', { instead: '/product/new' }))).toBe('410 /de/internal/not-found')
    expect(outcomeOf(await missing('/product/old', null))).toBe(NOT_FOUND)
    expect(outcomeOf(await missing('/account/orders/TL-1', 'gone'))).toBe(NOT_FOUND)
  })
})

describe('the page of a withdrawn resource', () => {
  /** The header that the middleware sets for the page, whatever the visitor sends. */
  const replacementHeader = async (redirect: Awaited<ReturnType<RequestContext['findSlugRedirect']>>) => {
    const context = testContext('/product/old', {
      resourceExists: async () => false,
      findSlugRedirect: async () => redirect,
      // A former address of the same form is gone too.
      findFormerAddress: async () => (redirect === null ? null : { to: 'gone', used: [] }),
    })
    context.request.headers.set('x-shop-instead', '/product/of-the-visitor')
    return (await resolveRoute(context))?.headers.get('x-middleware-request-x-shop-instead')
  }

  it.each([
    [{ instead: '/product/new' }, '/product/new'],
    ['gone', ''],
    [null, ''],
  ] as const)('of %j gets the replacement %j', async (redirect, path) =>
    expect(await replacementHeader(redirect)).toBe(path),
  )
})

describe('an address of the former shop', () => {
  const find = (to: string, used: string[] = []) => jest.fn(async () => ({ to, used }))

  it.each([
    ['/products/tea', '/products/tea', '/product/tea', '/product/tea'],
    ['/products/tea?utm_source=x&gclid=y', '/products/tea', '/product/tea', '/product/tea?utm_source=x&gclid=y'],
    [
      '/products/tea?variant=7&utm_source=x',
      '/products/tea?variant=7',
      '/product/tea?variant=tea-L',
      '/product/tea?variant=tea-L&utm_source=x',
    ],
    [
      '/collections/tea?page=3&sort_by=price&b=1',
      '/collections/tea?page=3&sort_by=price&b=1',
      '/category/tea',
      '/category/tea?sort_by=price&b=1',
    ],
    ['/a?_rsc=abc', '/a', '/product/tea#reviews', '/product/tea#reviews'],
    ['/a?b=1', '/a?b=1', '/product/tea#reviews', '/product/tea?b=1#reviews'],
    ['/th%C3%A9', '/th%C3%A9', '/product/tea', '/product/tea'],
  ])('%s is looked up as %s, and redirects permanently: %s, %s', async (address, lookupPath, to, location) => {
    const findFormerAddress = find(to, ['variant'])
    expect(await resolve(address, { findFormerAddress })).toBe(`308 https://shop.example${location}`)
    expect(findFormerAddress.mock.calls).toEqual([[lookupPath]])
  })

  it('is looked up if nothing is found, and never before a page', async () => {
    const findFormerAddress = find('/product/tea')
    const resourceExists = async (path: string) => path !== '/api/product/old'
    expect(await resolve('/product/x', { findFormerAddress, resourceExists })).toBe('/product/x')
    expect(await resolve('/cart', { findFormerAddress })).toBe('/cart')
    expect(
      await resolve('/account/orders/TL-1', { findFormerAddress, customerResourceExists: async () => false }),
    ).toBe(NOT_FOUND)
    expect(await resolve('/internal/not-found', { findFormerAddress })).toBe(NOT_FOUND)
    expect(await resolve(`/${'x'.repeat(2000)}`, { findFormerAddress })).toBe(NOT_FOUND)
    expect(findFormerAddress).not.toHaveBeenCalled()
    expect(await resolve('/product/old', { findFormerAddress, resourceExists })).toBe(
      '308 https://shop.example/product/tea',
    )
  })

  it('replaces a withdrawn product, which otherwise is 410', async () => {
    const gone = { resourceExists: async () => false, findSlugRedirect: async () => 'gone' as const }
    expect(await resolve('/product/old', { ...gone, findFormerAddress: find('/product/tea') })).toBe(
      '308 https://shop.example/product/tea',
    )
    expect(await resolve('/product/old', gone)).toBe('410 /de/internal/not-found')
    expect(await resolve('/products/old', { findFormerAddress: find('gone') })).toBe('410 /de/internal/not-found')
  })

  it('offers the replacement of a discontinued product, whatever header a visitor sends', async () => {
    const replacementHeader = async (address: string, overrides: Parameters<typeof testContext>[1]) => {
      const context = testContext(address, overrides)
      context.request.headers.set('x-shop-instead', '/product/of-the-visitor')
      return (await resolveRoute(context))?.headers.get('x-middleware-request-x-shop-instead')
    }
    const findFormerAddress = async () => ({ to: 'gone', used: [], instead: '/product/next' })
    expect(await replacementHeader('/products/old', { findFormerAddress })).toBe('/product/next')
    expect(await replacementHeader('/products/old', { findFormerAddress: find('gone') })).toBe('')
    const gone = { resourceExists: async () => false, findSlugRedirect: async () => ({ instead: '/category/pots' }) }
    expect(await replacementHeader('/product/old', { ...gone, findFormerAddress })).toBe('/category/pots')
    expect(await replacementHeader('/product/old', { ...gone, findFormerAddress: find('gone') })).toBe('/category/pots')
  })

  it('never redirects to itself', async () => {
    const overrides = { resourceExists: async () => false, findFormerAddress: find('/product/tea') }
    expect(await resolve('/product/tea', overrides)).toBe(NOT_FOUND)
    expect(await resolve('/product/tea?utm_source=x', overrides)).toBe(NOT_FOUND)
  })

  it('redirects as cacheable as a page', async () => {
    const response = await resolveRoute(testContext('/products/tea', { findFormerAddress: find('/product/tea') }))
    expect(response?.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60')
    expect(response?.headers.get('x-accel-expires')).toBe('0')
  })

  it('never leads to another site, whatever the request', async () => {
    const part = fc.constantFrom(
      '/',
      '//',
      '%5c',
      '%2f',
      '%09',
      '@',
      ':',
      'evil.example',
      '?',
      '&',
      '=',
      '#',
      'a',
      '.',
      'utm_source=',
    )
    await fc.assert(
      fc.asyncProperty(
        fc.array(part, { maxLength: 10 }),
        fc.constantFrom('/product/tea', '/category/x?a=b#c'),
        async (parts, to) => {
          const context = testContext(`/${parts.join('')}`, { findFormerAddress: find(to) })
          await stripQuery(context)
          const location = (await resolveRoute(context))?.headers.get('location')
          if (location) expect(new URL(location).origin).toBe('https://shop.example')
        },
      ),
    )
  })
})

describe('a query that pages depend on', () => {
  it.each([
    ['/category/clubs?page=2', '/internal/category/clubs/2'],
    ['/product?utm=x&page=3', '/internal/products/3'],
    ['/category/clubs?page=1', '/category/clubs'],
    ['/category/clubs?page=-2', '/category/clubs'],
    ['/category/clubs?page=2x', '/category/clubs'],
    ['/category/clubs?page=1e3', '/category/clubs'],
    ['/product/x?page=2', '/product/x'],
    ['/search', '/search'],
    ['/search?page=1&limit=12&keyword=%20', '/search'],
    ['/search?page=1&limit=12&keyword=ball', '/internal/search-results/YmFsbA/1'],
    ['/search?utm=x&keyword=%20ball%20&limit=500', '/internal/search-results/YmFsbA/1'],
    ['/search?page=3&keyword=ball', '/internal/search-results/YmFsbA/3'],
  ])('%s is the internal route %s', async (address, target) => expect(await resolve(address)).toBe(target))

  it.each([
    ['/category/clubs?brand=a,b&page=2', '/internal/category/clubs/2/YnJhbmQ9YSxi'],
    ['/category/clubs?brand=a%2Cb', '/internal/category/clubs/1/YnJhbmQ9YSxi'],
    ['/product?sort=newest', '/internal/products/1/c29ydD1uZXdlc3Q'],
    ['/search?limit=12&keyword=ball&on-sale=1&page=1', '/internal/search-results/YmFsbA/1/b24tc2FsZT0x'],
    ['/product?brand=a&utm=x', '/internal/products/1/YnJhbmQ9YQ'],
  ])('%s, filtered, is the internal route %s', async (address, target) => expect(await resolve(address)).toBe(target))

  it.each([
    ['/category/clubs?brand=b&brand=a', '/category/clubs?brand=a,b'],
    ['/category/clubs?size=m&brand=a&page=1', '/category/clubs?brand=a&size=m'],
    ['/category/clubs?sort=featured&price=cheap', '/category/clubs'],
    ['/search?page=1&limit=12&keyword=ball&brand=a&sort=', '/search?limit=12&keyword=ball&brand=a&page=1'],
    ['/search?keyword=&sort=newest', '/search'],
    ['/category/clubs?gclid=z&brand=b&brand=a', '/category/clubs?brand=a,b&gclid=z'],
    ['/category/clubs?price=cheap&utm_source=x', '/category/clubs?utm_source=x'],
  ])('%s redirects to its canonical address with campaign parameters: %s', async (address, canonical) => {
    expect(await resolve(address)).toBe(`307 https://shop.example${canonical}`)
  })

  it.each([
    ['/category/clubs?team=b,a', '/category/clubs?brand=a,b'],
    [
      '/category/clubs?colour=red&kind=home&team=a&page=3',
      '/category/clubs?brand=a&filter=colour:red;kind:home&page=3',
    ],
    ['/product?kind=home&utm_source=x', '/product?filter=kind:home&utm_source=x'],
    ['/search?page=1&limit=12&keyword=ball&team=a', '/search?limit=12&keyword=ball&brand=a&page=1'],
    ['/category/clubs?team=', '/category/clubs'],
  ])('%s of an earlier release redirects permanently to %s', async (address, canonical) => {
    expect(await resolve(address)).toBe(`308 https://shop.example${canonical}`)
  })
})

describe('stripQuery', () => {
  it.each([
    ['/product?utm=x&page=2', '?page=2', 'utm=x'],
    ['/product/x?dpl=mine&_rsc=X', '', 'dpl=mine&_rsc=X'],
    ['/nowhere?u=X', '?u=X', ''],
    ['/account/orders?page=2&u=X', '?page=2&u=X', ''],
    ['/', '', ''],
  ])('keeps the parameters of %s that the route reads', async (address, search, strippedQuery) => {
    const context = testContext(address)
    expect(await stripQuery(context)).toBeUndefined()
    expect(context).toMatchObject({ search, strippedQuery })
  })
})
