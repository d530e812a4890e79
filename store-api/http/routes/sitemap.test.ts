/** @jest-environment node */
import { and, eq, lte, sql } from 'drizzle-orm'
import type { Call } from '../../../contract/call'
import { CALLS } from '../../../contract/calls'
import type { SitemapEntries, SitemapPart, FeedProducts } from '../../../contract/entities/sitemap'
import { catalogEntry } from '../../db/schema'
import { withdrawProduct } from '../../catalog/withdraw'
import { setAttribute } from '../../catalog/operations/set-attribute'
import { setProduct } from '../../catalog/operations/set-product'
import { setPrice } from '../../catalog/set-price'
import { setStock } from '../../catalog/set-stock'
import { openTestShop, testClient } from '../../testing/test-shop'

let opened: Awaited<ReturnType<typeof openTestShop>>
beforeAll(async () => (opened = await openTestShop()))
afterAll(() => opened.close())

const request = (path: string) => testClient(opened.app)('GET', path)
const expectShape = ({ response }: Call, data: unknown) =>
  response?.validateSync(data, { strict: true, abortEarly: false })

const parts = async () => {
  const { data } = await request('/api/crawl')
  expectShape(CALLS.listSitemapParts, data)
  return data as SitemapPart[]
}
const entries = async (path: string) => {
  const { data } = await request(path)
  expectShape(CALLS.listSitemapEntries, data)
  return data as SitemapEntries
}
const products = async () => (await parts()).find(({ kind }) => kind === 'product')
const updateOf = async (key: string) =>
  (await entries('/api/crawl/product?part=0')).list.find((entry) => entry.key === key)?.updatedAt

/** Adds `count` products to the shop, numbered from the next on, each with an image. */
const fill = (count: number) =>
  opened.db.execute(sql`
    with made as (
      insert into product (key, position, model, name, team, kit, description, price, released_at, is_new, size_chart, rating)
      select 'made-' || n, n, 'M', name, team, kit, description, price, released_at, is_new, size_chart, rating
      from product, generate_series(1, ${count}) as n where product.key = 'ball'
      returning key, id
    ), pictures as (
      insert into picture (product_key, position, name, alt, drawing, version)
      select made.key, 0, made.key, alt, drawing, 'v' from made, picture where picture.product_key = 'ball'
    )
    insert into listing_entry (product_id, team, categories, paid, is_on_sale, rating, released, place)
    select made.id, team, categories, paid, is_on_sale, rating, released, place
    from made, listing_entry where listing_entry.product_id = (select id from product where key = 'ball')`)

describe('GET /api/crawl', () => {
  it('answers a part for each kind, with its newest update', async () => {
    const listed = await parts()
    expect(listed.map(({ kind, part }) => [kind, part])).toEqual([
      ['product', 0],
      ['category', 0],
      ['page', 0],
    ])
    expect(listed.every(({ updatedAt }) => new Date(updatedAt).toISOString() === updatedAt)).toBe(true)
  })

  it('has a new version after a change of price, availability or assortment, and no other', async () => {
    const observed = [(await products())?.version]
    const recordVersion = async () => observed.push((await products())?.version)
    await setStock(opened.shop, { sku: 'shorts-M', pieces: 39 })
    await recordVersion()
    await setPrice(opened.shop, { key: 'home', price: 8900, specialPrice: null })
    await recordVersion()
    await setStock(opened.shop, { sku: 'shorts-M', pieces: 0 })
    await recordVersion()
    await withdrawProduct(opened.shop, 'ball')
    await recordVersion()
    expect(observed[1]).toBe(observed[0])
    expect(new Set(observed).size).toBe(4)
  })
})

describe('GET /api/crawl/{kind}', () => {
  it('answers products with their pictures and the time of their last change', async () => {
    const { list, next } = await entries('/api/crawl/product?part=0')
    expect(next).toBeNull()
    expect(list.map(({ key }) => key).slice(0, 3)).toEqual(['home', 'away', 'shorts'])
    expect(list[0]?.pictures).toEqual([
      { imageUrl: expect.stringContaining('/image/home-front.webp?v='), alt: 'home, front' },
    ])
  })

  it('answers categories and content pages', async () => {
    const { list } = await entries('/api/crawl/category?part=0')
    expect(list.map(({ key }) => key).sort()).toEqual(['clubs', 'rovers', 'rovers-shirts', 'sale'])
    expect((await entries('/api/crawl/page?part=0')).list.length).toBeGreaterThan(1)
  })

  it('sets the time of the product that was changed, and of no other', async () => {
    const [home, away] = [await updateOf('home'), await updateOf('away')]
    await setPrice(opened.shop, { key: 'home', price: 9100, specialPrice: null })
    expect(Date.parse((await updateOf('home')) ?? '')).toBeGreaterThan(Date.parse(home ?? ''))
    expect(await updateOf('away')).toBe(away)
  })

  it.each(['/api/crawl/customer?part=0', '/api/crawl/product?part=-1', '/api/crawl/product'])(
    'has nothing at %s',
    async (path) => {
      expect([400, 404]).toContain((await request(path)).code)
    },
  )
})

