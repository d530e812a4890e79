/** @jest-environment node */
import type { SearchResult } from '../../contract/entities/search'
import { buildCatalogue } from '../demo/catalogue/build-catalogue'
import type { Locale } from '../i18n/locale'
import { openSearchShops } from '../testing/search-catalogue'

let shops: Awaited<ReturnType<typeof openSearchShops>>
beforeAll(async () => (shops = await openSearchShops(buildCatalogue())), 120_000)
afterAll(() => shops.close())

describe('in the shop as it is', () => {
  it.each<[Locale, string, string | null, string[]]>([
    ['en', 'tarnbridge', null, ['Tarnbridge Rovers home shirt 2026/27', 'Tarnbridge Rovers away shirt 2026/27']],
    ['en', 'tarnbrige shrit', 'tarnbridge shirt', ['Tarnbridge Rovers home shirt 2026/27']],
    ['en', 'TBR-HOME-26', null, ['Tarnbridge Rovers home shirt 2026/27', 'Tarnbridge Rovers kids’ home shirt 2026/27']],
    ['en', 'retro 1978', null, ['Tarnbridge Rovers retro shirt 1978']],
    ['en', 'valdoria away jersey', null, ['Valdoria away shirt 2026']],
    ['en', 'costa lumbre scraf', 'costa lumbre scarf', ['Costa Lumbre scarf']],
    ['en', 'soccer ball glasswater', null, ['Glasswater ball']],
    ['es', 'camizeta tarnbridge', 'camiseta tarnbridge', ['Camiseta primera equipación Tarnbridge Rovers 2026/27']],
    ['es', 'portero quelara', null, ['Camiseta de portero Quelara 2026']],
    ['es', 'bufandas escarlandia', null, ['Bufanda Escarlandia']],
    ['de', 'tornwart skarland', 'torwart skarland', ['Skarland Torwarttrikot 2026']],
    ['de', 'kindertrikot fenlight', null, ['Fenlight United Kinder-Heimtrikot 2026/27']],
    ['de', 'brannoch inseln schal', null, ['Brannoch-Inseln Schal']],
  ])('in %s the first results of %j (%j) are %j', async (locale, keyword, corrected, first) => {
    const result = (await shops.search(locale, keyword)).data as SearchResult
    expect(result.list.slice(0, first.length).map(({ name }) => name)).toEqual(first)
    expect(result.corrected).toBe(corrected)
  })

  it.each<[Locale, string, RegExp]>([
    ['en', 'goalkeper', / goalkeeper shirt /],
    ['en', 'kids shirt', / kids’ /],
    ['en', 'hoodie', / warm-up top /],
    ['es', 'pelota', /^Balón /],
    ['es', 'niños', / infantil /],
    ['de', 'trikot', /trikot /],
    ['de', 'hose', / Heimshorts /],
  ])('in %s the whole first page of %j is called %j', async (locale, keyword, name) => {
    const { list } = (await shops.search(locale, keyword)).data as SearchResult
    expect(list.length).toBeGreaterThan(6)
    for (const card of list) expect(card.name).toMatch(name)
  })
})
