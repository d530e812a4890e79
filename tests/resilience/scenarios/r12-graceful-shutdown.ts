import { setTimeout as pause } from 'node:timers/promises'
import { atMost, exactly } from '../figures'
import type { Scenario } from '../scenario'
import { LIVE_CALL } from '../shop/recover'

/** Delay of the store API, so that a program can be stopped while requests are in flight. */
const DELAY_MS = 2000

/**
 * Delay of every statement: a call with a new connection and some statements is still in progress when the store API
 * gets SIGTERM, and gets its response well within the storefront's timeout of 3 s.
 */
const STATEMENT_DELAY_MS = 200

/** Number of requests in progress. */
const COUNT = 10

export const gracefulShutdown: Scenario = {
  id: 'R12',
  claim:
    'A program gets SIGTERM while requests are in flight: each gets its response, and the program exits by itself, the store API with code 0.',
  async run({ shop: open, figures }) {
    const shop = await open()
    const [storefront] = shop.instances.storefronts
    const [storeApi] = shop.instances.storeApis
    if (!storefront || !storeApi) throw new Error('there is no instance to stop')
    await shop.storeApi.break({ kind: 'slow', delay: DELAY_MS })
    const requests = Array.from({ length: COUNT }, () => shop.request(storefront.url + LIVE_CALL))
    await pause(DELAY_MS / 4)
    const startedAt = Date.now()
    const exit = await storefront.stop()
    figures.time('the storefront ends within', Date.now() - startedAt, atMost(20_000))
    figures.check(
      'with 0, or by the signal',
      exit.code === 0 || exit.code === 143 || exit.signal === 'SIGTERM',
      `${exit.code} ${exit.signal}`,
    )
    const failed = (await Promise.all(requests)).filter(({ status }) => status !== 200)
    figures.none(
      'failed requests in progress',
      failed.map(({ status, text }) => `${status} ${text.slice(0, 60)}`),
    )
    await storefront.start()

    await shop.heal()
    await shop.database.break({ kind: 'slow', delay: STATEMENT_DELAY_MS })
    const calls = Array.from({ length: COUNT }, () => shop.request(LIVE_CALL))
    await pause(STATEMENT_DELAY_MS)
    const { code } = await storeApi.stop()
    figures.add({ name: 'exit code of the store API', value: code ?? -1, goal: exactly(0) })
    const broken = (await Promise.all(calls)).filter(({ status }) => status !== 200)
    figures.none(
      'failed calls in progress',
      broken.map(({ status, text }) => `${status} ${text.slice(0, 60)}`),
    )
    await shop.database.heal()
    await storeApi.start()
  },
}
