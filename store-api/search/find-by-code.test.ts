/** @jest-environment node */
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import type { SearchResult, Suggestions } from '../../contract/entities/search'
import { setProduct } from '../catalog/operations/set-product'
import { variant } from '../db/schema'
import { openTestShop, testClient } from '../testing/test-shop'
import { codeOf, findByCode, mergeCodeMatches } from './find-by-code'

let opened: Awaited<ReturnType<typeof openTestShop>>
let ask: (path: string) => Promise<unknown>

const OWNER = { actor: 'owner' }
const weights = Array.from({ length: 90 }, (_, n) => `${n + 1} g`)

beforeAll(async () => {
  opened = await openTestShop()
  const send = testClient(opened.app)
  ask = async (path) => (await send('GET', path)).data
  const tea = (key: string, fields: object) => setProduct(opened.shop, { key, categories: ['clubs'], ...fields }, OWNER)
  await tea('assam', {
    name: 'Assam',
    options: [{ name: 'Weight', values: ['50 g', '100 g'] }],
    variants: [
      { options: ['50 g'], price: 8, stock: 5, sku: 'TEA-001/50' },
      { options: ['100 g'], price: 14, stock: 5, sku: 'TEA-001/100', gtin: '0012345678905' },
    ],
  })
  await tea('sencha', { name: 'Sencha', price: 9, stock: 3, sku: 'TEA-002' })
  await tea('pot', { name: 'Pot for TEA 002 and others', price: 30, stock: 3, sku: 'POT-RED' })
  await tea('old', { name: 'Old', price: 9, stock: 3, sku: 'OLD-777', status: 'archived' })
  await tea('many', {
    ...{ name: 'Many', price: 5, options: [{ name: 'Weight', values: weights }] },
    variants: weights.map((weight, n) => ({ options: [weight], stock: 1, sku: `MANY-${1000 + n}` })),
  })
}, 60_000)
afterAll(() => opened.close())

const found = async (keyword: string) => {
  const { list, corrected } = (await ask(`/api/search?${new URLSearchParams({ keyword })}`)) as SearchResult
  return { keys: list.map(({ key }) => key), corrected }
}
const keysOf = async (keyword: string) => (await found(keyword)).keys
const suggested = async (keyword: string) => {
  const { products } = (await ask(`/api/search/suggest?${new URLSearchParams({ keyword })}`)) as Suggestions
  return products.map(({ key }) => key)
}

