import { percentile } from '../../harness/measure'
import { atMost } from '../figures'
import type { Scenario } from '../scenario'
import type { TcpFault } from '../../harness/tcp-proxy'
import { fillCache, findPages } from '../shop/pages'
import { LIVE_CALL } from '../shop/recover'

const FAULTS: TcpFault[] = [{ kind: 'refuse' }, { kind: 'hang' }, { kind: 'slow', delay: 500 }]

/** Rounds through all pages. */
const ROUNDS = 10

/** Maximum latency added by the fault. */
const MAX_ADDED_MS = 50

/** Of which the shortest counts: a pause of the machine lengthens one, a slow Redis all of them. */
const MEASUREMENTS = 3

export const redisDown: Scenario = {
  id: 'R09',
  claim: 'Redis is down, hangs or is slow: every page and call still succeeds, at most 50 ms later than with it.',
  async run({ shop: open, figures, isFull }) {
    const shop = await open()
    const { pages } = await findPages(shop.request)
    await fillCache(shop, pages)
    const paths = [...pages, LIVE_CALL]
    const measure = async () => {
      const durations: number[] = []
      const failed: string[] = []
      for (let round = 0; round < (isFull ? 20 * ROUNDS : ROUNDS); round++)
        for (const path of paths) {
          const response = await shop.requestStorefront(round % 2, path)
          durations.push(response.durationMs)
          if (response.status !== 200) failed.push(`${path}: ${response.status}`)
        }
      return { p50: percentile(durations, 50), p95: percentile(durations, 95), failed }
    }
    await measure()
    const baseline = await measure()
    for (const fault of FAULTS) {
      const name = fault.kind === 'slow' ? 'half a second late' : fault.kind
      await shop.redis.break(fault)
      let p50 = Infinity
      let p95 = Infinity
      const failed: string[] = []
      for (let i = 0; i < MEASUREMENTS && p95 - baseline.p95 > MAX_ADDED_MS; i++) {
        const measured = await measure()
        p50 = Math.min(p50, measured.p50)
        p95 = Math.min(p95, measured.p95)
        failed.push(...measured.failed)
      }
      figures.none(`${name}: failed`, failed)
      figures.time(`${name}: added, half of all`, Math.max(0, p50 - baseline.p50), atMost(MAX_ADDED_MS))
      figures.time(`${name}: added, 95 of 100`, Math.max(0, p95 - baseline.p95), atMost(MAX_ADDED_MS))
    }
  },
}
