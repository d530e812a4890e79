import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkBlocks, blocksOf } from '../../tests/harness/structured-data/check-blocks'
import { crawlShop } from '../crawl/crawl-shop'
import { readSitemap } from '../crawl/read-sitemap'
import { expect, test } from '../fixtures'
import type { ExampleShop } from './open-example-shop'

interface TestPages {
  listing: string
  product: string
  /**
   * A category no test has opened, and keys of two products in it: one is archived, the other becomes a draft. A page that
   * was requested before counts as existing for a minute.
   */
  category: string
  archived: string
  draft: string
}

/** Words of the demo's trade, and its name. */
const DEMO_WORDS = /\b(?:shirts?|jerseys?|football|clubs?|kits?|touchline|scarf|scarves)\b/i

/** Every link of a shop leads to a page, and no page has a word of the demo. */
async function expectLinks({ url }: ExampleShop) {
  const crawled = await crawlShop(url)
  const broken = [...crawled.values()].filter(({ status }) => status !== 200)
  expect(broken.map(({ status, address, referrer }) => `${status} ${address} from ${referrer}`)).toEqual([])
  const { origin } = new URL(url)
  expect((await readSitemap(origin)).filter((address) => !crawled.has(address.slice(origin.length)))).toEqual([])
  const words = [...crawled.values()].flatMap(({ address, title, description, text }) => {
    const found = DEMO_WORDS.exec(`${title} ${description} ${text}`)
    return found ? [`${address}: ${found[0]}`] : []
  })
  expect(words).toEqual([])
  for (const path of ['/feed/products.xml', '/llms.txt', '/sitemap.xml'])
    expect(await (await fetch(url + path)).text(), path).not.toMatch(DEMO_WORDS)
}

/** Tests that hold for the pages of any shop. */
export function describeWholeShop(shop: () => ExampleShop, testPages: () => TestPages) {
  test('an archived product returns 410, a draft 404, and no page lists either', async ({ request }) => {
    test.setTimeout(120_000)
    const { category, archived, draft } = testPages()
    const { url, dataDir, command } = shop()
    const statusOf = async (key: string) => (await request.get(`${url}/product/${key}`)).status()
    const suggested = async (key: string) => {
      const words = key.replaceAll('-', ' ')
      return (await request.get(`${url}/api/search/suggest?keyword=${encodeURIComponent(words)}`)).text()
    }
    for (const key of [archived, draft]) expect(await suggested(key)).toContain(`"${key}"`)
    const successor = `next-${archived}`
    const changed = join(dataDir, 'changed.json')
    const next = { key: successor, name: 'The next one', price: 5, stock: 1, related: { replaces: [archived] } }
    writeFileSync(changed, JSON.stringify([next, { key: draft, status: 'draft' }]))
    await command('product', 'set', '--from', changed)
    await command('product', 'archive', archived)
    expect(await statusOf(archived)).toBe(410)
    const archivedPage = await (await request.get(`${url}/product/${archived}`)).text()
    expect(archivedPage).toContain(`href="/product/${successor}"`)
    expect(archivedPage).toContain('The next one')
    await command('product', 'archive', successor)
    expect(await statusOf(draft)).toBe(404)
    expect(await statusOf('never-was')).toBe(404)
    const sitemap = await readSitemap(url)
    const feed = await (await request.get(`${url}/feed/products.xml`)).text()
    const listed = await (await request.get(url + category)).text()
    for (const key of [archived, draft]) {
      expect(sitemap).not.toContain(`${url}/product/${key}`)
      const address = new RegExp(`/product/${key}(?![\\w-])`)
      expect(address.test(feed), key).toBe(false)
      expect(address.test(listed), key).toBe(false)
      expect(await suggested(key)).not.toContain(`"${key}"`)
    }
  })

  test('axe finds nothing on home, listing, product and cart', async ({ page, expectAccessible }) => {
    test.setTimeout(120_000)
    const { listing, product } = testPages()
    for (const path of ['/', listing, product, '/cart']) {
      await page.goto(shop().url + path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
      await expectAccessible(page)
    }
  })

  test('links, words and structured data are right on every page', async ({ request }) => {
    test.setTimeout(240_000)
    await test.step('every link leads somewhere, and no page has a word of the demo', () => expectLinks(shop()))
    await test.step('structured data uses the vocabulary of schema.org, without invented ages', async () => {
      const { listing, product } = testPages()
      for (const path of ['/', listing, product]) {
        const html = await (await request.get(shop().url + path)).text()
        expect(checkBlocks(blocksOf(html)), path).toEqual([])
        expect(html, path).not.toMatch(/suggestedAge|suggestedGender|audience|age_group/)
      }
      const feed = await (await request.get(`${shop().url}/feed/products.xml`)).text()
      expect(feed.split('<item>').length).toBeGreaterThan(60)
      expect(feed).not.toMatch(/g:(?:age_group|gender|size)>/)
    })
  })
}
