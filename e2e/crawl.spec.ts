import { expect, test } from '@playwright/test'
import { crawlShop, type CrawledPage } from './crawl/crawl-shop'
import { readSitemap } from './crawl/read-sitemap'

test.describe.configure({ mode: 'serial' })

let crawled: Map<string, CrawledPage>
let sitemap: string[]

/** Every page is rendered for the first time, which is slow on a busy machine. */
const TIMEOUT_SECONDS = 300

/** Later pages of a list are linked from its first page, and are not in the sitemap. */
const isLaterPage = ({ address }: CrawledPage) => /[?&]page=\d+$/.test(address)

const all = () => [...crawled.values()]
const indexed = () => all().filter(({ isIndexed }) => isIndexed)

/** Texts that more than one page has, with the addresses of these pages. */
function findDuplicates(textOf: (page: CrawledPage) => string): string[] {
  const pages = new Map<string, string[]>()
  for (const page of indexed()) pages.set(textOf(page), [...(pages.get(textOf(page)) ?? []), page.address])
  return [...pages].filter(([, addresses]) => addresses.length > 1).map(([text, at]) => `${text}: ${at.join(' ')}`)
}

test('every link of the shop is followed', async ({ baseURL }) => {
  test.setTimeout(TIMEOUT_SECONDS * 1000)
  const origin = new URL(baseURL ?? '').origin
  sitemap = await readSitemap(origin)
  crawled = await crawlShop(origin)
  expect(crawled.size).toBeGreaterThan(sitemap.length)
})

test('no link is broken or leads to a redirect', () => {
  const broken = all().filter(({ status }) => status !== 200)
  expect(
    broken.map(({ status, address, referrer, location }) => `${status} ${address} ${location} from ${referrer}`),
  ).toEqual([])
})

test('no page is an orphan: every address of the sitemap is linked from the home page or its pages', ({ baseURL }) => {
  const { origin } = new URL(baseURL ?? '')
  expect(sitemap.length).toBe(new Set(sitemap).size)
  expect(sitemap.filter((address) => !crawled.has(address.slice(origin.length)))).toEqual([])
})

test('the sitemap contains exactly the indexable pages', ({ baseURL }) => {
  const { origin } = new URL(baseURL ?? '')
  const firstPages = indexed().filter((page) => !isLaterPage(page))
  expect(firstPages.map(({ address }) => origin + address).sort()).toEqual([...sitemap].sort())
})

test('no two pages of the index have one title, or one description', () => {
  expect.soft(findDuplicates(({ title }) => title)).toEqual([])
  expect.soft(findDuplicates(({ description }) => description)).toEqual([])
})
