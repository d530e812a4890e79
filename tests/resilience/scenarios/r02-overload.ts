import { setTimeout as pause } from 'node:timers/promises'
import { percentile } from '../../harness/measure'
import { atLeast, atMost } from '../figures'
import { fireAtRate, startClosedLoop, durationsOf } from '../shop/load'
import { openClient } from '../shop/client'
import type { Scenario } from '../scenario'
import { findPages } from '../shop/pages'
import { startStrictNginx } from '../shop/strict-nginx'

/** Concurrent requests by which the shop's capacity is measured, and for how long, in milliseconds. */
const SHOPPERS = 16
const CAPACITY_MS = 5000

/** How much more than its capacity is requested. */
const OVERLOAD = 5

/** Source addresses of the load: enough that none reaches the limit of an address. */
const ADDRESSES = 60

export const overload: Scenario = {
  id: 'R02',
  claim:
    'Five times the load the machine can carry: excess requests get 503 with Retry-After at once; no program exits; half a minute later response times are normal again.',
  async run({ shop: open, figures, isFull, processes }) {
    const shop = await open()
    const content = await findPages(shop.request)
    const strict = await startStrictNginx(processes, shop)
    const pids = [...shop.instances.storefronts, ...shop.instances.storeApis].map((instance) => instance.pid())
    const clients = Array.from({ length: ADDRESSES }, (_, index) =>
      openClient({ origin: strict.url, certificate: shop.certificate, localAddress: `127.0.1.${index + 1}` }),
    )
    const separateClient = openClient({ origin: strict.url, certificate: shop.certificate, localAddress: '127.0.2.1' })
    const measure = async () => {
      const times: number[] = []
      for (let n = 0; n < 30; n++)
        times.push((await separateClient.ask(content.pages[n % content.pages.length] ?? '/')).durationMs)
      return percentile(times, 90)
    }
    const before = await measure()
    let requestCount = 0
    const next = () => {
      // Cached pages are no load: each request is a new search.
      const path = `/search?keyword=shirt-${requestCount}`
      const client = clients[requestCount++ % clients.length]
      return { path, send: () => (client ?? separateClient).ask(path) }
    }
    const capacityLoad = startClosedLoop({ shoppers: SHOPPERS, next })
    await pause(CAPACITY_MS)
    const capacity = (await capacityLoad.stop()).length / (CAPACITY_MS / 1000)
    const load = fireAtRate({ rate: OVERLOAD * capacity, next })
    await pause(isFull ? 60_000 : 10_000)
    const results = await load.stop()
    const rejections = results.filter(({ status }) => status === 429 || status === 503)
    const unexpected = results.filter(({ status }) => ![200, 429, 503].includes(status))
    figures.none(
      'responses that are neither a success nor a refusal',
      unexpected.map(({ path, status }) => `${path}: ${status}`),
    )
    figures.add({ name: 'refusals', value: rejections.length, goal: atLeast(1) })
    figures.none(
      'refusals without Retry-After',
      rejections.filter(({ retryAfter }) => !retryAfter).map(({ path }) => path),
    )
    figures.time('half of all refusals within', percentile(durationsOf(rejections), 50), atMost(200))
    figures.none(
      'programs that ended',
      [...shop.instances.storefronts, ...shop.instances.storeApis]
        .filter((instance, index) => instance.pid() !== pids[index])
        .map(({ name }) => name),
    )
    const loadEndedAt = Date.now()
    while ((await measure()) > Math.max(50, 2 * before) && Date.now() - loadEndedAt < 30_000) await pause(500)
    figures.time('normal response times after', Date.now() - loadEndedAt, atMost(30_000))
    await Promise.all([...clients, separateClient].map((client) => client.close()))
    await strict.stop()
  },
}
