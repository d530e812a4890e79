/** @jest-environment node */
import { decide, type Visit } from './decide'
import type { DoorSettings } from './door-settings'

const settings: DoorSettings = { locale: 'de', restrict: { platform: [], language: [] } }

const visit = (path: string, change: Partial<Visit> = {}): Visit => ({
  path,
  search: '',
  settings,
  platform: () => 'pc',
  language: () => 'en',
  isSignedIn: async () => false,
  isGuest: () => false,
  exists: async () => true,
  existsForVisitor: async () => true,
  former: async () => null,
  ...change,
})

describe('the door', () => {
  it('leads to the page in the store language, which no address shows', async () => {
    expect(await decide(visit('/'))).toEqual({ page: '/de' })
    expect(await decide(visit('/product/x'))).toEqual({ page: '/de/product/x' })
  })

  it('speaks English and restricts nothing as long as the store was never heard of', async () => {
    const platform = () => {
      throw new Error('not asked')
    }
    expect(await decide(visit('/', { settings: undefined, platform }))).toEqual({ page: '/en' })
  })

  it.each(['/nowhere', '/de', '/de/missing', '/listing/clubs/2', '/products/2', '/found/YmFsbA/1'])(
    'has no %s',
    async (path) => {
      expect(await decide(visit(path))).toEqual({ missing: '/de/missing' })
    },
  )

  it('has no product or category that the store API does not have', async () => {
    const exists = jest.fn(async () => false)
    expect(await decide(visit('/product/x', { exists }))).toEqual({ missing: '/de/missing' })
    expect(await decide(visit('/category/y', { exists }))).toEqual({ missing: '/de/missing' })
    expect(exists.mock.calls).toEqual([['/api/product/x'], ['/api/product?category=y&limit=1']])
  })

  it('has no page of a search beyond its last', async () => {
    const exists = jest.fn(async () => false)
    const search = '?page=9&limit=12&keyword=a%26b'
    expect(await decide(visit('/search', { exists, search }))).toEqual({ missing: '/de/missing' })
    expect(exists.mock.calls).toEqual([['/api/search?keyword=a%26b&limit=12&page=9']])
  })

  it('has no page of a listing beyond its last', async () => {
    const exists = jest.fn(async () => false)
    expect(await decide(visit('/product', { exists, search: '?page=99' }))).toEqual({ missing: '/de/missing' })
    expect(exists.mock.calls).toEqual([['/api/product?limit=24&page=99']])
  })

  it.each([
    ['/product', '?page=10001'],
    ['/product', '?page=99999999999999999999999999'],
    ['/category/clubs', '?page=99999'],
    ['/search', '?page=10001&limit=12&keyword=ball'],
    ['/product/x/review', '?page=10001'],
    ['/product/x/question', '?sort=best&page=123456'],
    ['/account/orders', '?page=10001'],
    ['/account/messages', '?page=99999'],
    ['/account/ticket', '?page=99999'],
  ])('has no page of %s%s: no list is that long, and it is not its first', async (path, search) => {
    const exists = jest.fn(async () => true)
    expect(await decide(visit(path, { search, exists, isSignedIn: async () => true }))).toEqual({
      missing: '/de/missing',
    })
    expect(exists).not.toHaveBeenCalled()
  })

  it.each([
    ['/account/orders', '?payment=paid&days=x&page=9', '/api/order?payment=paid&page=9'],
    ['/account/messages', '?page=2', '/api/message?page=2'],
    ['/account/ticket', '?page=2&sent=1', '/api/ticket?page=2'],
  ])("has no page of a customer's list beyond its last: %s%s", async (path, search, asked) => {
    const existsForVisitor = jest.fn(async () => false)
    const one = visit(path, { search, existsForVisitor, isSignedIn: async () => true })
    expect(await decide(one)).toEqual({ missing: '/de/missing' })
    expect(existsForVisitor.mock.calls).toEqual([[asked]])
    expect(await decide({ ...one, search: '?page=1' })).toEqual({ page: `/de${path}`, isPrivate: true })
  })

  it('shows all reviews of a product by an inner page', async () => {
    expect(await decide(visit('/product/x/review', { search: '?sort=best' }))).toEqual({
      page: '/de/reviews/x/best-0/1',
    })
  })

  it('shows a 404 to a restricted platform or language (spec §4)', async () => {
    const restricted = (restrict: DoorSettings['restrict']) =>
      decide(visit('/', { settings: { ...settings, restrict } }))
    expect(await restricted({ platform: ['pc'], language: [] })).toEqual({ missing: '/de/missing' })
    expect(await restricted({ platform: [], language: ['en'] })).toEqual({ missing: '/de/missing' })
    expect(await restricted({ platform: ['mobile'], language: ['fr'] })).toEqual({ page: '/de' })
  })

  it('sends a visitor to the login page, and a customer on', async () => {
    const orders = { search: '?page=2' }
    expect(await decide(visit('/account/orders', orders))).toEqual({
      redirect: '/login?from=%2Faccount%2Forders%3Fpage%3D2',
    })
    expect(await decide(visit('/account/orders', { isSignedIn: async () => true }))).toEqual({
      page: '/de/account/orders',
      isPrivate: true,
    })
  })

  it('opens a session only where a guard stands', async () => {
    const isSignedIn = jest.fn(async () => true)
    await decide(visit('/product/x', { isSignedIn }))
    expect(isSignedIn).not.toHaveBeenCalled()
  })

  it.each([
    ['/category/clubs', '?page=2', '/de/listing/clubs/2'],
    ['/product', '?utm=x&page=3', '/de/products/3'],
    ['/category/clubs', '?page=1', '/de/category/clubs'],
    ['/category/clubs', '?page=-2', '/de/category/clubs'],
    ['/category/clubs', '?page=2x', '/de/category/clubs'],
    ['/category/clubs', '?page=1e3', '/de/category/clubs'],
    ['/product/x', '?page=2', '/de/product/x'],
    ['/search', '', '/de/search'],
    ['/search', '?page=1&limit=12&keyword=%20', '/de/search'],
    ['/search', '?page=1&limit=12&keyword=ball', '/de/found/YmFsbA/1'],
    ['/search', '?utm=x&keyword=%20ball%20&limit=500', '/de/found/YmFsbA/1'],
    ['/search', '?page=3&keyword=ball', '/de/found/YmFsbA/3'],
  ])('%s%s is the cached page %s', async (path, search, page) => {
    expect(await decide(visit(path, { search }))).toEqual({ page })
  })

  it.each([
    ['/category/clubs', '?team=a,b&page=2', '/de/listing/clubs/2/dGVhbT1hLGI'],
    ['/category/clubs', '?team=a%2Cb', '/de/listing/clubs/1/dGVhbT1hLGI'],
    ['/product', '?sort=newest', '/de/products/1/c29ydD1uZXdlc3Q'],
    ['/search', '?limit=12&keyword=ball&on-sale=1&page=1', '/de/found/YmFsbA/1/b24tc2FsZT0x'],
  ])('%s%s, narrowed, is the cached page %s', async (path, search, page) => {
    expect(await decide(visit(path, { search }))).toEqual({ page })
  })

  it.each([
    ['/category/clubs', '?team=b&team=a', '/category/clubs?team=a,b'],
    ['/category/clubs', '?size=m&team=a&page=1', '/category/clubs?team=a&size=m'],
    ['/category/clubs', '?sort=featured&price=cheap', '/category/clubs'],
    ['/product', '?team=a&utm=x', '/product?team=a'],
    ['/search', '?page=1&limit=12&keyword=ball&team=a&sort=', '/search?limit=12&keyword=ball&team=a&page=1'],
    ['/search', '?keyword=&sort=newest', '/search'],
  ])('%s%s leads to its one spelling, %s', async (path, search, redirect) => {
    expect(await decide(visit(path, { search }))).toEqual({ redirect })
  })

  it('leaves alone what no list can be narrowed by', async () => {
    expect(await decide(visit('/product/x', { search: '?team=b&team=a' }))).toEqual({ page: '/de/product/x' })
    expect(await decide(visit('/cart', { search: '?sort=newest' }))).toEqual({ page: '/de/cart' })
  })

  it('has no page of a narrowed listing beyond its last', async () => {
    const exists = jest.fn(async () => false)
    const search = '?size=m&page=9'
    expect(await decide(visit('/category/clubs', { exists, search }))).toEqual({ missing: '/de/missing' })
    expect(exists.mock.calls).toEqual([['/api/product?category=clubs&limit=24&size=m&page=9']])
  })

  it('asks for what belongs to the visitor as the visitor, and shows a 404 for what does not', async () => {
    const existsForVisitor = jest.fn(async () => false)
    const order = visit('/account/orders/TL-1', { existsForVisitor, isSignedIn: async () => true })
    expect(await decide(order)).toEqual({ missing: '/de/missing' })
    expect(existsForVisitor.mock.calls).toEqual([['/api/order/TL-1']])
    const mine = { existsForVisitor: async () => true, isSignedIn: async () => true }
    expect(await decide(visit('/account/orders/TL-1', mine))).toEqual({
      page: '/de/account/orders/TL-1',
      isPrivate: true,
    })
  })
})
