import { join } from 'node:path'
import { request as playwrightRequest } from '@playwright/test'
import type { ProductDetail, ProductList } from '../../contract/entities/product'
import { applyShop } from '../../tests/harness/example-shop'
import { callsOf, makeUnverified } from '../../tests/harness/browser/customer'
import { blocksOf, checkBlocks } from '../../tests/harness/structured-data/check-blocks'
import { UNLIMITED_REQUESTS } from '../../tests/harness/shop'
import { readSitemap } from '../crawl/read-sitemap'
import { expect, test } from '../fixtures'
import { type NewLine, placeOrderOf } from '../orders'
import { CATEGORIES, makeProducts, SEED, writeShop } from './any-products'
import { FILL_TIMEOUT_MS, openEmptyShop, type ExampleShop } from './open-example-shop'

/** Random valid products must not break any page, list, suggestion, feed, sitemap or mail of the shop. */

const PAGE_STATUS = { active: 200, draft: 404, archived: 410 } as const

/** Maximum number of pages rendered concurrently. */
const PARALLEL = 4

/** Products of one order, each a line of its mail. */
const LINES = 8

let shop: ExampleShop
const products = makeProducts(SEED)
const activeProducts = products.filter(({ status }) => status === 'active')
/** Details from the store API, whose names are trimmed and completed. */
const details = new Map<string, ProductDetail>()

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  test.setTimeout(FILL_TIMEOUT_MS)
  shop = await openEmptyShop(UNLIMITED_REQUESTS, { isLogged: true })
  const path = join(shop.dataDir, 'any')
  await writeShop(path, products)
  await applyShop(shop.processes, { path, name: 'any' }, shop.commandEnv)
})
test.afterAll(() => shop.close())
// Logs the seed: FAST_CHECK_SEED reproduces the products.
test.afterEach(({}, { status, expectedStatus }) => {
  if (status !== expectedStatus) console.log(`The products are those of FAST_CHECK_SEED=${SEED}.`)
})

/** Runs a function for each item, a few at a time, in order. */
async function forEachItem<Item>(items: readonly Item[], run: (item: Item) => Promise<void>) {
  const queue = [...items]
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await run(item)
  }
  await Promise.all(Array.from({ length: PARALLEL }, worker))
}

const get = (path: string) => fetch(shop.url + path, { redirect: 'manual' })

