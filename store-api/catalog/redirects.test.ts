/** @jest-environment node */
import { eq } from 'drizzle-orm'
import { CALLS } from '../../contract/calls'
import type { CategoryNode } from '../../contract/entities/category'
import { category, productCategory, variant } from '../db/schema'
import { openTestShop, testClient } from '../testing/test-shop'
import { setCategory } from './operations/set-category'
import { setProduct } from './operations/set-product'
import { rename } from './redirects'
import { withdrawCategory, withdrawPage, withdrawProduct } from './withdraw'

let opened: Awaited<ReturnType<typeof openTestShop>>
beforeAll(async () => (opened = await openTestShop()))
afterAll(() => opened.close())

const ask = (path: string) => testClient(opened.app)('GET', path)
const codeOf = async (path: string) => (await ask(path)).code
const former = async (kind: string, key: string) => {
  const { code, data } = await ask(`/api/former/${kind}/${key}`)
  if (code === 0) CALLS.getFormerKey.response.validateSync(data, { strict: true })
  return code === 0 ? data : code
}
const renameProduct = (from: string, to: string) => rename(opened.shop, { kind: 'product', from, to })
const keysOf = async (path: string) => (await listed(path)).map(({ key }) => key)
const listed = async (path = '/api/product') => ((await ask(path)).data as { list: { key: string }[] }).list

describe('a renamed product', () => {
  it('is found by its new key with all its data, and its old key redirects there', async () => {
    expect(await renameProduct('home', 'home-shirt')).toBe('renamed')
    expect(await former('product', 'home')).toEqual({ key: 'home-shirt' })
    expect(await codeOf('/api/product/home')).toBe(404)
    const { data } = await ask('/api/product/home-shirt')
    expect(data).toMatchObject({ breadcrumb: [{}, {}, {}], optionGroups: [{ optionList: [{}, {}, {}] }] })
    expect((await listed())[0]?.key).toBe('home-shirt')
    await renameProduct('home-shirt', 'home')
  })

  it('that was renamed before is one redirect away from each of its old keys', async () => {
    await renameProduct('home', 'second')
    await renameProduct('second', 'third')
    expect(await former('product', 'home')).toEqual({ key: 'third' })
    expect(await former('product', 'second')).toEqual({ key: 'third' })
    await renameProduct('third', 'home')
  })

  it('may get its old key back, which then redirects no more', async () => {
    await renameProduct('home', 'second')
    await renameProduct('second', 'home')
    expect(await former('product', 'home')).toBe(404)
    expect(await former('product', 'second')).toEqual({ key: 'home' })
  })

  it('cannot get the key of another, and an unknown one cannot be renamed', async () => {
    expect(await renameProduct('home', 'away')).toBe('taken')
    expect(await renameProduct('nothing', 'something')).toBe('unknown')
  })
})

describe('a category', () => {
  it('keeps its products and subcategories under a new key', async () => {
    await rename(opened.shop, { kind: 'category', from: 'rovers', to: 'the-rovers' })
    expect(await former('category', 'rovers')).toEqual({ key: 'the-rovers' })
    expect(await keysOf('/api/product?category=the-rovers')).toEqual(['home', 'away', 'shorts'])
    const [clubs] = (await ask('/api/category')).data as CategoryNode[]
    expect(clubs?.children[0]?.children[0]?.key).toBe('rovers-shirts')
    await rename(opened.shop, { kind: 'category', from: 'the-rovers', to: 'rovers' })
  })

  it('moves its products to its parent, each once and with a unique position', async () => {
    expect(await withdrawCategory(opened.shop, 'rovers-shirts')).toBe('withdrawn')
    expect(await former('category', 'rovers-shirts')).toEqual({ key: null })
    expect(await codeOf('/api/product?category=rovers-shirts')).toBe(404)
    expect((await listed('/api/product?category=rovers')).length).toBe(3)
    const rows = await opened.db.select().from(productCategory).where(eq(productCategory.productKey, 'away'))
    expect(rows.map(({ categoryKey, position }) => [categoryKey, position])).toEqual(
      expect.arrayContaining([
        ['rovers', 0],
        ['sale', 1],
      ]),
    )
    const { breadcrumb } = (await ask('/api/product/away')).data as { breadcrumb: { key: string }[] }
    expect(breadcrumb.map(({ key }) => key)).toEqual(['clubs', 'rovers'])
  })

  it.each([
    ['clubs', 'has children'],
    ['nothing', 'unknown'],
  ])('%s stays: it %s', async (key, outcome) => {
    expect(await withdrawCategory(opened.shop, key)).toBe(outcome)
  })

  it('at the top stays while it holds products', async () => {
    await setCategory(opened.shop, { key: 'outlet', name: 'Outlet' }, { actor: 'test' })
    await setProduct(opened.shop, { key: 'cone', name: 'Cone', price: 2, categories: ['outlet'] }, { actor: 'test' })
    expect(await withdrawCategory(opened.shop, 'outlet')).toBe('holds products')
  })
})

