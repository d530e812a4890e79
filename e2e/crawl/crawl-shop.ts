import { readPage } from './read-page'
import { readRobots } from './robots'

/** Maximum number of concurrent requests. */
const PARALLEL = 8

export interface CrawledPage {
  /** Path with query. */
  address: string
  /** The page with the first link to it. */
  referrer: string
  status: number
  /** Target of the redirect; empty for a page. */
  location: string
  title: string
  description: string
  /** Its whole text. */
  text: string
  /** Whether it is indexed, under this very address. */
  isIndexed: boolean
}

/** Images are no pages, and each is rendered on its first request: hundreds of them would take minutes. */
const IMAGE_PATH = '/image/'

/** The address of a link to a page of the shop; null for any other. */
function internalPath(href: string, from: string, origin: string): string | null {
  if (!URL.canParse(href, origin + from)) return null
  const url = new URL(href, origin + from)
  return url.origin === origin && !url.pathname.startsWith(IMAGE_PATH) ? url.pathname + url.search : null
}

/** Follows every link of the raw HTML from the home page on, within the rules of `robots.txt`. */
export async function crawlShop(origin: string): Promise<Map<string, CrawledPage>> {
  const isAllowed = readRobots(await (await fetch(`${origin}/robots.txt`)).text())
  const crawled = new Map<string, CrawledPage>()
  const queue = [{ address: '/', from: '' }]
  const discovered = new Set(['/'])

  async function visit({ address, from: referrer }: { address: string; from: string }) {
    const response = await fetch(origin + address, { redirect: 'manual' })
    const html = await response.text()
    const { links, canonical, isIndexable, title, description, text } = readPage(html)
    const isCanonical = canonical === '' || internalPath(canonical, address, origin) === address
    crawled.set(address, {
      ...{ address, referrer, title, description, text },
      status: response.status,
      location: response.headers.get('location') ?? '',
      isIndexed: response.status === 200 && isIndexable && isCanonical,
    })
    for (const href of links) {
      const next = internalPath(href, address, origin)
      if (next === null || discovered.has(next) || !isAllowed(next)) continue
      discovered.add(next)
      queue.push({ address: next, from: address })
    }
  }

  const inProgress = new Set<Promise<void>>()
  while (queue.length > 0 || inProgress.size > 0) {
    const next = inProgress.size < PARALLEL ? queue.shift() : undefined
    if (!next) {
      await Promise.race(inProgress)
      continue
    }
    const work = visit(next).finally(() => inProgress.delete(work))
    inProgress.add(work)
  }
  return crawled
}