describe('GET /api/feed', () => {
  it('returns the data that shopping engines require', async () => {
    const { data } = await request('/api/feed')
    expectShape(CALLS.listFeedProducts, data)
    const { list, next } = data as FeedProducts
    expect(next).toBeNull()
    expect(list.find(({ key }) => key === 'away')).toMatchObject({
      ...{ name: 'Rovers away', brand: 'Rovers', model: 'AWAY', price: 7900, specialPrice: 5500 },
      categories: ['Clubs', 'Rovers', 'Shirts'],
      colours: [],
      ageGroup: 'adult',
      variants: [{ sku: 'away-M', size: 'M', inStock: true }],
    })
  })

  it('names the colours that the page names, in their order', async () => {
    const write = (attributes: Record<string, unknown>) =>
      setProduct(opened.shop, { key: 'away', attributes }, { actor: 'test' })
    const colours = async () => {
      const { list } = (await request('/api/feed')).data as FeedProducts
      return list.find(({ key }) => key === 'away')?.colours
    }
    await setAttribute(opened.shop, { key: 'colours', name: 'Colours', kind: 'list' }, { actor: 'test' })
    // The attribute `colour` of this shop is used only for filters.
    await write({ colour: ['Blue'], 'age-group': 'Adult', colours: ['White', 'navy'] })
    expect(await colours()).toEqual(['White', 'Navy'])
    await write({ colour: ['Blue'], 'age-group': 'Adult' })
    expect(await colours()).toEqual([])
  })

  it('says whom a product is for where an attribute does, in words of the feed alone', async () => {
    const ageGroup = async (words: string) => {
      await setProduct(opened.shop, { key: 'away', attributes: { 'age-group': words } }, { actor: 'test' })
      const { list } = (await request('/api/feed')).data as FeedProducts
      return list.find(({ key }) => key === 'away')?.ageGroup
    }
    expect([await ageGroup('Toddler'), await ageGroup('over forty')]).toEqual(['toddler', null])
    await setProduct(opened.shop, { key: 'away', attributes: {} }, { actor: 'test' })
    const { list } = (await request('/api/feed')).data as FeedProducts
    expect(list.find(({ key }) => key === 'away')?.ageGroup).toBeNull()
  })

  it('starts after a product number', async () => {
    const { list } = (await request('/api/feed?after=2')).data as FeedProducts
    expect(list[0]?.key).toBe('shorts')
  })
})

describe('a large shop', () => {
  it('answers a part of ten thousand a few hundred at a time, each once, and leaves the others as they are', async () => {
    await fill(10_100)
    const keys: string[] = []
    let after: number | null = 0
    let requestCount = 0
    while (after !== null) {
      const answer: SitemapEntries = await entries(`/api/crawl/product?part=0&after=${after}`)
      expect(answer.list.length).toBeLessThanOrEqual(500)
      keys.push(...answer.list.map(({ key }) => key))
      after = answer.next
      requestCount++
    }
    const isInPart = and(lte(catalogEntry.productId, 10_000), eq(catalogEntry.isWithdrawn, false))
    expect(requestCount).toBeGreaterThanOrEqual(20)
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys.length).toBe(await opened.db.$count(catalogEntry, isInPart))
    const [first, second] = (await parts()).filter(({ kind }) => kind === 'product')
    expect([first?.part, second?.part]).toEqual([0, 1])

    await setPrice(opened.shop, { key: 'made-10050', price: 100, specialPrice: null })
    const [firstNow, secondNow] = (await parts()).filter(({ kind }) => kind === 'product')
    expect(firstNow).toEqual(first)
    expect(secondNow?.version).not.toBe(second?.version)
  })
})
