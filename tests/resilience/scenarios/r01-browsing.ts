import { setTimeout as pause } from 'node:timers/promises'
import { browse } from '../../harness/shopper-paths'
import { percentile, residentMb } from '../../harness/measure'
import { atLeast, atMost } from '../figures'
import { failedOf, keepAsking, timesOf } from '../shop/load'
import type { Scenario } from '../scenario'
import { findPages, pathsOf } from '../shop/pages'

const SHOPPERS = 16

/** Share of the time before memory is measured. */
const WARM_UP_SHARE = 0.2

export const browsing: Scenario = {
  id: 'R01',
  claim:
    'Shoppers browse as fast as the shop responds: no request fails, 99 of 100 responses are in time, and memory does not grow.',
  async run({ shop: open, figures, isFull }) {
    const shop = await open()
    const paths = pathsOf(await findPages(shop.ask))
    const pids = shop.instances.storefronts.map((storefront) => storefront.pid())
    const resident = () => pids.reduce((sum, pid) => sum + residentMb(pid), 0)
    let turn = 0
    const next = () => {
      const path = browse(paths, turn++)
      return { path, ask: () => shop.ask(path) }
    }
    const seconds = isFull ? 600 : 20
    const load = keepAsking({ shoppers: SHOPPERS, next })
    await pause(seconds * 1000 * WARM_UP_SHARE)
    const before = resident()
    const counted = load.fired.length
    await pause(seconds * 1000 * (1 - WARM_UP_SHARE))
    const after = resident()
    const fired = (await load.stop()).slice(counted)
    // The goal of 250 is for an idle machine; here the load generator shares it (docs/decisions/029).
    const perSecond = fired.length / (seconds * (1 - WARM_UP_SHARE))
    figures.add({ what: 'responses a second', value: perSecond, goal: atLeast(isFull ? 250 : 20) })
    figures.none('failed', failedOf(fired))
    figures.time('99 of 100 within', percentile(timesOf(fired), 99), atMost(isFull ? 500 : 5000))
    if (isFull) figures.add({ what: 'memory gained', value: (after / before - 1) * 100, unit: '%', goal: atMost(15) })
    else figures.leaveOut('Growth of memory is measured with --full only.')
  },
}
