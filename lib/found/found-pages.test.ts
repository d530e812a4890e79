/** @jest-environment node */
import { Remembered } from '../middleware/remembered'
import type { ListShop } from '../listing/view/list-view'
import type { FoundDrawings } from './found-drawings'
import { FoundPages, patienceSince } from './found-pages'
import type { LoadedFrame } from './load-frame'
import type { PageFrame } from './page-frame'

const ADDRESS = '/search?limit=12&keyword=kit&page=1'
const NARROWED = '/search?limit=12&keyword=kit&team=a&page=1'

const POLICY = "script-src 'self' 'sha256-before' 'sha256-other'"
const frame = (name: string): LoadedFrame => ({
  locale: 'en',
  frame: { hash: 'before', fill: () => ({ pieces: [Buffer.from(name)], hash: 'after' }) } as unknown as PageFrame,
  headers: { 'content-security-policy': POLICY, 'cache-control': 's-maxage=60', date: 'today', etag: 'old' },
})
const once = <Value>(load: () => Promise<Value>) => new Remembered({ load, freshFor: 60_000, retryAfter: 2000 })
const nextTurn = () => new Promise((resolve) => setTimeout(resolve, 5))

const get = jest.fn(async (): ReturnType<FoundDrawings['get']> => null)
const drawing = { links: [], html: Buffer.alloc(0), view: Buffer.alloc(0) }

const pagesWith = (plain: () => Promise<LoadedFrame> = async () => frame('plain'), patience?: () => number) =>
  new FoundPages({
    mark: 'frame',
    shop: once(async () => ({ locale: 'en' }) as ListShop),
    frames: { plain: once(plain), narrowed: once(async () => frame('narrowed')) },
    drawings: { get } as unknown as FoundDrawings,
    draw: () => async () => '',
    patience,
  })

/** Whose frames are there. */
async function readyPages() {
  const pages = pagesWith()
  for (const address of [ADDRESS, NARROWED]) await pages.find(address, '0')
  await nextTurn()
  return pages
}

beforeEach(() => void get.mockReset().mockResolvedValue({ drawing, isKept: false }))

describe('pages of searches', () => {
  it('are put into the frame of their kind, under the policy that names their own data', async () => {
    const pages = await readyPages()
    const [plain, narrowed] = [await pages.find(ADDRESS, '0'), await pages.find(NARROWED, '0')]
    expect([String(plain?.body), String(narrowed?.body)]).toEqual(['plain', 'narrowed'])
    expect(plain?.inner).toMatch(/^\/en\/found\/[^/]+\/1$/)
    expect(plain?.headers).toEqual({
      'cache-control': 's-maxage=60',
      'content-security-policy': "script-src 'self' 'sha256-after' 'sha256-other'",
      etag: '"after"',
      'x-nextjs-cache': 'MISS',
    })
  })

  it('say whether they were there already', async () => {
    const pages = await readyPages()
    get.mockResolvedValue({ drawing, isKept: true })
    expect((await pages.find(ADDRESS, '0'))?.headers['x-nextjs-cache']).toBe('HIT')
  })

  it('keep nobody waiting for a frame that does not come', async () => {
    const pages = pagesWith(() => new Promise(() => {}))
    expect(await pages.find(ADDRESS, '0')).toBeNull()
    expect(get).not.toHaveBeenCalled()
  })

  it('wait longer for their frame in the first moments of a program, which has nothing else to show', async () => {
    const late = () => new Promise<LoadedFrame>((resolve) => setTimeout(() => resolve(frame('late')), 1200))
    expect(await pagesWith(late).find(ADDRESS, '0')).toBeNull()
    const begun = Date.now()
    expect(String((await pagesWith(late, patienceSince(begun)).find(ADDRESS, '0'))?.body)).toBe('late')
    expect(await pagesWith(late, patienceSince(begun - 60_000)).find(ADDRESS, '0')).toBeNull()
  })

  it('are not made in the frame of before once the settings have changed', async () => {
    let made = 0
    const pages = pagesWith(async () => frame(`plain ${++made}`))
    await pages.find(ADDRESS, '0')
    await nextTurn()
    expect(String((await pages.find(ADDRESS, '0'))?.body)).toBe('plain 1')
    await pages.find(ADDRESS, '1')
    await nextTurn()
    expect(String((await pages.find(ADDRESS, '1'))?.body)).toBe('plain 2')
  })

  it.each([
    ['there is nothing to show', ADDRESS, null],
    ['it is the frame itself that is asked for', '/search?keyword=frame', { drawing, isKept: true }],
    ['it is another page', '/product', { drawing, isKept: true }],
  ])('are Next\u2019s where %s', async (_, address, found) => {
    const pages = await readyPages()
    get.mockResolvedValue(found)
    expect(await pages.find(address, '0')).toBeNull()
  })
})
