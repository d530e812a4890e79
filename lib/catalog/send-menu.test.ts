/** @jest-environment node */
import { buildCategories, getCategories } from '../data/category'
import { getMenus } from '../data/menus'
import { entryNodes, sendMenu } from './send-menu'

jest.mock('../data/category', () => ({
  ...jest.requireActual<object>('../data/category'),
  getCategories: jest.fn(),
}))
jest.mock('../data/image-hosts', () => ({ imageBaseUrl: () => 'https://images.example' }))
jest.mock('../data/menus', () => ({ getMenus: jest.fn(async () => []) }))
jest.mock('../data/settings', () => ({ getStoreSettings: async () => ({ language: { code: 'en-GB' } }) }))
jest.mock('next-intl/server', () => ({
  getTranslations:
    async () =>
    (_: string, { count }: { count: number }) =>
      `${count} products`,
}))
jest.mock('../telemetry/log', () => ({ log: () => ({ error: jest.fn() }) }))

const node = (key: string, children: ReturnType<typeof leaf>[] = []) => ({ ...leaf(key), children })
const leaf = (key: string) => ({
  key,
  name: `Name of ${key}`,
  description: '',
  imageUrl: '/x',
  productCount: 2,
  children: [],
})

const categories = buildCategories([node('clubs', [leaf('rovers')]), node('sale')])
const loaded = jest.mocked(getCategories)

const ask = (headers?: Record<string, string>) => sendMenu(new Request('http://localhost/menu', { headers }))

describe('GET /menu', () => {
  beforeEach(() => loaded.mockResolvedValue(categories))

  it('returns keys, names and counts of the tree, with their noun, and images below the roots', async () => {
    const response = await ask()
    expect(response.headers.get('content-type')).toBe('application/json')
    const counts = { count: 2, counted: '2 products' }
    expect(await response.json()).toEqual([
      {
        key: 'clubs',
        name: 'Name of clubs',
        ...counts,
        nodes: [{ key: 'rovers', name: 'Name of rovers', ...counts, imageUrl: 'https://images.example/x' }],
      },
      { key: 'sale', name: 'Name of sale', ...counts },
    ])
  })

  it('returns the header menu if the shop has one', async () => {
    const entry = { kind: 'link' as const, title: 'Track', link: '/order-track', entries: [] }
    jest.mocked(getMenus).mockResolvedValueOnce([{ key: 'header', title: '', entries: [entry] }])
    expect(await (await ask()).json()).toEqual([{ key: '/order-track', name: 'Track', url: '/order-track' }])
  })

  it('is cacheable by every cache and not indexed', async () => {
    const { headers } = await ask()
    expect(headers.get('cache-control')).toBe('public, max-age=60, s-maxage=60')
    expect(headers.get('x-robots-tag')).toBe('noindex')
  })

  it('returns 304 for a known ETag, and 200 once the tree has changed', async () => {
    const etag = (await ask()).headers.get('etag') ?? ''
    expect((await ask({ 'if-none-match': etag })).status).toBe(304)
    loaded.mockResolvedValue(buildCategories([node('sale')]))
    expect((await ask({ 'if-none-match': etag })).status).toBe(200)
  })

  it('returns 503 with no-store while the categories cannot be loaded', async () => {
    loaded.mockRejectedValue(new Error('away'))
    const response = await ask()
    expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store'])
  })
})

describe('the nodes of a header menu', () => {
  const entry = (title: string, link: string, entries: object[] = []) =>
    ({ kind: 'link', title, link, entries }) as never

  it('are categories with their counts and children, under the names of the menu', () => {
    expect(entryNodes([entry('Teams', '/category/clubs')], categories)).toEqual([
      {
        key: 'clubs',
        name: 'Teams',
        count: 2,
        nodes: [{ key: 'rovers', name: 'Name of rovers', count: 2, imageUrl: 'https://images.example/x' }],
      },
    ])
  })

  it('have their entries instead of their child categories, if there are some', () => {
    const entries = [
      entry('Teams', '/category/clubs', [entry('Reduced', '/category/sale')]),
      entry('Odd', 'javascript:x'),
    ]
    expect(entryNodes(entries, categories)).toEqual([
      {
        key: 'clubs',
        name: 'Teams',
        count: 2,
        nodes: [{ key: 'sale', name: 'Reduced', count: 2, imageUrl: 'https://images.example/x' }],
      },
      { key: 'javascript:x', name: 'Odd', url: '/' },
    ])
  })
})
