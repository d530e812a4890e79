/** @jest-environment node */
import { CALLS } from '../../contract/calls'
import type { Suggestions } from '../../contract/entities/search'
import { buildCatalogue } from '../demo/catalogue/build-catalogue'
import type { Locale } from '../i18n/locale'
import { openTestShop, testClient } from '../testing/test-shop'
import { nameMatchScore } from './categories'
import { splitLastWord } from './suggest'

let opened: Awaited<ReturnType<typeof openTestShop>>
let ask: (keyword: string, locale?: Locale) => Promise<Suggestions>

beforeAll(async () => {
  opened = await openTestShop({ catalogue: buildCatalogue() })
  const spanish = await openTestShop({ language: 'es', database: { db: opened.db, close: opened.close } })
  ask = async (keyword, locale = 'en') => {
    const { app } = locale === 'es' ? spanish : opened
    const { data } = await testClient(app)('GET', `/api/search/suggest?${new URLSearchParams({ keyword })}`)
    CALLS.suggest.response.validateSync(data, { strict: true, abortEarly: false })
    return data as Suggestions
  }
}, 120_000)
afterAll(() => opened.close())

describe('GET /api/search/suggest', () => {
  it('completes the last word, and keeps the text before it', async () => {
    expect((await ask('tarn')).keywords).toEqual(['tarnbridge'])
    expect((await ask('Away sca')).keywords[0]).toBe('Away scarf')
  })

  it('writes words as the shop does, accents and all', async () => {
    expect((await ask('segunda equip', 'es')).keywords[0]).toBe('segunda equipación')
  })

  it('corrects typing errors', async () => {
    const { keywords, products } = await ask('goalkeper shrit')
    expect(keywords).toEqual(['goalkeeper shirt'])
    expect(products[0]?.name).toMatch(/goalkeeper shirt/)
  })

  it('names categories, with what they belong to', async () => {
    expect((await ask('glasswater')).categories[0]).toEqual({
      key: 'glasswater',
      name: 'Glasswater',
      parent: 'Clubs',
    })
    expect((await ask('home shi')).categories[0]?.name).toBe('Home shirts')
  })

  it('returns at most five products, the most relevant first', async () => {
    const { products } = await ask('tarnbridge away')
    expect(products.length).toBeLessThanOrEqual(5)
    expect(products[0]?.name).toMatch(/^Tarnbridge Rovers away shirt/)
  })

  it('returns best sellers without a keyword: products in stock, and their categories', async () => {
    const popular = async () => {
      const { data } = await testClient(opened.app)('GET', '/api/search/suggest')
      CALLS.suggest.response.validateSync(data, { strict: true, abortEarly: false })
      return data as Suggestions
    }
    const before = await popular()
    expect(before.keywords).toEqual([])
    expect(before.products).toHaveLength(5)
    expect(before.products.every(({ inStock }) => inStock)).toBe(true)
    expect(before.categories.length).toBeGreaterThan(0)
  })

  it('rejects a blank keyword', async () => {
    expect((await testClient(opened.app)('GET', '/api/search/suggest?keyword=')).code).toBe(400)
  })

  it('returns nothing for nonsense', async () => {
    expect(await ask('xyzzyplugh')).toEqual({ keywords: [], categories: [], products: [] })
  })
})

describe('a name', () => {
  it('fits when every word typed begins one of its words, best when it has few besides', () => {
    expect(nameMatchScore(['home'], ['away', 'shirts'])).toBe(0)
    expect(nameMatchScore(['home', 'sh'], ['home', 'shirts'])).toBeGreaterThan(
      nameMatchScore(['home'], ['home', 'shirts']),
    )
    expect(nameMatchScore(['home'], ['home', 'shirts'])).toBeGreaterThan(
      nameMatchScore(['home'], ['kids', 'home', 'shirts']),
    )
    expect(nameMatchScore([], ['home'])).toBe(0)
  })
})

describe('what is being typed', () => {
  it.each([
    ['tarn', '', 'tarn'],
    ['Tarnbridge AWAY Équi', 'Tarnbridge AWAY ', 'equi'],
    ['done ', 'done ', ''],
    ['', '', ''],
  ])('%j goes on behind %j with %j', (keyword, before, word) => {
    expect(splitLastWord(keyword)).toEqual({ before, word })
  })
})
