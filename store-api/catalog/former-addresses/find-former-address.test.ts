/** @jest-environment node */
import { CALLS } from '../../../contract/calls'
import { formerName } from '../../db/schema'
import { openTestShop, testClient } from '../../testing/test-shop'
import { readRows } from '../../search/read-rows'
import { sql } from 'drizzle-orm'
import { setProduct } from '../operations/set-product'
import { removeRedirect, setRedirects } from '../operations/set-redirects'
import { rename } from '../redirects'
import { withdrawProduct } from '../withdraw'

let opened: Awaited<ReturnType<typeof openTestShop>>
beforeAll(async () => {
  opened = await openTestShop()
  const [home] = await readRows<{ id: number }>(opened.db, sql`select id from product where key = 'home'`)
  const [size] = await readRows<{ id: number }>(opened.db, sql`select id from variant where sku = 'home-M'`)
  await opened.db.insert(formerName).values([
    { kind: 'product', name: 'id:12', thingId: home?.id ?? 0 },
    { kind: 'product', name: 'домашняя', thingId: home?.id ?? 0 },
    { kind: 'variant', name: 'id:4711', thingId: size?.id ?? 0 },
  ])
})
afterAll(() => opened.close())

const set = async (...redirects: [from: string, to: string][]) =>
  setRedirects(
    opened.shop,
    redirects.map(([from, to]) => ({ from, to })),
    { actor: 'owner', hosts: [] },
  )

/** Where an address leads; 404 for nowhere. */
async function find(address: string) {
  const path = `${CALLS.getFormerAddress.path}?address=${encodeURIComponent(address)}`
  const { code, data } = await testClient(opened.app)('GET', path)
  if (code !== 0) return code
  return CALLS.getFormerAddress.response.validateSync(data, { strict: true }).to
}

describe('an address of another shop system', () => {
  it.each([
    // Shopify
    ['/products/home', '/product/home'],
    ['/products/HOME/', '/product/home'],
    ['/products/home?variant=4711', '/product/home?variant=home-M'],
    ['/products/home?variant=9', '/product/home'],
    ['/products/away?variant=4711', '/product/away'],
    ['/en-gb/products/home', '/product/home'],
    ['/collections/rovers', '/category/rovers'],
    ['/collections/rovers/red', '/category/rovers'],
    ['/collections/none/products/home', '/product/home'],
    ['/collections/rovers/products/none', 404],
    ['/collections/all', '/product'],
    ['/collections', '/category'],
    ['/products', '/product'],
    ['/account/login', '/login'],
    ['/products/home/x', 404],
    // WooCommerce
    ['/product/home/', '/product/home'],
    ['/Product/Home', '/product/home'],
    ['/shop/', '/product'],
    ['/shop/page/3/', '/product'],
    ['/shop/shirts/home/', '/product/home'],
    ['/product-category/clubs/rovers/', '/category/rovers'],
    ['/product-category/clubs/rovers/page/2/', '/category/rovers'],
    ['/my-account/', '/account'],
    // PrestaShop
    ['/12-anything.html', '/product/home'],
    ['/shirts/12-34-anything.html', '/product/home'],
    ['/en/99-away.html', '/product/away'],
    ['/7-rovers', '/category/rovers'],
    // Magento
    ['/home.html', '/product/home'],
    ['/clubs/rovers/home.html', '/product/home'],
    ['/clubs/rovers.html', '/category/rovers'],
    ['/none.html', 404],
    // Medusa
    ['/gb/products/home', '/product/home'],
    ['/gb/categories/rovers', '/category/rovers'],
    // As the import stores it
    ['/products/%D0%94%D0%BE%D0%BC%D0%B0%D1%88%D0%BD%D1%8F%D1%8F', '/product/home'],
    ['/nowhere', 404],
    ['/blogs/news', 404],
    ['/%zz', 404],
    ['/a%2fb', 404],
  ])('%s leads to %s', async (address, to) => expect(await find(address)).toBe(to))

  it('leads to a content page of that key', async () => {
    const pages = (await testClient(opened.app)('GET', '/api/page')).data as { key: string }[]
    const key = pages[0]?.key ?? ''
    for (const address of [`/pages/${key}`, `/policies/${key}`, `/blogs/news/${key}`, `/content/4-${key}`])
      expect([address, await find(address)]).toEqual([address, `/page/${key}`])
  })
})

