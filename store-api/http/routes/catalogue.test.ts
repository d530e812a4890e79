/** @jest-environment node */
import { CALLS } from '../../../contract/calls'
import type { Call } from '../../../contract/call'
import { openTestShop, testClient } from '../../testing/test-shop'

const opened = openTestShop()
const request = async (path: string) => testClient((await opened).app)('GET', path)
afterAll(async () => (await opened).close())

const expectShape = ({ response }: Call, data: unknown) =>
  response?.validateSync(data, { strict: true, abortEarly: false })

describe('GET /api/store', () => {
  it('returns the store settings in the shape of the contract', async () => {
    const { data } = await request('/api/store')
    expectShape(CALLS.getStore, data)
    expect(data).toMatchObject({ name: 'Touchline', url: 'https://shop.example', language: { code: 'en-GB' } })
  })

  it('answers in the language of the store, with its way of writing prices', async () => {
    const { app, close } = await openTestShop({ language: 'de' })
    const { data } = await testClient(app)('GET', '/api/store')
    expect(data).toMatchObject({ title: 'Team kits (de)', currency: { symbolRight: ' €', decimalSymbol: ',' } })
    await close()
  })
})

describe('GET /api/category', () => {
  it('answers the tree, each product counted once in every node above it', async () => {
    const { data } = await request('/api/category')
    expectShape(CALLS.listCategories, data)
    const counts = (nodes: { key: string; productCount: number; children: never[] }[]): unknown =>
      nodes.map(({ key, productCount, children }) => [key, productCount, counts(children)])
    expect(counts(data as never)).toEqual([
      ['clubs', 4, [['rovers', 3, [['rovers-shirts', 2, []]]]]],
      ['sale', 1, []],
    ])
  })
})

describe('GET /api/country', () => {
  it('returns the countries in alphabetical order, with their states', async () => {
    const { data } = await request('/api/country')
    expectShape(CALLS.listCountries, data)
    expect(data).toMatchObject([
      { iso: 'DE', states: [] },
      { iso: 'US', states: [{ code: 'NY' }] },
    ])
  })
})

describe('GET /api/product', () => {
  const keys = async (query: string) => {
    const { data } = await request(`/api/product${query}`)
    expectShape(CALLS.listProducts, data)
    return (data as { list: { key: string }[] }).list.map(({ key }) => key)
  }

  it.each([
    ['', ['home', 'away', 'shorts', 'ball']],
    ['?category=rovers', ['home', 'away', 'shorts']],
    ['?category=rovers-shirts', ['home', 'away']],
    ['?on-sale=1', ['away']],
    ['?in-stock=1', ['home', 'away', 'shorts']],
    ['?sort=price-asc', ['ball', 'shorts', 'away', 'home']],
    ['?sort=price-desc&category=clubs', ['home', 'away', 'shorts', 'ball']],
    ['?page=2&limit=3', ['ball']],
  ])('with %j lists %j', async (query, expected) => {
    expect(await keys(query)).toEqual(expected)
  })

  it('counts all pages', async () => {
    expect((await request('/api/product?limit=1&page=2')).data).toMatchObject({ page: 2, limit: 1, total: 4 })
  })

  it('names the last sizes, and says what is sold out', async () => {
    const { data } = await request('/api/product')
    expect((data as { list: unknown[] }).list).toMatchObject([
      { key: 'home', lastSizes: ['M', 'L'], inStock: true },
      { key: 'away', lastSizes: [], specialPrice: 5500 },
      { key: 'shorts', specialPrice: null },
      { key: 'ball', inStock: false },
    ])
  })

  it('answers 404 for an unknown category and for a page beyond the last', async () => {
    expect(await request('/api/product?page=9')).toMatchObject({ code: 404, data: null })
    expect(await request('/api/product?category=nowhere')).toMatchObject({ code: 404, data: null })
  })

  it.each([
    '?sort=name',
    '?limit=0',
    '?limit=1001',
    '?page=0',
    '?page=x',
    '?category=a%20b',
    '?sort=price-asc%27;--',
    '?zzz=1',
    '?page=1&page=2',
  ])('answers 400 with the field to %s', async (query) => {
    const { code, data } = await request(`/api/product${query}`)
    expect(code).toBe(400)
    expect(data).toMatchObject({ errors: [{ field: query.slice(1).split('=')[0] }] })
  })
})

