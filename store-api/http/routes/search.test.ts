/** @jest-environment node */
import { CALLS } from '../../../contract/calls'
import type { SearchResult } from '../../../contract/entities/search'
import type { Locale } from '../../i18n/locale'
import { openSearchShops, SEARCH_CATALOGUE } from '../../testing/search-catalogue'

let shops: Awaited<ReturnType<typeof openSearchShops>>
beforeAll(async () => (shops = await openSearchShops(SEARCH_CATALOGUE)), 60_000)
afterAll(() => shops.close())

async function search(locale: Locale, keyword: string, query: Record<string, string> = {}) {
  const { code, data } = await shops.search(locale, keyword, query)
  expect(code).toBe(0)
  CALLS.searchProducts.response.validateSync(data, { strict: true, abortEarly: false })
  const { list, total, corrected } = data as SearchResult
  return { keys: list.map(({ key }) => key), total, corrected }
}

describe('GET /api/search', () => {
  it.each<[Locale, string, string[]]>([
    ['en', 'scarf', ['t-scarf']],
    ['en', 'SCARVES', ['t-scarf']],
    ['en', 'port', ['p-home']],
    ['en', 'tarn scarf', ['t-scarf']],
    ['en', 'goalie jersey', ['t-keeper']],
    ['en', 'children’s shirt', ['t-kids']],
    ['en', 'the shirt of the goalkeeper', ['t-keeper']],
    ['en', 'the scarf', ['t-scarf']],
    ['en', 'football scarf for men', ['t-scarf']],
    ['en', 'men', ['p-home']],
    ['en', 'overnight', ['p-home']],
    ['en', 'weather', ['t-scarf']],
    ['en', 'M-t-away', ['t-away']],
    ['es', 'bufandas', ['t-scarf']],
    ['es', 'segunda equipacion', ['t-away']],
    ['es', 'SEGUNDA EQUIPACIÓN', ['t-away']],
    ['es', 'remera de arquero', ['t-keeper']],
    ['es', 'camiseta niño', ['t-kids']],
    ['de', 'auswärtstrikot', ['t-away']],
    ['de', 'auswaertstrikots', ['t-away']],
    ['de', 'trikot torhüter', ['t-keeper']],
    ['de', 'kindertrikot', ['t-kids']],
    ['de', 'trikot für kinder', ['t-kids']],
    ['de', 'fanschal', ['t-scarf']],
  ])('in %s finds for %j %j', async (locale, keyword, keys) => {
    expect(await search(locale, keyword)).toEqual({ keys, total: keys.length, corrected: null })
  })

  it.each<[Locale, string, string, string[]]>([
    ['en', 'tranbridge scraf', 'tarnbridge scarf', ['t-scarf']],
    ['en', 'Goalkeper SHRIT', 'goalkeeper shirt', ['t-keeper']],
    ['en', 'tarnbrige, goalkeeper!', 'tarnbridge, goalkeeper!', ['t-keeper']],
    ['es', 'camizeta de portero', 'camiseta de portero', ['t-keeper']],
    ['es', 'segunda equipacoin', 'segunda equipación', ['t-away']],
    ['de', 'tornwart', 'torwart', ['t-keeper']],
    ['de', 'auswrtstrikot', 'auswärtstrikot', ['t-away']],
  ])('in %s reads %j as %j', async (locale, keyword, corrected, keys) => {
    expect(await search(locale, keyword)).toEqual({ keys, total: keys.length, corrected })
  })

  it('finds compounds by their last part', async () => {
    expect((await search('de', 'trikot')).total).toBe(6)
  })

  it('wants every word, and most of them where no product has all', async () => {
    expect((await search('en', 'tarnbridge away')).keys).toEqual(['t-away'])
    const { keys } = await search('en', 'tarnbridge kids scarf')
    expect(keys.slice(0, 2).sort()).toEqual(['t-kids', 't-scarf'])
    expect(keys).not.toContain('f-home')
    expect((await search('en', 'tarnbridge dries overnight')).keys[0]).toBe('p-home')
  })

  it('ignores an unknown word, be it a year or a name', async () => {
    expect(await search('en', 'xyzzyq scarf 1931')).toEqual({ keys: ['t-scarf'], total: 1, corrected: null })
  })

  it('finds nothing for words that are all unknown, or say nothing', async () => {
    for (const keyword of ['xyzzyq', '1931', 'the', 'of the'])
      expect(await search('en', keyword)).toEqual({ keys: [], total: 0, corrected: null })
  })

  it('keeps the languages apart', async () => {
    for (const keyword of ['torwarttrikot', 'bufanda', 'auswärts'])
      expect(await search('en', keyword)).toMatchObject({ total: 0, corrected: null })
  })
})

describe('search results', () => {
  it('are sorted: matching name, in stock, featured, and then in the order of the shop', async () => {
    expect((await search('en', 'shirt')).keys).toEqual([
      ...['p-home', 't-home', 't-away', 't-keeper', 't-kids'],
      'f-home',
      't-scarf',
    ])
    expect((await search('en', 'home shirt')).keys.slice(0, 4)).toEqual(['p-home', 't-home', 't-kids', 'f-home'])
  })

  it('has the main colour before the others', async () => {
    const { keys } = await search('en', 'blue tarnbridge shirt')
    expect(keys.slice(0, 2)).toEqual(['t-away', 't-keeper'])
    expect(keys).toContain('t-home')
    expect((await search('en', 'red tarnbridge shirt')).keys.slice(0, 3)).toEqual(['t-home', 't-kids', 't-away'])
  })

  it('is on one page only, and every page knows how much there is', async () => {
    const pages = await Promise.all(['1', '2', '3'].map((page) => search('en', 'shirt', { page, limit: '3' })))
    expect(pages.map(({ total }) => total)).toEqual([7, 7, 7])
    expect(pages.flatMap(({ keys }) => keys)).toEqual((await search('en', 'shirt')).keys)
  })

  it('ends: 404 beyond the last page, an empty first one where there is nothing', async () => {
    expect((await shops.search('en', 'shirt', { page: '2' })).code).toBe(404)
    expect(await search('en', 'xyzzyq', { page: '1' })).toMatchObject({ keys: [], total: 0 })
    expect((await shops.search('en', 'xyzzyq', { page: '2' })).code).toBe(404)
  })
})

describe('a keyword of anything', () => {
  it.each([
    "'",
    "'; drop table product; --",
    ':*&|!',
    '%',
    '_',
    '\\',
    '(((',
    '👕',
    'a\u0000',
    '\ud800',
    'ﷺ',
    "a'b\\c:d*",
  ])('%j is answered', async (keyword) => expect((await search('en', keyword)).total).toBeLessThan(8))

  it('finds what else is in it', async () => {
    expect((await search('en', '👕 !scarf:* | & \\')).keys).toEqual(['t-scarf'])
  })

  it('may be as long as the contract allows', async () => {
    expect(await search('en', 'x'.repeat(100))).toMatchObject({ total: 0 })
    expect(await search('en', 'ab '.repeat(33))).toMatchObject({ total: 0 })
    expect((await shops.search('en', 'x'.repeat(101))).code).toBe(400)
    expect((await shops.search('en', ' ')).code).toBe(400)
  })
})
