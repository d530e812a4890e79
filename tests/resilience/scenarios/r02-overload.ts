import { setTimeout as pause } from 'node:timers/promises'
import { percentile } from '../../harness/measure'
import { atLeast, atMost } from '../figures'
import { fireAtRate, keepAsking, timesOf } from '../shop/load'
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
    const seen = await findPages(shop.ask)
    const strict = await startStrictNginx(processes, shop)
    const pids = [...shop.instances.storefronts, ...shop.instances.storeApis].map((instance) => instance.pid())
    const clients = Array.from({ length: ADDRESSES }, (_, index) =>
      openClient({ origin: strict.url, certificate: shop.certificate, from: `127.0.1.${index + 1}` }),
    )
    const alone = openClient({ origin: strict.url, certificate: shop.certificate, from: '127.0.2.1' })
    const measure = async () => {
      const times: number[] = []
      for (let n = 0; n < 30; n++) times.push((await alone.ask(seen.pages[n % seen.pages.length] ?? '/')).took)
      return percentile(times, 90)
    }
    const before = await measure()
    let turn = 0
    const next = () => {
      // Cached pages are no load: each request is a new search.
      const path = `/search?keyword=shirt-${turn}`
      const client = clients[turn++ % clients.length]
      return { path, ask: () => (client ?? alone).ask(path) }
    }
    const carried = keepAsking({ shoppers: SHOPPERS, next })
    await pause(CAPACITY_MS)
    const capacity = (await carried.stop()).length / (CAPACITY_MS / 1000)
    const load = fireAtRate({ rate: OVERLOAD * capacity, next })
    await pause(isFull ? 60_000 : 10_000)
    const fired = await load.stop()
    const refused = fired.filter(({ status }) => status === 429 || status === 503)
    const unexpected = fired.filter(({ status }) => ![200, 429, 503].includes(status))
    figures.none(
      'responses that are neither a success nor a refusal',
      unexpected.map(({ path, status }) => `${path}: ${status}`),
    )
    figures.add({ what: 'refusals', value: refused.length, goal: atLeast(1) })
    figures.none(
      'refusals without Retry-After',
      refused.filter(({ retryAfter }) => !retryAfter).map(({ path }) => path),
    )
    figures.time('half of all refusals within', percentile(timesOf(refused), 50), atMost(200))
    figures.none(
      'programs that ended',
      [...shop.instances.storefronts, ...shop.instances.storeApis]
        .filter((instance, index) => instance.pid() !== pids[index])
        .map(({ name }) => name),
    )
    const loadEndedAt = Date.now()
    while ((await measure()) > Math.max(50, 2 * before) && Date.now() - loadEndedAt < 30_000) await pause(500)
    figures.time('normal response times after', Date.now() - loadEndedAt, atMost(30_000))
    await Promise.all([...clients, alone].map((client) => client.close()))
    await strict.stop()
  },
}
