import { readPage } from './read-page'
import { readRobots } from './robots'

/** Maximum number of concurrent requests. */
const PARALLEL = 8

export interface Reached {
  /** Path with query. */
  address: string
  /** The page with the first link to it. */
  from: string
  status: number
  /** Where it leads on to; empty for a page. */
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
function inside(href: string, from: string, origin: string): string | null {
  if (!URL.canParse(href, origin + from)) return null
  const url = new URL(href, origin + from)
  return url.origin === origin && !url.pathname.startsWith(IMAGE_PATH) ? url.pathname + url.search : null
}

/** Follows every link of the raw HTML from the home page on, within the rules of `robots.txt`. */
export async function crawlShop(origin: string): Promise<Map<string, Reached>> {
  const isAllowed = readRobots(await (await fetch(`${origin}/robots.txt`)).text())
  const reached = new Map<string, Reached>()
  const waiting = [{ address: '/', from: '' }]
  const seen = new Set(['/'])

  async function visit({ address, from }: { address: string; from: string }) {
    const response = await fetch(origin + address, { redirect: 'manual' })
    const html = await response.text()
    const { links, canonical, isForIndex, title, description, text } = readPage(html)
    const isCanonical = canonical === '' || inside(canonical, address, origin) === address
    reached.set(address, {
      ...{ address, from, title, description, text },
      status: response.status,
      location: response.headers.get('location') ?? '',
      isIndexed: response.status === 200 && isForIndex && isCanonical,
    })
    for (const href of links) {
      const next = inside(href, address, origin)
      if (next === null || seen.has(next) || !isAllowed(next)) continue
      seen.add(next)
      waiting.push({ address: next, from: address })
    }
  }

  const under = new Set<Promise<void>>()
  while (waiting.length > 0 || under.size > 0) {
    const next = under.size < PARALLEL ? waiting.shift() : undefined
    if (!next) {
      await Promise.race(under)
      continue
    }
    const work = visit(next).finally(() => under.delete(work))
    under.add(work)
  }
  return reached
}