describe('a withdrawn product', () => {
  it('is gone from its page, the listings, the search and the suggestions, and known to have been', async () => {
    expect(await withdrawProduct(opened.shop, 'shorts')).toBe(true)
    expect(await former('product', 'shorts')).toEqual({ key: null, instead: '/category/rovers' })
    for (const path of ['/api/product/shorts', '/api/product/shorts/review', '/api/product/shorts/question'])
      expect(await codeOf(path)).toBe(404)
    expect(await keysOf('/api/product')).not.toContain('shorts')
    expect(await keysOf('/api/search?keyword=shorts')).not.toContain('shorts')
    expect(await keysOf('/api/product?category=rovers')).not.toContain('shorts')
    const { related } = (await ask('/api/product/home')).data as { related: { key: string }[] }
    expect(related.map(({ key }) => key)).not.toContain('shorts')
  })

  it('names its replacement, over others that are archived too, else its category', async () => {
    const { db } = opened.shop
    const add = (key: string, status: 'active' | 'draft' | 'archived', replaces: string[], categories = ['sale']) =>
      setProduct(
        opened.shop,
        { key, name: key, price: 1, stock: 1, status, categories, related: { replaces } },
        { actor: 'owner' },
      )
    await add('mug-1', 'archived', [], ['rovers', 'clubs'])
    expect(await former('product', 'mug-1')).toEqual({ key: null, instead: '/category/rovers' })
    await add('mug-2', 'archived', ['mug-1'])
    expect(await former('product', 'mug-1')).toEqual({ key: null, instead: '/category/rovers' })
    await add('mug-3', 'draft', ['mug-2'])
    expect(await former('product', 'mug-1')).toEqual({ key: null, instead: '/category/rovers' })
    await add('mug-3', 'active', ['mug-2'])
    expect(await former('product', 'mug-1')).toEqual({ key: null, instead: '/product/mug-3' })
    expect(await former('product', 'mug-2')).toEqual({ key: null, instead: '/product/mug-3' })
    // Two that replace each other have no target.
    await add('mug-3', 'archived', ['mug-2'], [])
    await setProduct(opened.shop, { key: 'mug-2', related: { replaces: ['mug-1', 'mug-3'] } }, { actor: 'owner' })
    expect(await former('product', 'mug-3')).toEqual({ key: null })
    await db.update(category).set({ isHidden: true }).where(eq(category.key, 'rovers'))
    expect(await former('product', 'mug-1')).toEqual({ key: null, instead: '/category/clubs' })
    await db.update(category).set({ isHidden: false }).where(eq(category.key, 'rovers'))
  })

  it('is reported as withdrawn for its former keys too, and is withdrawn only once', async () => {
    await renameProduct('ball', 'ball-5')
    await withdrawProduct(opened.shop, 'ball-5')
    expect(await former('product', 'ball')).toEqual({ key: null, instead: '/category/clubs' })
    expect(await withdrawProduct(opened.shop, 'ball-5')).toBe(false)
    expect(await renameProduct('ball-5', 'third')).toBe('unknown')
  })

  it('cannot be put into a cart, and is out of stock where it lies in one, whatever comes back to it', async () => {
    const { optionGroups } = (await ask('/api/product/away')).data as {
      optionGroups: { optionList: { id: number }[] }[]
    }
    const send = testClient(opened.app)
    const body = { key: 'away', optionIds: [optionGroups[0]?.optionList[0]?.id], quantity: 1 }
    await send('POST', '/api/cart', { body })
    await withdrawProduct(opened.shop, 'away')
    await opened.db.update(variant).set({ stock: 5 }).where(eq(variant.productKey, 'away'))
    expect((await send('GET', '/api/cart')).data).toMatchObject({ carts: [{ stock: 0 }] })
    expect((await send('POST', '/api/cart', { body })).code).toBe(400)
  })
})

describe('a content page', () => {
  it('is found by its new key, and gone by every one of them once it is withdrawn', async () => {
    const pages = (await ask('/api/page')).data as { key: string }[]
    const from = pages[0]?.key ?? ''
    expect(await rename(opened.shop, { kind: 'page', from, to: 'another' })).toBe('renamed')
    expect(await former('page', from)).toEqual({ key: 'another' })
    expect(await codeOf('/api/page/another')).toBe(0)
    expect(await withdrawPage(opened.shop, 'another')).toBe(true)
    expect(await former('page', from)).toEqual({ key: null })
    expect(await former('page', 'another')).toEqual({ key: null })
    expect(await withdrawPage(opened.shop, 'another')).toBe(false)
  })
})

it.each(['/api/former/product/home', '/api/former/page/never-was', '/api/former/customer/ada'])(
  'nothing became of %s',
  async (path) => expect(await codeOf(path)).toBe(404),
)