describe('GET /api/product/{key}', () => {
  it('answers everything a product page shows', async () => {
    const { data } = await request('/api/product/home')
    expectShape(CALLS.getProduct, data)
    expect(data).toMatchObject({
      isCustom: true,
      customAdditionalPrice: 1200,
      optionGroups: [
        { id: 2, title: 'Size', optionList: [{ title: 'S', stock: 0, sku: 'home-S' }, { stock: 40 }, { stock: 3 }] },
      ],
      breadcrumb: [{ key: 'clubs' }, { key: 'rovers' }, { key: 'rovers-shirts' }],
      related: [{ key: 'away' }, { key: 'shorts' }, { key: 'ball' }],
    })
  })

  it('answers 404 for an unknown key, to HEAD as well', async () => {
    expect(await request('/api/product/nothing')).toMatchObject({ code: 404, msg: 'Not found.', data: null })
    const { response } = await testClient((await opened).app)('HEAD', '/api/product/nothing')
    expect(response.status).toBe(404)
    expect((await testClient((await opened).app)('HEAD', '/api/product/home')).response.status).toBe(200)
  })
})

describe('GET /image/{file}', () => {
  const get = async (path: string, headers = {}) => (await opened).app.request(path, { headers })

  it('draws a picture once and for ever under its version', async () => {
    const { data } = await request('/api/product/home')
    const { imageUrl } = (data as { picture: { imageUrl: string } }).picture
    const response = await get(`${imageUrl}&w=96`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(500)
    const revalidated = await get(`${imageUrl}&w=96`, { 'if-none-match': response.headers.get('etag') ?? '' })
    expect(revalidated.status).toBe(304)
  })

  it('goes out as AVIF to a browser that reads it, and as what it is called to others', async () => {
    const types = await Promise.all(
      ['image/avif,image/webp,*/*', 'image/webp,*/*', undefined].map(async (accept) => {
        const { headers } = await get('/image/home-front.webp?w=96', { ...(accept && { accept }) })
        return [headers.get('content-type'), headers.get('vary'), headers.get('etag')?.split('-').at(-1)]
      }),
    )
    expect(types).toEqual([
      ['image/avif', 'Accept', 'avif"'],
      ['image/webp', 'Accept', 'webp"'],
      ['image/webp', 'Accept', 'webp"'],
    ])
    const jpeg = await get('/image/home-front.jpg?w=96', { accept: 'image/avif' })
    expect(jpeg.headers.get('content-type')).toBe('image/jpeg')
  })

  it('is not kept under another version, which may never have been', async () => {
    expect((await get('/image/home-front.jpg?v=old&w=96')).headers.get('cache-control')).toBe('public, max-age=60')
  })

  it.each([
    ['/image/home-front.webp?w=97', 400],
    ['/image/home-front.webp?w=99999', 400],
    ['/image/nothing.webp', 404],
    ['/image/home-front.svg', 404],
    ['/image/..%2fmain.webp', 404],
  ])('answers %s with %i', async (path, status) => {
    expect((await get(path)).status).toBe(status)
  })
})

describe('what needs no signature', () => {
  it.each(['/healthz', '/readyz', '/api/docs', '/api/docs/openapi.json', '/api/docs/swagger-ui.css'])(
    '%s',
    async (path) => {
      expect((await (await opened).app.request(path)).status).toBe(200)
    },
  )

  it('documents every call of the contract', async () => {
    const response = await (await opened).app.request('/api/docs/openapi.json')
    const { paths } = (await response.json()) as { paths: Record<string, object> }
    for (const { path, method } of Object.values(CALLS)) expect(paths[path]).toHaveProperty(method.toLowerCase())
  })
})
