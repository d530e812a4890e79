/** @jest-environment node */
import { eq } from 'drizzle-orm'
import type { ProductList } from '../../../contract/entities/product'
import { sameText } from '../../i18n/local-text'
import { facetValue, catalogEntry, product, variant } from '../../db/schema'
import { openTestShop, testClient } from '../../testing/test-shop'
import { refreshCatalogEntries } from './entry'

let opened: Awaited<ReturnType<typeof openTestShop>>
beforeEach(async () => (opened = await openTestShop()))
afterEach(() => opened.close())

const list = async (query: string) => {
  const { data } = await testClient(opened.app)('GET', `/api/product?facets=1&${query}`)
  const { list, total, facets } = data as ProductList
  const counts = (facets ?? []).map(({ key, values }) => [
    key,
    Object.fromEntries(values.map(({ key, count }) => [key, count])),
  ])
  return { keys: list.map(({ key }) => key), total, facets: Object.fromEntries(counts) as Record<string, object> }
}

const idOf = async (key: string) => {
  const [row] = await opened.db.select({ id: product.id }).from(product).where(eq(product.key, key))
  return row?.id ?? 0
}

describe('a listing with facets', () => {
  it('returns its facets, and the number of products of each value', async () => {
    const { facets, total } = await list('')
    expect(total).toBe(4)
    expect(facets).toMatchObject({
      kind: { home: 1, away: 1, shorts: 1, ball: 1 },
      size: { m: 3, l: 1 },
      'on-sale': { '1': 1 },
    })
    // All have the same team and colour, so these facets offer no choice.
    expect(Object.keys(facets)).not.toContain('brand')
    expect(Object.keys(facets)).not.toContain('colour')
  })

  it('combines values of a facet by OR, and facets by AND', async () => {
    expect((await list('filter=kind:home,away')).keys).toEqual(['home', 'away'])
    expect((await list('filter=kind:home,away&on-sale=1')).keys).toEqual(['away'])
    expect((await list('size=s')).keys).toEqual([])
    expect((await list('filter=kind:nothing')).keys).toEqual([])
  })

  it('counts the values of a facet regardless of its own selection', async () => {
    expect((await list('filter=kind:home')).facets.kind).toEqual({ home: 1, away: 1, shorts: 1, ball: 1 })
  })
})

describe('what changes in the database', () => {
  it('is in the next response: a sold-out size is no longer a facet value', async () => {
    const before = await list('size=l')
    const home = await idOf('home')
    await opened.db.transaction(async (tx) => {
      await tx.update(variant).set({ stock: 0 }).where(eq(variant.sku, 'home-L'))
      await refreshCatalogEntries(tx, [home])
    })
    const after = await list('size=l')
    expect(before.keys).toContain('home')
    expect(after.keys).toEqual(before.keys.filter((key) => key !== 'home'))
  })

  it('is in the next response: a price, when sorted by price', async () => {
    await list('sort=price-asc')
    const home = await idOf('home')
    await opened.db.transaction(async (tx) => {
      await tx.update(product).set({ price: 1 }).where(eq(product.key, 'home'))
      await refreshCatalogEntries(tx, [home])
    })
    expect((await list('sort=price-asc')).keys[0]).toBe('home')
  })

  it('may be a new brand', async () => {
    await list('')
    const values = { facet: 'brand', key: 'albion', label: sameText('Albion'), position: 9 } as const
    const [team] = await opened.db.insert(facetValue).values(values).returning()
    await opened.db
      .update(catalogEntry)
      .set({ brand: team?.id ?? 0 })
      .where(eq(catalogEntry.productId, await idOf('ball')))
    await refreshCatalogEntries(opened.db, [await idOf('ball')])
    expect((await list('brand=albion')).keys).toEqual(['ball'])
  })
})
