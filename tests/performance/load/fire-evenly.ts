import { setTimeout as pause } from 'node:timers/promises'
import { Pool } from 'undici'
import { percentile } from '../statistics'
import { atConstantRate } from '../../harness/constant-rate'
import type { Fired, Target } from './fire'

/** They are open before it begins, as a storefront's are. */
const CONNECTIONS = 64

/**
 * Asks a target so many times a second, one after another in even steps, however late the answers are. A wait counts from
 * the moment its question was due, so that whoever stands in line is counted. @throws Error when an answer is no success
 */
export async function fireEvenly({ name, origin, next }: Target, rate: number, seconds = 4): Promise<Fired> {
  const pool = new Pool(origin, { connections: CONNECTIONS })
  await Promise.all(
    Array.from({ length: CONNECTIONS }, () =>
      pool.request({ method: 'GET', ...next() }).then(({ body }) => body.dump()),
    ),
  )
  const took: number[] = []
  let failures = 0
  const ask = async (due: number) => {
    const { statusCode, body } = await pool.request({ method: 'GET', ...next() })
    await body.dump()
    if (statusCode !== 200) failures++
    took.push(performance.now() - due)
  }
  const asked: Promise<void>[] = []
  const begun = performance.now()
  const stop = atConstantRate(rate, (due) => asked.push(ask(due).catch(() => void failures++)))
  await pause(seconds * 1000)
  stop()
  await Promise.all(asked)
  const perSecond = took.length / ((performance.now() - begun) / 1000)
  await pool.close()
  if (failures > 0) throw new Error(`${name}: ${failures} requests had no good answer`)
  return { perSecond, p95: percentile(took, 95), p99: percentile(took, 99) }
}
