import { median } from '../statistics'
import { fire, type Fired, type Target } from './fire'
import { fireEvenly } from './fire-evenly'

/**
 * Fires at targets in turn, several times, so that a moment in which the machine was busy meets all of them alike.
 * @returns medians by the name of the target
 */
export async function fireInRounds(targets: Target[], rounds: number): Promise<Map<string, Fired>> {
  const all = new Map<string, Fired[]>(targets.map(({ name }) => [name, []]))
  for (const target of targets) await fire(target, { connections: 4 })
  for (let round = 1; round <= rounds; round++) {
    for (const target of targets) {
      const fired = await (target.rate ? fireEvenly(target, target.rate) : fire(target))
      all.get(target.name)?.push(fired)
      console.log(
        `  ${round}/${rounds} ${target.name}: ${fired.perSecond.toFixed(0)}/s, p99 ${fired.p99.toFixed(0)} ms`,
      )
    }
  }
  return new Map(
    [...all].map(([name, fired]) => [
      name,
      {
        perSecond: median(fired.map((one) => one.perSecond)),
        p95: median(fired.map((one) => one.p95)),
        p99: median(fired.map((one) => one.p99)),
      },
    ]),
  )
}
