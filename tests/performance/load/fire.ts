import autocannon from 'autocannon'

/** What is asked for again and again. */
export interface Target {
  name: string
  origin: string
  /** The next request: every one its own where answers must not come from a cache, or requests must not repeat. */
  next: () => { path: string; headers?: Record<string, string> }
  /** Requests a second, in even steps, however fast it answers (`fireEvenly`); without it as many as it answers. */
  rate?: number
  /** Connections it is asked over, one request at a time on each; 32 without it. */
  connections?: number
}

export interface Fired {
  /** Answers a second. */
  perSecond: number
  /** Milliseconds within which 95 and 99 of 100 answers came. */
  p95: number
  p99: number
}

const USUAL = { connections: 32, seconds: 4 }

/** Asks a target as fast as it answers, over connections that stay open. @throws Error when an answer is no success */
export async function fire({ name, origin, next, ...own }: Target, how: Partial<typeof USUAL> = {}): Promise<Fired> {
  const { connections, seconds } = { ...USUAL, ...(own.connections && { connections: own.connections }), ...how }
  const { requests, latency, errors, timeouts, non2xx } = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }],
  })
  const failures = errors + timeouts + non2xx
  if (failures > 0) throw new Error(`${name}: ${failures} requests had no good answer`)
  // autocannon tells no 95th percentile: the next one it has is the stricter.
  return { perSecond: requests.average, p95: latency.p97_5, p99: latency.p99 }
}
