import { setTimeout as pause } from 'node:timers/promises'
import { percentile } from '../../harness/measure'
import { atLeast, atMost } from '../figures'
import { fireAtRate, durationsOf } from '../shop/load'
import type { Scenario } from '../scenario'
import { LIVE_CALL } from '../shop/recover'

/** Calls a second, which are never cached. */
const RATE = 50

export const retryStorm: Scenario = {
  id: 'R16',
  claim:
    'The store API responds 503 to everything: it gets at most 1.2 times as many requests as shoppers make, and they get their response at once.',
  async run({ shop: open, figures, isFull }) {
    const shop = await open()
    await shop.storeApi.break({ kind: 'status', status: 503 })
    shop.storeApi.requests.length = 0
    const load = fireAtRate({ rate: RATE, next: () => ({ path: LIVE_CALL, send: () => shop.request(LIVE_CALL) }) })
    await pause(isFull ? 60_000 : 8000)
    const results = await load.stop()
    const receivedCount = shop.storeApi.requests.filter(({ path }) => path === LIVE_CALL).length
    figures.add({ name: 'requests of shoppers', value: results.length, goal: atLeast(RATE) })
    figures.add({
      name: 'requests to the store API for each of those',
      value: receivedCount / results.length,
      goal: atMost(1.2),
    })
    figures.time('99 of 100 refusals within', percentile(durationsOf(results), 99), atMost(200))
    figures.none(
      'responses other than 502 or 503',
      results.filter(({ status }) => status !== 503 && status !== 502).map(({ status }) => status),
    )
  },
}