const SCRIPT = /<script(?! type="application\/ld\+json")[^>]*>.*?<\/script>/gs
const DATA_URL = /data:[a-z]+\/[^"')\s]+/g
/** A value that was not formatted. */
const UNFORMATTED_VALUE = /\bundefined\b|\bNaN\b|\[object |Invalid Date/
const FAULTS = new RegExp(`${UNFORMATTED_VALUE.source}|<script>alert|<img src=x|href="javascript:`)

/** The faults of a document; empty if there are none. */
function faultsOf(html: string): string[] {
  const shown = html.replaceAll(SCRIPT, '').replaceAll(DATA_URL, '')
  const found = FAULTS.exec(shown)
  return [
    ...(found ? [shown.slice(Math.max(0, found.index - 80), found.index + 80)] : []),
    // Without a picture a product gets no rich result, and no picture is invented.
    ...checkBlocks(blocksOf(html)).filter((fault) => !/^Product(?:Group)? lacks image$/.test(fault)),
  ]
}

/** Opens a page and expects it to be without faults. @returns its HTML */
async function expectFaultlessPage(path: string, status = 200): Promise<string> {
  const response = await get(path)
  const html = await response.text()
  expect([path, response.status, faultsOf(html)]).toEqual([path, status, []])
  return html
}

/** A call whose data the test reads. */
async function call<Data>(path: string): Promise<Data> {
  const response = await get(path)
  const { code, data } = (await response.json()) as { code: number; data: Data }
  expect([path, response.status, code]).toEqual([path, 200, 0])
  return data
}

test('all that the model allows is among the products', () => {
  const has = (field: string) => products.some((product) => field in product)
  for (const field of ['brand', 'subtitle', 'seo', 'personalization', 'pictures', 'attributes', 'related', 'options'])
    expect([field, has(field)]).toEqual([field, true])
  expect(new Set(products.map(({ status }) => status)).size).toBe(3)
  expect(new Set(products.map(({ key }) => key)).size).toBe(products.length)
})

test('pages of active products return 200, of drafts 404, of archived ones 410', async () => {
  test.setTimeout(120_000)
  await forEachItem(products, async ({ key, status }) => {
    const path = `/product/${key}`
    // While the store API is too busy to report that a product is archived, its page is a 404.
    if (status === 'archived') await expect.poll(async () => (await get(path)).status).toBe(PAGE_STATUS[status])
    const html = await expectFaultlessPage(path, PAGE_STATUS[status])
    if (status !== 'active') return
    const detail = await call<ProductDetail>(`/api/product/${key}`)
    details.set(key, detail)
    const names = blocksOf(html).flatMap((block) => (/^Product/.test(String(block['@type'])) ? [block.name] : []))
    expect([key, names[0]]).toEqual([key, detail.name])
  })
  expect(details.size).toBe(activeProducts.length)
})

test('an address with a choice is there too', async () => {
  await forEachItem(['five-options', 'many-variants'], async (key) => {
    const { variants } = details.get(key) as ProductDetail
    await expectFaultlessPage(`/product/${key}?option=${variants.at(-1)?.optionIds.join('-')}`)
  })
})

test('home, lists and search show them in every order, and cards lead to active ones alone', async () => {
  test.setTimeout(120_000)
  const { facets } = await call<ProductList & { facets: { key: string; values: { key: string }[] }[] }>(
    '/api/product?limit=24&facets=1',
  )
  const filters = facets.flatMap(({ key, values }) =>
    values.slice(0, 2).map((value) => `${key}=${encodeURIComponent(value.key)}`),
  )
  const category = '/category/things'
  const pages = [
    ...['/', '/search', '/llms.txt', ...CATEGORIES.map((key) => `/category/${key}`)],
    ...['price-asc', 'price-desc', 'newest', 'name'].map((sort) => `${category}?sort=${sort}`),
    ...filters.map((filter) => `${category}?${filter}`),
    ...['filter=words:x', 'filter=shade:rouge-vif', 'in-stock=1', 'on-sale=1'].map((q) => `${category}?${q}`),
  ]
  const linked = new Set<string>()
  await forEachItem(pages, async (path) => {
    const html = await expectFaultlessPage(path)
    for (const [, key = ''] of html.matchAll(/href="\/product\/([^"?#]+)/g)) linked.add(key)
  })
  expect(linked.size).toBeGreaterThan(10)
  const keys = new Set(activeProducts.map(({ key }) => key))
  expect([...linked].filter((key) => !keys.has(key))).toEqual([])
})

test('a search for a name, and its suggestions, fail for none', async () => {
  test.setTimeout(120_000)
  await forEachItem([...details.values()], async ({ name }) => {
    const keyword = encodeURIComponent(name.slice(0, 60))
    await call(`/api/search/suggest?keyword=${keyword}`)
    await expectFaultlessPage(`/search?keyword=${keyword}`)
  })
})

test('sitemap and feed are well formed, and name active products alone', async ({ page }) => {
  const sitemap = await readSitemap(shop.url)
  const feed = await (await get('/feed/products.xml')).text()
  const isWellFormed = await page.evaluate(
    (xml) => new DOMParser().parseFromString(xml, 'application/xml').querySelector('parsererror') === null,
    feed,
  )
  expect(isWellFormed).toBe(true)
  expect(feed).not.toMatch(FAULTS)
  for (const { key, status } of products) {
    const address = `${shop.url}/product/${key}`
    expect([key, sitemap.includes(address)]).toEqual([key, status === 'active'])
    if (status !== 'active') expect([key, feed.includes(`${address}<`)]).toEqual([key, false])
  }
  // One with a picture can be offered elsewhere.
  expect(feed).toContain(`${shop.url}/product/${'k'.repeat(128)}<`)
})

/** A line of the first variant that can be bought; null if none can. */
function lineOf({ key, optionGroups, variants, personalization }: ProductDetail): NewLine | null {
  const sellable = variants.find(({ stock, isBackOrder }) => stock > 0 || isBackOrder)
  const [only] = optionGroups
  const option = only?.optionList.find(({ stock }) => stock > 0)
  const optionIds =
    sellable?.optionIds ?? (variants.length === 0 && optionGroups.length < 2 && option ? [option.id] : null)
  if (!optionIds && optionGroups.length > 0) return null
  const filled = (personalization?.fields ?? []).map(({ key, kind }) => [key, kind === 'number' ? '25' : 'For 🍵'])
  return {
    ...{ key, optionIds: optionIds ?? [] },
    ...(filled.length > 0 && { personalization: Object.fromEntries(filled) as Record<string, string> }),
  }
}

test('cart, checkout, order, invoice and mail take them', async () => {
  test.setTimeout(180_000)
  const { email, password } = await makeUnverified(shop.url)
  const request = await playwrightRequest.newContext({ baseURL: shop.url })
  const send = await callsOf(request, shop.url)
  expect((await send('POST', '/api/login', { email, password })).code).toBe(0)
  const lines: { line: NewLine; name: string }[] = []
  for (const detail of details.values()) {
    const line = lineOf(detail)
    if (!line) continue
    // A sold-out product is rejected as such.
    const { code } = await send('POST', '/api/cart', { quantity: 1, custom: null, children: [], ...line })
    expect([detail.key, [0, 4005].includes(code)]).toEqual([detail.key, true])
    if (code === 0) lines.push({ line, name: detail.name })
  }
  expect(lines.length).toBeGreaterThan(8)
  const expectPage = async (path: string) => {
    const response = await request.get(path)
    expect([path, response.status(), faultsOf(await response.text())]).toEqual([path, 200, []])
  }
  await expectPage('/cart')
  await expectPage('/checkout')
  await send('DELETE', '/api/cart/clear')
  for (let from = 0; from < lines.length; from += LINES) {
    const ordered = lines.slice(from, from + LINES)
    const number = await placeOrderOf(
      request,
      shop.url,
      ordered.map(({ line }) => line),
    )
    await expectPage(`/account/orders/${number}`)
    expect((await request.get(`/api/order/${number}/invoice`)).status()).toBe(200)
    const [mail] = (await shop.mailsTo(email)).filter(({ text }) => text.includes(number))
    for (const { name } of ordered) expect(mail?.text).toContain(name)
    expect(mail?.html).not.toMatch(FAULTS)
    expect(mail?.text).not.toMatch(UNFORMATTED_VALUE)
  }
  await request.dispose()
})

test('a browser shows products at the limits of the model', async ({ page }) => {
  for (const key of ['bare', 'five-options', 'many-variants', 'right-to-left', 'personal'])
    await test.step(`a browser shows ${key} without an error`, async () => {
      await page.goto(`${shop.url}/product/${key}`)
      await page.waitForLoadState('networkidle')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText((details.get(key) as ProductDetail).name)
    })
})

test('no program of the shop wrote an error', () => {
  const errors = shop
    .readLog()
    .split('\n')
    .filter((line) => /"level":"?(?:50|60|error|fatal)|⨯|^\s*(?:\w*Error\b|at )/.test(line))
  expect(errors).toEqual([])
})
