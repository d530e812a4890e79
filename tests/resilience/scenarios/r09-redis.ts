import { percentile } from '../../harness/measure'
import { atMost } from '../figures'
import type { Scenario } from '../scenario'
import type { TcpFault } from '../../harness/tcp-proxy'
import { fill, findPages } from '../shop/pages'
import { LIVE_CALL } from '../shop/recover'

const FAULTS: TcpFault[] = [{ kind: 'refuse' }, { kind: 'hang' }, { kind: 'slow', delay: 500 }]

/** Rounds through all pages. */
const ROUNDS = 10

/** What the fault adds at most to a reply (ms). */
const BOUND = 50

/** Measurements, of which the shortest counts: a pause of the machine lengthens one, the cost of Redis all of them. */
const MEASUREMENTS = 3

export const redisIsAway: Scenario = {
  id: 'R09',
  claim: 'Redis is down, hangs or is slow: every page and call still succeeds, at most 50 ms later than with it.',
  async run({ shop: open, figures, isFull }) {
    const shop = await open()
    const { pages } = await findPages(shop.ask)
    await fill(shop, pages)
    const paths = [...pages, LIVE_CALL]
    const times = async () => {
      const took: number[] = []
      const wrong: string[] = []
      for (let round = 0; round < (isFull ? 20 * ROUNDS : ROUNDS); round++)
        for (const path of paths) {
          const response = await shop.askStorefront(round % 2, path)
          took.push(response.took)
          if (response.status !== 200) wrong.push(`${path}: ${response.status}`)
        }
      return { took: percentile(took, 50), late: percentile(took, 95), wrong }
    }
    await times()
    const whole = await times()
    for (const fault of FAULTS) {
      const name = fault.kind === 'slow' ? 'half a second late' : fault.kind
      await shop.redis.break(fault)
      let took = Infinity
      let late = Infinity
      const wrong: string[] = []
      for (let i = 0; i < MEASUREMENTS && late - whole.late > BOUND; i++) {
        const measured = await times()
        took = Math.min(took, measured.took)
        late = Math.min(late, measured.late)
        wrong.push(...measured.wrong)
      }
      figures.none(`${name}: failed`, wrong)
      figures.time(`${name}: added, half of all`, Math.max(0, took - whole.took), atMost(BOUND))
      figures.time(`${name}: added, 95 of 100`, Math.max(0, late - whole.late), atMost(BOUND))
    }
  },
}
