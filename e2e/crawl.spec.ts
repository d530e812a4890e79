import { expect, test } from '@playwright/test'
import { crawlShop, type Reached } from './crawl/crawl-shop'
import { readSitemap } from './crawl/read-sitemap'

test.describe.configure({ mode: 'serial' })

let reached: Map<string, Reached>
let sitemap: string[]

/** Every page is rendered for the first time, which is slow on a busy machine. */
const TIMEOUT_SECONDS = 300

/** A further page of a list is reached from its first one, and is not in the sitemap. */
const isFurther = ({ address }: Reached) => /[?&]page=\d+$/.test(address)

const all = () => [...reached.values()]
const indexed = () => all().filter(({ isIndexed }) => isIndexed)

/** Texts of more than one page, with their pages. */
function saidTwice(textOf: (page: Reached) => string): string[] {
  const pages = new Map<string, string[]>()
  for (const page of indexed()) pages.set(textOf(page), [...(pages.get(textOf(page)) ?? []), page.address])
  return [...pages].filter(([, addresses]) => addresses.length > 1).map(([text, at]) => `${text}: ${at.join(' ')}`)
}

test('every link of the shop is followed', async ({ baseURL }) => {
  test.setTimeout(TIMEOUT_SECONDS * 1000)
  const origin = new URL(baseURL ?? '').origin
  sitemap = await readSitemap(origin)
  reached = await crawlShop(origin)
  expect(reached.size).toBeGreaterThan(sitemap.length)
})

test('no link is broken, and none leads to an address that leads on', () => {
  const broken = all().filter(({ status }) => status !== 200)
  expect(broken.map(({ status, address, from, location }) => `${status} ${address} ${location} from ${from}`)).toEqual(
    [],
  )
})

test('no page is an orphan: whatever is in the sitemap is reached by links from the home page', ({ baseURL }) => {
  const { origin } = new URL(baseURL ?? '')
  expect(sitemap.length).toBe(new Set(sitemap).size)
  expect(sitemap.filter((address) => !reached.has(address.slice(origin.length)))).toEqual([])
})

test('whatever is in the sitemap is for the index, and whatever is for the index is in the sitemap', ({ baseURL }) => {
  const { origin } = new URL(baseURL ?? '')
  const own = indexed().filter((page) => !isFurther(page))
  expect(own.map(({ address }) => origin + address).sort()).toEqual([...sitemap].sort())
})

test('no two pages of the index have one title, or one description', () => {
  expect.soft(saidTwice(({ title }) => title)).toEqual([])
  expect.soft(saidTwice(({ description }) => description)).toEqual([])
})
