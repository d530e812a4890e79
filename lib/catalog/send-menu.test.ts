/** @jest-environment node */
import { buildCategories, getCategories } from '../data/category'
import { sendMenu } from './send-menu'

jest.mock('../data/category', () => ({
  ...jest.requireActual<object>('../data/category'),
  getCategories: jest.fn(),
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

  it('returns the keys, names and counts of the tree, and nothing else', async () => {
    const response = await ask()
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(await response.json()).toEqual([
      { key: 'clubs', name: 'Name of clubs', count: 2, nodes: [{ key: 'rovers', name: 'Name of rovers', count: 2 }] },
      { key: 'sale', name: 'Name of sale', count: 2 },
    ])
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
