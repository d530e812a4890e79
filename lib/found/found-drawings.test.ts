/** @jest-environment node */
import { createTranslator } from 'next-intl'
import { PageCache } from '../../cache/page-cache.mjs'
import messages from '../../messages/en.json'
import type { SearchResult } from '../contract/entities/search'
import { NO_FILTER } from '../listing/filter'
import { FoundDrawings } from './found-drawings'

const CURRENCY = {
  code: 'EUR',
  value: 1,
  symbolLeft: '€',
  symbolRight: '',
  minorDigits: 2,
  decimalPlace: 2,
  decimalSymbol: '.',
  symbolThousands: ',',
}
const listShop = { t: createTranslator({ locale: 'en', messages }), locale: 'en', currency: CURRENCY, imageBase: '' }
const asked = { keyword: 'kit', filter: NO_FILTER, inner: '/found/a2l0/1' }

const product = (key: string) => ({
  key,
  name: key,
  team: '',
  kit: '',
  picture: { imageUrl: `/image/${key}.webp`, alt: '' },
  price: 1000,
  specialPrice: null,
  isNew: false,
  inStock: true,
  lastSizes: [],
})
const found = (...keys: string[]): SearchResult => ({
  list: keys.map(product),
  page: 1,
  limit: 12,
  total: keys.length,
  corrected: null,
  isMore: false,
  isSampled: false,
  facets: null,
})

let now: number
let cache: PageCache
const search = jest.fn(async () => found('ball'))
const shop = async () => listShop
const drawNow = jest.fn(async () => '<link rel="next" href="/2"/><h1>Ü</h1>')
const draw = () => drawNow
const drawings = () => new FoundDrawings({ cache, search, now: () => now })

beforeEach(() => {
  now = Date.now()
  cache = new PageCache()
  search.mockReset().mockImplementation(async () => found('ball'))
  drawNow.mockClear()
})

describe('what was found, drawn', () => {
  it('is drawn once for all who ask at once, and kept for a minute', async () => {
    const one = drawings()
    const both = await Promise.all([one.get(asked, { shop, draw }), one.get(asked, { shop, draw })])
    expect(both.map((got) => got?.isKept)).toEqual([false, false])
    expect(drawNow).toHaveBeenCalledTimes(1)
    const kept = await one.get(asked, { shop, draw })
    expect(kept?.isKept).toBe(true)
    expect(kept?.drawing.links).toEqual(['<link rel="next" href="/2"/>'])
    expect(kept?.drawing.html.toString()).toBe('<h1>Ü</h1>')
    expect(kept?.drawing).toEqual(both[0]?.drawing)
    now += 61_000
    expect((await one.get(asked, { shop, draw }))?.isKept).toBe(false)
    expect(search).toHaveBeenCalledTimes(2)
  })

  it.each(['listing', 'store', 'shop', 'product:ball'])('is drawn anew after a change of %s', async (change) => {
    await drawings().get(asked, { shop, draw })
    await cache.expire([change])
    await drawings().get(asked, { shop, draw })
    expect(search).toHaveBeenCalledTimes(2)
  })

  it('stays as it is when something else changes', async () => {
    await drawings().get(asked, { shop, draw })
    await cache.expire(['product:scarf', 'page:about-us'])
    await drawings().get(asked, { shop, draw })
    expect(search).toHaveBeenCalledTimes(1)
  })

  it('stands in, old as it is, where the store API does not answer', async () => {
    await drawings().get(asked, { shop, draw })
    now += 3_600_000
    search.mockRejectedValue(new Error('away'))
    expect((await drawings().get(asked, { shop, draw }))?.drawing.html.toString()).toBe('<h1>Ü</h1>')
  })

  it('stands in where nothing can be drawn: by a storefront that has just started', async () => {
    await drawings().get(asked, { shop, draw })
    const kept = await drawings().get(asked, { shop: async () => undefined, draw: () => undefined })
    expect(kept?.isKept).toBe(true)
  })

  it('is nothing where nobody ever answered', async () => {
    search.mockRejectedValue(new Error('away'))
    expect(await drawings().get(asked, { shop, draw })).toBeNull()
  })

  it('is nothing where nothing was found, and that is remembered', async () => {
    search.mockResolvedValue(found())
    expect(await drawings().get(asked, { shop, draw })).toBeNull()
    expect(await drawings().get(asked, { shop, draw })).toBeNull()
    expect([search.mock.calls.length, drawNow.mock.calls.length]).toEqual([1, 0])
  })
})