describe('an address of what is sold no more', () => {
  const put = async (input: { key: string; [field: string]: unknown }) => {
    const result = await setProduct(opened.shop, { name: input.key, price: 9, ...input }, { actor: 'owner' })
    expect(result.outcome).not.toBe('same')
  }
  const insteadOf = async (address: string) => {
    const path = `${CALLS.getFormerAddress.path}?address=${encodeURIComponent(address)}`
    const { data } = await testClient(opened.app)('GET', path)
    const { to, instead } = CALLS.getFormerAddress.response.validateSync(data, { strict: true })
    return [to, instead]
  }

  it.each([
    ['/products/pot?variant=1', 'Shopify'],
    ['/shop/pots/pot/', 'WooCommerce'],
    ['/55-old-pot.html', 'PrestaShop, by its number'],
    ['/pot.html', 'Magento'],
    ['/redirected-pot', 'a redirect of the shop'],
  ])('%s offers the category, then the product that replaces it (%s)', async (address) => {
    await setProduct(
      opened.shop,
      { key: 'pot', name: 'Pot', price: 9, categories: ['rovers'], status: 'active' },
      { actor: 'owner' },
    )
    const [pot] = await readRows<{ id: number }>(opened.db, sql`select id from product where key = 'pot'`)
    await opened.db
      .insert(formerName)
      .values({ kind: 'product', name: 'id:55', thingId: pot?.id ?? 0 })
      .onConflictDoNothing()
    await set(['/redirected-pot', '/product/pot'])
    expect(await insteadOf(address)).toEqual([expect.stringMatching(/^\/product\/pot/), undefined])
    await put({ key: 'pot', status: 'archived' })
    expect(await insteadOf(address)).toEqual([null, '/category/rovers'])
    await put({ key: 'kettle', related: { replaces: ['pot'] } })
    expect(await insteadOf(address)).toEqual([null, '/product/kettle'])
    await put({ key: 'kettle', related: { replaces: [] } })
  })

  it('offers nothing for a product without category and replacement', async () => {
    await put({ key: 'lid', status: 'archived' })
    expect(await insteadOf('/products/lid')).toEqual([null, undefined])
  })
})

describe('a redirect of the shop', () => {
  it('precedes the form of an address, and keeps what its new address says', async () => {
    await set(['/products/home', '/product/away?variant=away-L#reviews'])
    expect(await find('/products/HOME/?utm_source=x')).toBe('/product/away?variant=away-L#reviews')
    expect(await removeRedirect(opened.shop, '/Products/Home', { actor: 'owner' })).toBe(true)
    expect(await removeRedirect(opened.shop, '/Products/Home', { actor: 'owner' })).toBe(false)
    expect(await find('/products/home')).toBe('/product/home')
  })

  it('asks for the parameters that it names, in any order, and the one with the most wins', async () => {
    await set(
      ['/index.php', '/product'],
      ['/index.php?id=1', '/product/home'],
      ['/index.php?lang=de&id=1', '/product/away'],
    )
    expect(await find('/index.php?id=2&x=1')).toBe('/product')
    expect(await find('/index.php?x=1&id=1')).toBe('/product/home')
    expect(await find('/index.php?id=1&lang=de')).toBe('/product/away')
    expect(await find('/index.php?id=1&lang=de&b=1&c=1&d=1&e=1&f=1&g=1&h=1')).toBe('/product')
  })

  it('to an address of the former shop leads where that leads', async () => {
    await set(['/old-home', '/products/home'])
    expect(await find('/old-home')).toBe('/product/home')
  })

  it('follows what it leads to: renamed, one step; taken away, gone; never there, nowhere', async () => {
    await set(
      ['/leads-to-shorts', '/product/shorts'],
      ['/leads-to-ball', '/product/ball'],
      ['/leads-nowhere', '/product/never'],
    )
    await rename(opened.shop, { kind: 'product', from: 'shorts', to: 'short-trousers' })
    await withdrawProduct(opened.shop, 'ball')
    expect(await find('/leads-to-shorts')).toBe('/product/short-trousers')
    expect(await find('/leads-to-ball')).toBeNull()
    expect(await find('/products/ball')).toBeNull()
    expect(await find('/leads-nowhere')).toBe(404)
    await set(['/product/ball', '/product/home'])
    expect(await find('/product/ball')).toBe('/product/home')
    expect(await find('/leads-to-ball')).toBeNull()
  })

  it('is recorded, and written twice changes nothing', async () => {
    expect(await set(['/recorded', '/product/home'])).toEqual([
      { from: '/recorded', to: '/product/home', outcome: 'created', problem: '' },
    ])
    expect((await set(['/recorded/', '/product/home']))[0]?.outcome).toBe('same')
    expect((await set(['/recorded', '/product/away']))[0]?.outcome).toBe('changed')
    const rows = await readRows(
      opened.db,
      sql`select actor, before, after from audit_log where kind = 'redirect' and key = '/recorded' order by id`,
    )
    expect(rows).toEqual([
      { actor: 'owner', before: null, after: { to: '/product/home' } },
      { actor: 'owner', before: { to: '/product/home' }, after: { to: '/product/away' } },
    ])
  })

  it('is not written in a dry run', async () => {
    const options = { actor: 'owner', hosts: [], isDryRun: true }
    expect((await setRedirects(opened.shop, [{ from: '/dry', to: '/product/home' }], options))[0]?.outcome).toBe(
      'created',
    )
    expect(await find('/dry')).toBe(404)
  })
})
