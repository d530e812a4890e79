import autocannon from 'autocannon'
import { setTimeout as pause } from 'node:timers/promises'
import { Pool } from 'undici'
import { median, percentile } from '../../harness/measure'
import { atConstantRate } from '../../harness/constant-rate'

/** A target of repeated requests. */
export interface Target {
  name: string
  origin: string
  /** Returns the next request; a new one each time if responses must not come from a cache. */
  next: () => { path: string; headers?: Record<string, string> }
  /** Requests a second, at even intervals (`fireEvenly`); by default as many as possible. */
  rate?: number
  /** Connections, with one request at a time on each; 32 by default. */
  connections?: number
}

export interface LoadResult {
  /** Responses a second. */
  perSecond: number
  /** Milliseconds within which 95 and 99 of 100 responses arrived. */
  p95: number
  p99: number
}

const DEFAULTS = { connections: 32, seconds: 4 }

/**
 * Sends requests to a target as fast as it responds, over keep-alive connections.
 * @throws Error if a response is no success
 */
export async function fire(
  { name, origin, next, ...rest }: Target,
  options: Partial<typeof DEFAULTS> = {},
): Promise<LoadResult> {
  const { connections, seconds } = {
    ...DEFAULTS,
    ...(rest.connections && { connections: rest.connections }),
    ...options,
  }
  const { requests, latency, errors, timeouts, non2xx } = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }],
  })
  const failures = errors + timeouts + non2xx
  if (failures > 0) throw new Error(`${name}: ${failures} requests failed`)
  // autocannon reports no 95th percentile; the 97.5th is stricter.
  return { perSecond: requests.average, p95: latency.p97_5, p99: latency.p99 }
}

/** Opened before the measurement, like those of a running storefront. */
const CONNECTIONS = 64

/**
 * Sends requests to a target at a constant rate, however late the responses are. Latency is measured from the moment a
 * request was due, so that time spent in the queue counts. @throws Error if a response is no success
 */
export async function fireEvenly({ name, origin, next }: Target, rate: number, seconds = 4): Promise<LoadResult> {
  const pool = new Pool(origin, { connections: CONNECTIONS })
  await Promise.all(
    Array.from({ length: CONNECTIONS }, () =>
      pool.request({ method: 'GET', ...next() }).then(({ body }) => body.dump()),
    ),
  )
  const latencies: number[] = []
  let failures = 0
  const send = async (due: number) => {
    const { statusCode, body } = await pool.request({ method: 'GET', ...next() })
    await body.dump()
    if (statusCode !== 200) failures++
    latencies.push(performance.now() - due)
  }
  const requests: Promise<void>[] = []
  const startedAt = performance.now()
  const stop = atConstantRate(rate, (due) => requests.push(send(due).catch(() => void failures++)))
  await pause(seconds * 1000)
  stop()
  await Promise.all(requests)
  const perSecond = latencies.length / ((performance.now() - startedAt) / 1000)
  await pool.close()
  if (failures > 0) throw new Error(`${name}: ${failures} requests failed`)
  return { perSecond, p95: percentile(latencies, 95), p99: percentile(latencies, 99) }
}

/**
 * Sends requests to targets in turn, several times, so that a busy moment of the machine affects all of them alike.
 * @returns medians by the name of the target
 */
export async function fireInRounds(targets: Target[], rounds: number): Promise<Map<string, LoadResult>> {
  const all = new Map<string, LoadResult[]>(targets.map(({ name }) => [name, []]))
  for (const target of targets) await fire(target, { connections: 4 })
  for (let round = 1; round <= rounds; round++) {
    for (const target of targets) {
      const result = await (target.rate ? fireEvenly(target, target.rate) : fire(target))
      all.get(target.name)?.push(result)
      console.log(
        `  ${round}/${rounds} ${target.name}: ${result.perSecond.toFixed(0)}/s, p99 ${result.p99.toFixed(0)} ms`,
      )
    }
  }
  return new Map(
    [...all].map(([name, results]) => [
      name,
      {
        perSecond: median(results.map((result) => result.perSecond)),
        p95: median(results.map((result) => result.p95)),
        p99: median(results.map((result) => result.p99)),
      },
    ]),
  )
}

/** Sent by every browser and crawler; without it responses are not compressed. */
export const COMPRESSED = { 'accept-encoding': 'gzip, deflate, br' }
