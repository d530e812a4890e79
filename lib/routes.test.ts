/** @jest-environment node */
import { SHOP_PATHS } from '../contract/shop-paths'
import { findRoute, ROUTES } from './routes'

describe('the table of routes (spec §2)', () => {
  it.each([
    ['/', []],
    ['/category/home-shirts', []],
    ['/product/tarnbridge-rovers-home-shirt-2026-27', []],
    ['/product/x/review', []],
    ['/product/x/review/new', ['auth']],
    ['/product/x/question/new', ['auth']],
    ['/checkout', ['auth-checkout']],
    ['/account/orders', ['auth']],
    ['/account/messages/17', ['auth']],
    ['/account/ticket/create', ['auth']],
    ['/account/ticket/17', ['auth']],
  ])('%s has the guards %j', (path, guards) => {
    expect(findRoute(path)?.route.guards).toEqual(guards)
  })

  it('matches the page paths of the store API, in the same order', () => {
    expect(ROUTES.map(({ path }) => path)).toEqual(SHOP_PATHS)
  })

  it('reads "create" as the page, not as the id of a ticket', () => {
    expect(findRoute('/account/ticket/create')?.route.path).toBe('/account/ticket/create')
  })

  it('has a guard on every route of the account area', () => {
    for (const { path, guards } of ROUTES) if (path.startsWith('/account')) expect(guards).toContain('auth')
  })

  it.each(['/nowhere', '/product/a/b', '/product/', '/en/product/x', '/product/a%2Fb', '/product/..', '/Cart', ''])(
    'has no route for %j',
    (path) => {
      expect(findRoute(path)).toBeNull()
    },
  )
})