describe('a search finds by SKU and GTIN', () => {
  it.each([
    ['TEA-001/100', 'assam'],
    ['tea001100', 'assam'],
    ['tea 001 100', 'assam'],
    ['TEA‑001', 'assam'],
    ['TEA-0', 'assam'],
    ['0012345678905', 'assam'],
    ['012345678905', 'assam'],
    ['0-01234-567890-5', 'assam'],
    ['123456', 'assam'],
    ['TEA-002', 'sencha'],
    ['POT-RED', 'pot'],
    ['potr', 'pot'],
    ['MANY-1089', 'many'],
  ])('%s: %s stands first, in search and suggestions', async (keyword, key) => {
    expect((await found(keyword)).keys[0]).toBe(key)
    expect((await found(keyword)).corrected).toBeNull()
    expect((await suggested(keyword))[0]).toBe(key)
  })

  it('what has the code before what mentions it', async () => {
    expect(await keysOf('TEA-002')).toEqual(['sencha', 'pot'])
  })

  it('each product once, however many variants begin so', async () => {
    expect(await keysOf('MANY-1')).toEqual(['many'])
  })

  it('of fewer than four letters and digits only the whole code', async () => {
    expect(await keysOf('123')).toEqual([])
    await opened.db.update(variant).set({ sku: 'X7' }).where(eq(variant.sku, 'POT-RED'))
    expect(await keysOf('x-7')).toContain('pot')
    await opened.db.update(variant).set({ sku: 'POT-RED' }).where(eq(variant.sku, 'X7'))
  })

  it('nothing that is not sold', async () => {
    expect(await keysOf('OLD-777')).toEqual([])
    expect(await suggested('OLD-777')).toEqual([])
  })

  it('no variant that left its product and stays in orders alone', async () => {
    const last = eq(variant.sku, 'MANY-1000')
    await opened.db.update(variant).set({ stockPolicy: 'archived' }).where(last)
    expect((await findByCode(opened.db, 'MANY-1000')).strong).toEqual([])
    await opened.db.update(variant).set({ stockPolicy: 'deny' }).where(last)
    expect((await findByCode(opened.db, 'MANY-1000')).strong).toHaveLength(1)
  })

  it('at once after a write, and no former code', async () => {
    expect(await keysOf('NEW-4711')).toEqual([])
    await setProduct(opened.shop, { key: 'sencha', sku: 'NEW-4711', gtin: '4006381333931' }, OWNER)
    expect(await keysOf('NEW-4711')).toEqual(['sencha'])
    expect(await keysOf('4006381333931')).toEqual(['sencha'])
    expect(await keysOf('TEA-002')).toEqual(['pot'])
    await setProduct(opened.shop, { key: 'sencha', sku: 'TEA-002', gtin: '4006381333931' }, OWNER)
    expect(await keysOf('NEW-4711')).toEqual([])
  })

  it('by the index, not by reading all variants', async () => {
    const plan = await opened.db.transaction(async (tx) => {
      const seen: string[] = []
      await tx.execute(sql`set local enable_seqscan = off`)
      const explained = await tx.execute(
        sql`explain select from variant where lower(regexp_replace(sku, '[[:space:]!-/:-@[-\`{-~‐-―]+', '', 'g') collate "C") like 'tea0%'`,
      )
      for (const row of (explained as unknown as { rows: Record<string, string>[] }).rows)
        seen.push(Object.values(row).join())
      return seen.join('\n')
    })
    expect(plan).toContain('variant_sku_code')
    expect(plan).toContain('Index Cond')
  })
})

describe('a code', () => {
  it('is compared without blanks, hyphens and case', () => {
    for (const written of ['TEA-001/b', 'tea 001 B', 'Tea_001.b', ' t e a 0 0 1 b '])
      expect(codeOf(written)).toBe('tea001b')
  })

  it('the database brings SKUs into the same form, of whatever characters they are', async () => {
    const skus = fc.array(fc.constantFrom(...'aZ09-_/ .%\\[]`{~^ÄßЖ茶‑'), { maxLength: 20 }).map((all) => all.join(''))
    await fc.assert(
      fc.asyncProperty(skus, async (sku) => {
        const rows = await opened.db.transaction(async (tx) => {
          await tx.execute(sql`update variant set sku = ${`${sku}Q42Q`} where sku in ('POT-RED', 'Q42')`)
          const matches = await findByCode(tx, `${sku}Q42Q`)
          await tx.execute(sql`update variant set sku = 'POT-RED' where sku = ${`${sku}Q42Q`}`)
          return matches
        })
        expect(rows.strong).toHaveLength(1)
      }),
      { numRuns: 60 },
    )
  })

  it('ranks strong matches first and weak ones last, and ignores corrections', () => {
    const byWords = { fits: [{ id: 1, fit: 2000 }], isMore: false }
    const ids = (codes: Parameters<typeof mergeCodeMatches>[1], isCorrected: boolean) =>
      mergeCodeMatches(byWords, codes, isCorrected)
        .fits.toSorted((a, b) => b.fit - a.fit)
        .map(({ id }) => id)
    expect(ids({ strong: [3, 1], weak: [] }, false)).toEqual([3, 1])
    expect(ids({ strong: [3], weak: [] }, false)).toEqual([3, 1])
    expect(ids({ strong: [], weak: [3, 1] }, false)).toEqual([1, 3])
    expect(ids({ strong: [], weak: [3] }, true)).toEqual([3])
    expect(mergeCodeMatches(byWords, { strong: [], weak: [] }, true)).toBe(byWords)
  })
})
