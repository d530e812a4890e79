import { setTimeout as pause } from 'node:timers/promises'
import { fireAtRate, durationsOf } from '../shop/load'
import { percentile } from '../../harness/measure'
import { atMost, shortestDuration } from '../figures'
import type { Scenario } from '../scenario'
import type { ShopResponse } from '../shop/client'
import { fillCache, findPages, FRESHNESS_MS, findUncachedProducts } from '../shop/pages'
import { liveMemoryMb } from '../shop/live-memory'
import { LIVE_CALL } from '../shop/recover'

/** Failures in a row that open a storefront's breaker, and milliseconds between its probes. */
const FAILURES = 5
const PROBE_INTERVAL_MS = 5000

/** Longest response of a cached page. */
const CACHED_PAGE_MS = 300

/** Requests a second while the breaker is open. */
const RATE = 40

/** A document whose error page is rendered by a script has a marker instead of a heading. */
const hasNoErrorPage = ({ status, text }: ShopResponse) => status < 500 || !/<h1|__next_error__/.test(text)

export const storeApiHangs: Scenario = {
  id: 'R03',
  claim:
    'The store API accepts every request and never responds: cached pages are served at once; other requests fail within 3.5 s, and at once after five failures; one probe is sent every 5 s, and nothing queues.',
  async run({ shop: open, figures, isFull, isShort }) {
    const shop = await open()
    const { pages } = await findPages(shop.request)
    const products = await findUncachedProducts(shop.request, 4)
    if (isFull) await pause(FRESHNESS_MS)
    const filledAt = Date.now()
    await fillCache(shop, pages)
    // The data shared by all pages becomes stale while the first uncached page is pending.
    if (isFull) await pause(filledAt + FRESHNESS_MS - 2500 - Date.now())
    await shop.storeApi.break({ kind: 'hang' })
    const storefront = shop.instances.storefronts[0]
    if (!storefront) throw new Error('there is no storefront')

    const requestUncached = (index: number) => shop.requestStorefront(0, `/product/${products[index]}`)
    const cached = await Promise.all(pages.map((path) => shop.requestStorefront(0, path)))
    figures.none(
      'cached pages that fail',
      pages.filter((_, index) => cached[index]?.status !== 200),
    )
    const slowest = async () => {
      const responses = await Promise.all(pages.map((path) => shop.requestStorefront(0, path)))
      return Math.max(...responses.map(({ durationMs }) => durationMs))
    }
    figures.time('slowest cached page', await shortestDuration(slowest, CACHED_PAGE_MS), atMost(CACHED_PAGE_MS))

    // The first request waits in the HTTP pipeline as well, which then sends no calls for five seconds (docs/decisions/029).
    const [first, second] = [await requestUncached(0), await requestUncached(1)]
    figures.time('the first uncached page', first.durationMs, atMost(4500))
    figures.time('a further one', second.durationMs, atMost(3500))
    figures.none(
      'of both, responses without an error page',
      [first, second].filter(hasNoErrorPage).map(({ status }) => status),
    )

    const calls = await Promise.all(Array.from({ length: FAILURES }, () => shop.requestStorefront(0, LIVE_CALL)))
    figures.time(
      'slowest call before the breaker opens',
      Math.max(...calls.map(({ durationMs }) => durationMs)),
      atMost(3500),
    )
    figures.none(
      'of those, responses other than 502, 503 or 504',
      calls.filter(({ status }) => ![502, 503, 504].includes(status)),
    )

    const before = await liveMemoryMb(storefront.pid())
    shop.storeApi.requests.length = 0
    const load = fireAtRate({
      rate: RATE,
      next: () => ({ path: LIVE_CALL, send: () => shop.requestStorefront(0, LIVE_CALL) }),
    })
    const seconds = isFull ? 60 : isShort ? 4 : 10
    await pause(seconds * 1000)
    // Every five seconds one call is a probe, which waits for its timeout: probes are excluded below.
    const probes = shop.storeApi.requests.filter(({ path }) => path === LIVE_CALL).length
    const results = await load.stop()
    const quick = durationsOf(results)
      .sort((a, b) => a - b)
      .slice(0, results.length - probes)
    figures.time('half of all calls while it is open', percentile(quick, 50), atMost(isFull ? 50 : 200))
    // The load generator shares the processors: in a short run high percentiles measure the machine, not the shop.
    if (isFull) figures.time('99 of 100', percentile(quick, 99), atMost(50))
    figures.add({ name: 'probes', value: probes, goal: atMost(Math.ceil((seconds * 1000) / PROBE_INTERVAL_MS) + 1) })
    const growthMb = (await liveMemoryMb(storefront.pid())) - before
    figures.add({ name: 'growth of live memory', value: growthMb, unit: 'MB', goal: atMost(10) })
  },
}
